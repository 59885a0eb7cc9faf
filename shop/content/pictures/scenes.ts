import type { Drawing } from '@storefront/sample-catalogue/drawings/drawing.ts';
import { draw } from '@storefront/sample-catalogue/drawings/families.ts';
import type { FinishKey } from '@storefront/sample-catalogue/drawings/finishes.data.ts';
import { bowlOfLemons, frontDoor, oakTop, panelling, tiles, wall, type Room } from './rooms.ts';

/** A product in a scene: its 800 × 800 drawing without the background, moved and scaled. */
interface Placed {
  drawing: Drawing;
  x: number;
  y: number;
  scale: number;
}

interface Scene {
  rooms: readonly Room[];
  things: readonly Placed[];
  /** Light drawn over everything. */
  light?: string;
}

function at(
  x: number,
  y: number,
  scale: number,
  family: string,
  finish: FinishKey,
  options: Drawing['options'] = {},
  view: Drawing['view'] = 'front',
  accent?: FinishKey,
): Placed {
  return { drawing: { family, finish, view, options, ...(accent && { accent }) }, x, y, scale };
}

type Light = 'pool' | 'amber' | 'daylight';

const pool = (x: number, y: number, rx: number, ry: number, strength = 0.5, light: Light = 'pool') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${light})" opacity="${strength}"/>`;

/** Light drawn on the background. */
const lit = (...pools: readonly string[]): Room => ({ defs: '', body: pools.join('') });

/** A cord from above with a holder for a bulb whose cap begins at `y`. */
const cord = (x: number, y: number): string =>
  `<rect x="${x - 3}" y="-10" width="6" height="${y - 50}" fill="#15120f"/><path d="M${x - 19} ${y - 72}h38l7 24v62h-52v-62z" fill="#2b2723"/><path d="M${x - 13} ${y - 66}h8l-3 78h-11v-58z" fill="#fff" opacity=".16"/><rect x="${x - 26}" y="${y + 2}" width="52" height="5" fill="#000" opacity=".4"/>`;

const GREEN = '#3f5a4c';
const PLASTER = '#e6dfd2';
const SAGE = '#a8b3a2';
const CLAY = '#c9a98f';
const NAVY = '#33435c';

