import type { Drawing } from '../drawing.ts';
import { tone, flatMetal, gradient, mix } from '../light.rules.ts';
import { brushedFilter, finishOf, n, numberOption, screw, seedOf, wallShadow } from '../studio.ts';
import type { Subject } from '../subject.ts';

/** UK plates: 86 mm square, 146 mm for a double; drawn large enough to fill the frame. */
const SINGLE = 86;
const DOUBLE = 146;

/** Where it ends along the upper and lower edge, its brightness, and how far the finish's own band moves. */
interface Reflection {
  top: readonly [from: number, to: number];
  foot: readonly [from: number, to: number];
  strength: number;
  shift: number;
}

/** By the option `light`: plates of a grid do not all glare alike. */
const REFLECTIONS: readonly [Reflection, ...Reflection[]] = [
  { top: [0, 0.56], foot: [0, 0.21], strength: 1, shift: 0 },
  { top: [0, 0.84], foot: [0, 0.42], strength: 0.7, shift: 0.09 },
  { top: [0, 0.3], foot: [0, 0.06], strength: 1.1, shift: -0.08 },
  { top: [0.22, 0.6], foot: [-0.1, 0.18], strength: 1, shift: 0.05 },
  { top: [0.52, 0.82], foot: [0.22, 0.46], strength: 0.8, shift: -0.12 },
  { top: [0, 0.44], foot: [0, 0.38], strength: 0.55, shift: 0.12 },
];

export const PLATE_LIGHTS = REFLECTIONS.length;

export type Plate = ReturnType<typeof plateOf>;

export function plateOf(wide: boolean) {
  const scale = wide ? 3.85 : 5.1;
  const width = (wide ? DOUBLE : SINGLE) * scale;
  const height = SINGLE * scale;
  return { scale, x: 400 - width / 2, y: 395 - height / 2, width, height, centreX: 400, centreY: 395 };
}

/** A face plate in its finish, with shadows, edge light and two screws, and what is set into it. */
export function plateSubject(
  drawing: Drawing,
  plate: Plate,
  inset: { defs: string; body: string; outline: string },
): Subject {
  const finish = finishOf(drawing);
  const { x, y, width, height, scale } = plate;
  const radius = 3.4 * scale;
  const seed = seedOf(drawing);
  const { top, foot, strength, shift } =
    REFLECTIONS[numberOption(drawing, 'light', seed) % PLATE_LIGHTS] ?? REFLECTIONS[0];
  const inUse = drawing.view === 'in-use';
  const defs =
    flatMetal('face', finish, shift) +
    brushedFilter(seed) +
    gradient('edge', 'down', {
      0: [tone(finish, 0.85), 0.95],
      0.12: [tone(finish, 0.85), 0.1],
      0.9: [tone(finish, -0.7), 0.05],
      1: [tone(finish, -0.7), 0.6],
    }) +
    gradient('well', 'down', { 0: '#15130f', 1: '#37322a' }) +
    `<clipPath id="plate"><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}"/></clipPath>` +
    inset.defs;
  const brushed =
    finish.kind === 'brushed'
      ? `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" filter="url(#grain)" opacity=".5"/>`
      : '';
  const sheen = n((finish.kind === 'matt' || finish.kind === 'painted' ? 0.1 : 0.17) * strength);
  const corner = (along: number, down: 0 | 1) => `${n(x + width * along)},${n(y + height * down)}`;
  const screwX = 13.2 * scale;
  // On a painted wall with the light of a window across it.
  const wall = inUse
    ? `<rect width="800" height="800" fill="${mix('#8d9a8b', '#c9c2b4', (seed % 5) / 5)}"/><polygon points="0,0 470,0 130,800 0,800" fill="#fff6e0" opacity=".2" filter="url(#b24)"/><polygon points="560,0 700,0 360,800 220,800" fill="#fff6e0" opacity=".12" filter="url(#b24)"/>`
    : '';
  const body =
    wall +
    wallShadow(x, y, width, height, radius) +
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="url(#face)"/><g clip-path="url(#plate)">${brushed}<polygon points="${corner(top[0], 0)} ${corner(top[1], 0)} ${corner(foot[1], 1)} ${corner(foot[0], 1)}" fill="#fffdf4" opacity="${sheen}"/></g>` +
    `<rect x="${n(x + 1.5)}" y="${n(y + 1.5)}" width="${n(width - 3)}" height="${n(height - 3)}" rx="${n(radius - 1)}" fill="none" stroke="url(#edge)" stroke-width="3"/>` +
    screw(x + screwX - 4.2 * scale, y + height / 2, 2.5 * scale, finish, seed % 170) +
    screw(x + width - screwX + 4.2 * scale, y + height / 2, 2.5 * scale, finish, (seed * 7) % 170) +
    inset.body;
  const outline = `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}"/>${inset.outline}`;
  return {
    defs,
    body,
    outline,
    bounds: { x, y, width, height },
    millimetres: { width: width / scale, height: height / scale },
  };
}

/** A hole with something in it: dark well, then the insert. */
export function well(x: number, y: number, width: number, height: number, radius: number): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="url(#well)"/>`;
}
