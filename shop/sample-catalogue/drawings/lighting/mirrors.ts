import { tiledWall } from '../backdrops.ts';
import type { Drawing } from '../drawing.ts';
import { flatMetal, gradient, radial, roundMetal } from '../light.rules.ts';
import { finishOf, n, sizeOf, textOption, wallShadow } from '../studio.ts';
import { family } from '../subject.ts';

const GLASS =
  gradient('glass', 'diagonal', { 0: '#f4f7f6', 0.28: '#d7dfe0', 0.5: '#eef2f1', 0.72: '#c8d2d3', 1: '#aebabc' }) +
  radial('shine', { 0: ['#ffffff', 1], 0.3: ['#fff6de', 0.75], 0.7: ['#ffedc2', 0.25], 1: ['#ffe9b8', 0] });

interface Form {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

const FORMS: Readonly<Record<string, Form>> = {
  round: { x: 160, y: 150, width: 480, height: 480, radius: 240 },
  rectangle: { x: 200, y: 110, width: 400, height: 560, radius: 12 },
  landscape: { x: 110, y: 190, width: 580, height: 400, radius: 12 },
  pill: { x: 250, y: 96, width: 300, height: 590, radius: 150 },
};

const rect = ({ x, y, width, height, radius }: Form, inset = 0) =>
  `x="${n(x + inset)}" y="${n(y + inset)}" width="${n(width - inset * 2)}" height="${n(height - inset * 2)}" rx="${n(Math.max(4, radius - inset))}"`;

/** The far wall, the edge of a window and the light that falls through it. */
function reflection(form: Form): string {
  const { x, y, width, height } = form;
  return `<g clip-path="url(#pane)"><rect ${rect(form)} fill="url(#glass)"/><rect x="${n(x)}" y="${n(y + height * 0.66)}" width="${n(width)}" height="${n(height * 0.34)}" fill="#8fa09c" opacity=".16"/><rect x="${n(x + width * 0.58)}" y="${n(y + height * 0.16)}" width="${n(width * 0.26)}" height="${n(height * 0.36)}" fill="#fff" opacity=".4" filter="url(#b8)"/><path d="M${n(x + width * 0.7)} ${n(y + height * 0.16)}v${n(height * 0.36)}M${n(x + width * 0.58)} ${n(y + height * 0.34)}h${n(width * 0.26)}" stroke="#b9c4c4" stroke-width="4" opacity=".5"/><polygon points="${n(x)},${n(y + height * 0.72)} ${n(x + width * 0.72)},${n(y)} ${n(x + width * 0.9)},${n(y)} ${n(x)},${n(y + height * 0.95)}" fill="#fff" opacity=".26"/><polygon points="${n(x)},${n(y + height * 0.5)} ${n(x + width * 0.5)},${n(y)} ${n(x + width * 0.56)},${n(y)} ${n(x)},${n(y + height * 0.57)}" fill="#fff" opacity=".2"/></g>`;
}

/** An illuminated mirror: light through a frosted band near its edge, or from behind it where `light` is `behind`. */
export const mirror = family((drawing: Drawing) => {
  const form = FORMS[textOption(drawing, 'shape', 'round')] ?? FORMS.round;
  if (!form) throw new RangeError('No round mirror');
  const backlit = textOption(drawing, 'light', 'edge') === 'behind';
  const inUse = drawing.view === 'in-use';
  const wall = inUse ? tiledWall() : { defs: '', body: '' };
  const dusk = inUse ? '<rect width="800" height="800" fill="#3a2c1c" opacity=".46"/>' : '';
  const halo =
    backlit || inUse
      ? `<rect ${rect(form, -26)} fill="#fff3cf" opacity="${inUse ? 0.95 : 0.8}" filter="url(#b24)"/><rect ${rect(form, -10)} fill="#fffbee" opacity=".9" filter="url(#b14)"/>`
      : '';
  const band = backlit
    ? ''
    : `<rect ${rect(form, 40)} fill="none" stroke="#fff5d8" stroke-width="34" opacity=".7" filter="url(#b8)"/><rect ${rect(form, 40)} fill="none" stroke="#fffdf6" stroke-width="18"/><rect ${rect(form, 40)} fill="none" stroke="#d9d2be" stroke-opacity=".5" stroke-width="1.5"/>`;
  return {
    defs:
      wall.defs +
      GLASS +
      flatMetal('frame', finishOf(drawing)) +
      `<clipPath id="pane"><rect ${rect(form)}/></clipPath>`,
    body: `${wall.body}${dusk}${wallShadow(form.x, form.y, form.width, form.height, form.radius)}${halo}<rect ${rect(form, -9)} fill="url(#frame)"/><rect ${rect(form, -8)} fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.5"/>${reflection(form)}<rect ${rect(form, 1)} fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.5"/>${band}<circle cx="400" cy="${n(form.y + form.height - (backlit ? 40 : 84))}" r="13" fill="none" stroke="${inUse ? '#8fd0ff' : '#fff'}" stroke-width="3"/><path d="M400 ${n(form.y + form.height - (backlit ? 47 : 91))}v9" stroke="${inUse ? '#8fd0ff' : '#fff'}" stroke-width="3" stroke-linecap="round"/>`,
    outline: `<rect ${rect(form)}/>${backlit ? '' : `<rect ${rect(form, 40)}/>`}`,
    bounds: form,
    millimetres: sizeOf(drawing, 600, 600),
  };
});

/** A bar over a mirror: an opal diffuser held by metal ends on a wall plate. In use it hangs above the glass. */
export const mirrorLight = family((drawing: Drawing) => {
  const inUse = drawing.view === 'in-use';
  const wall = inUse ? tiledWall() : { defs: '', body: '' };
  const y = inUse ? 250 : 370;
  const [left, right] = [96, 704];
  const glass = inUse
    ? `<rect width="800" height="800" fill="#3a2c1c" opacity=".36"/><g clip-path="url(#pane)"><rect x="170" y="360" width="460" height="440" fill="url(#glass)"/><polygon points="170,700 520,360 600,360 170,790" fill="#fff" opacity=".3"/><rect x="170" y="360" width="460" height="90" fill="#fff4d0" opacity=".7" filter="url(#b24)"/></g><rect x="170" y="360" width="460" height="460" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>`
    : '';
  const cap = (x: number) =>
    `<rect x="${x - 17}" y="${y - 34}" width="34" height="68" rx="7" fill="url(#cap)"/><rect x="${x - 17}" y="${y - 34}" width="34" height="68" rx="7" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1.5"/>`;
  return {
    defs:
      wall.defs +
      GLASS +
      roundMetal('cap', finishOf(drawing), 'down') +
      flatMetal('plate', finishOf(drawing)) +
      gradient('opal', 'down', { 0: '#fffaf0', 0.3: '#ffffff', 0.6: '#fff3d4', 1: '#e9cf94' }) +
      '<clipPath id="pane"><rect x="170" y="360" width="460" height="440"/></clipPath>',
    body:
      `${wall.body}${glass}<ellipse cx="400" cy="${y + 20}" rx="420" ry="${inUse ? 190 : 130}" fill="url(#shine)" opacity="${inUse ? 0.95 : 0.6}"/>${wallShadow(330, y - 56, 140, 100, 8)}<rect x="330" y="${y - 60}" width="140" height="104" rx="8" fill="url(#plate)"/><rect x="332" y="${y - 58}" width="136" height="100" rx="7" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/><rect x="384" y="${y - 46}" width="32" height="40" fill="url(#plate)"/>` +
      `<rect x="${left}" y="${y - 20}" width="${right - left}" height="58" rx="29" fill="#4a3d28" opacity=".4" filter="url(#b14)" transform="translate(8 40)"/><rect x="${left}" y="${y - 27}" width="${right - left}" height="54" rx="27" fill="url(#opal)"/><rect x="${left + 10}" y="${y - 20}" width="${right - left - 20}" height="12" rx="6" fill="#fff" opacity=".9" filter="url(#b2)"/><rect x="${left}" y="${y - 27}" width="${right - left}" height="54" rx="27" fill="none" stroke="#c9ae74" stroke-opacity=".5" stroke-width="1.5"/>${cap(left + 8)}${cap(right - 8)}${cap(400)}`,
    outline: `<rect x="${left}" y="${y - 27}" width="${right - left}" height="54" rx="27"/><rect x="330" y="${y - 60}" width="140" height="104" rx="8"/>${[left + 8, 400, right - 8].map((x) => `<rect x="${x - 17}" y="${y - 34}" width="34" height="68" rx="7"/>`).join('')}`,
    bounds: { x: left - 9, y: y - 60, width: right - left + 18, height: 104 },
    millimetres: sizeOf(drawing, 500, 62),
  };
});