/** Every scene of pages and posts, by name. */
export const scenes: Readonly<Record<string, () => Scene>> = {
  'layered-light': () => ({
    rooms: [
      wall(GREEN, 'evening'),
      lit(pool(457, 330, 560, 430, 0.5), pool(1228, 500, 520, 430, 0.6), pool(846, 380, 260, 240, 0.3)),
      panelling(GREEN, 640),
      oakTop(880, 46),
    ],
    things: [
      at(110, -60, 0.86, 'pendant-dome', 'satin-brass', {}, 'in-use'),
      at(630, 150, 0.54, 'picture-light', 'antique-brass', {}, 'in-use'),
      at(880, 306, 0.87, 'table-lamp', 'racing-green', {}, 'in-use', 'satin-brass'),
    ],
  }),
  'matching-finishes': () => ({
    rooms: [wall(PLASTER, 'day')],
    things: [
      at(40, 60, 0.7, 'plate-switch', 'satin-brass', { gang: 2, style: 'toggle' }),
      at(500, 20, 0.82, 'lever-handle', 'satin-brass', {}),
      at(1090, 30, 0.62, 'hook', 'satin-brass'),
      at(100, 490, 0.58, 'cabinet-knob', 'satin-brass'),
      at(540, 470, 0.72, 'cabinet-pull', 'satin-brass', { shape: 'cup' }),
      at(1050, 440, 0.7, 'plate-dimmer', 'satin-brass'),
    ],
  }),
  dimming: () => ({
    rooms: [wall(NAVY, 'evening'), lit(pool(1152, 560, 620, 560, 0.75)), { defs: '', body: cord(1152, 236) }],
    things: [
      at(70, 110, 0.98, 'plate-dimmer', 'polished-brass', { gang: 2 }),
      at(760, 90, 0.98, 'bulb-globe', 'amber-glass', { glass: 'amber', filament: true }, 'in-use'),
    ],
  }),
  'bathroom-zones': () => ({
    rooms: [
      tiles(),
      lit(pool(800, 440, 640, 520, 0.45), pool(300, 330, 300, 300, 0.5), pool(1300, 330, 300, 300, 0.5)),
    ],
    things: [
      at(380, 20, 1.06, 'mirror', 'satin-brass', {}),
      at(10, 110, 0.74, 'wall-light', 'satin-brass', { glass: 'opal' }),
      at(1000, 110, 0.74, 'wall-light', 'satin-brass', { glass: 'opal' }),
    ],
  }),
  'colour-temperature': () => ({
    rooms: [
      wall('#4a4037', 'evening'),
      lit(
        pool(340, 500, 400, 460, 0.75, 'amber'),
        pool(800, 500, 400, 460, 0.6),
        pool(1260, 500, 400, 460, 0.75, 'daylight'),
      ),
      { defs: '', body: cord(340, 262) + cord(800, 262) + cord(1260, 262) },
      oakTop(890, 46),
      lit(
        pool(340, 912, 330, 34, 0.6, 'amber'),
        pool(800, 912, 330, 34, 0.55),
        pool(1260, 912, 330, 34, 0.55, 'daylight'),
      ),
    ],
    things: [
      at(4, 160, 0.84, 'bulb-gls', 'opal-glass', {}, 'in-use'),
      at(464, 160, 0.84, 'bulb-gls', 'opal-glass', {}, 'in-use'),
      at(924, 160, 0.84, 'bulb-gls', 'opal-glass', {}, 'in-use'),
    ],
    light: pool(340, 540, 260, 330, 0.6, 'amber') + pool(1260, 540, 300, 380, 0.95, 'daylight'),
  }),
  'front-door': () => ({
    rooms: [frontDoor('#1f3a2e'), lit(pool(216, 300, 330, 330, 0.35))],
    things: [
      at(690, -14, 0.28, 'numeral', 'polished-brass', { glyph: '4' }),
      at(612, 138, 0.47, 'door-knocker', 'polished-brass', { shape: 'ring' }),
      at(520, 258, 0.7, 'letter-plate', 'polished-brass'),
      at(-70, 10, 0.72, 'lantern', 'matt-black', {}, 'in-use'),
      at(1284, 500, 0.26, 'bell-push', 'polished-brass'),
    ],
  }),
  'kitchen-island': () => ({
    rooms: [
      wall(SAGE, 'day'),
      lit(pool(330, 640, 330, 420, 0.5), pool(800, 640, 330, 420, 0.5), pool(1270, 640, 330, 420, 0.5)),
      oakTop(800, 76),
      lit(pool(330, 836, 300, 40, 0.8), pool(800, 836, 300, 40, 0.8), pool(1270, 836, 300, 40, 0.8)),
      bowlOfLemons(610, 822),
    ],
    things: [330, 800, 1270].map((x) =>
      at(x - 308, -110, 0.77, 'pendant-dome', 'racing-green', {}, 'front', 'satin-brass'),
    ),
  }),
  workbench: () => ({
    rooms: [wall(CLAY, 'day'), lit(pool(810, 470, 460, 420, 0.6)), oakTop(800, 70)],
    things: [
      at(30, 10, 0.56, 'plate-switch', 'antique-brass', { gang: 3, style: 'toggle' }),
      at(1090, 0, 0.58, 'lever-handle', 'antique-brass'),
      at(130, 396, 0.7, 'lamp-shade', 'natural-linen'),
      at(500, 258, 0.84, 'table-lamp', 'antique-brass', {}, 'front'),
      at(1000, 472, 0.56, 'bulb-squirrel-cage', 'amber-glass', { glass: 'amber', filament: true }),
      at(1230, 510, 0.5, 'door-stop', 'antique-brass'),
    ],
  }),
  'trade-counter': () => ({
    rooms: [wall(GREEN, 'day'), panelling(GREEN, 560), oakTop(850, 66)],
    things: [
      at(40, 10, 0.58, 'plate-socket', 'satin-brass', { gang: 2, usb: true }),
      at(430, 10, 0.56, 'plate-switch', 'polished-chrome', { gang: 2 }),
      at(790, 10, 0.56, 'plate-dimmer', 'matt-black', { gang: 1 }),
      at(1110, 10, 0.56, 'plate-grid', 'brushed-chrome', { gang: 3 }),
      at(110, 430, 0.68, 'cable-reel', 'antique-brass', { colour: 'gold' }),
      at(570, 430, 0.68, 'cable-reel', 'antique-brass', { colour: 'green' }),
      at(1030, 430, 0.68, 'cable-reel', 'antique-brass', { colour: 'black' }),
    ],
  }),
};

/** Draws a scene as a 1600 × 1000 SVG. Throws for an unknown one. */
export function drawScene(name: string): string {
  const scene = Object.hasOwn(scenes, name) ? scenes[name]?.() : undefined;
  if (!scene) throw new Error(`No such scene: ${name}`);
  const { rooms, things, light = '' } = scene;
  const rest = things.map(placed);
  const defs = rooms.map((room) => room.defs).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 1600 1000"><defs>${defs}</defs>${rooms.map((room) => room.body).join('')}${rest.join('')}${light}</svg>`;
}

/** The background elements of a product's drawing: the wall, and the table that some stand on. */
const GROUND =
  /<rect width="800" height="800" fill="url\(#ground\)"\/>(?:<rect y="590"[^>]*\/><ellipse cx="400" cy="592"[^>]*\/>)?/;

/** Embeds a product's drawing: makes its ids unique and removes its background. */
function placed({ drawing, x, y, scale }: Placed, index: number): string {
  const svg = draw(drawing)
    .replace(GROUND, '')
    .replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const own = svg
    .replace(/\bid="([\w-]+)"/g, `id="t${index}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#t${index}-$1)`)
    .replace(/href="#([\w-]+)"/g, `href="#t${index}-$1"`);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${own}</g>`;
}
