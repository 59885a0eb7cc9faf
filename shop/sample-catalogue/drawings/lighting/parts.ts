import { finishes, type Finish } from '../finishes.data.ts';
import { gradient, radial, roundMetal, tones } from '../light.rules.ts';
import { n } from '../studio.ts';

/** A hanging flex from the top of the picture. */
export function flex(x: number, to: number, colour = '#26241f'): string {
  return `<rect x="${n(x - 2.5)}" y="0" width="5" height="${n(to)}" fill="${colour}"/><rect x="${n(x - 1.6)}" y="0" width="1.4" height="${n(to)}" fill="#8b8578" opacity=".8"/>`;
}

/** The cup over a lamp holder. */
export function holder(x: number, top: number, width: number, height: number, fill: string): string {
  return `<path d="M${n(x - width * 0.42)} ${n(top)}h${n(width * 0.84)}l${n(width * 0.08)} ${n(height * 0.55)}h${n(-width)}z" fill="url(#${fill})"/><rect x="${n(x - width / 2)}" y="${n(top + height * 0.55)}" width="${n(width)}" height="${n(height * 0.45)}" fill="url(#${fill})"/><rect x="${n(x - width / 2)}" y="${n(top + height * 0.53)}" width="${n(width)}" height="3" fill="#000" opacity=".35"/>`;
}

/** A wall rose or ceiling rose seen square on, with its edge and shadow. */
export function rose(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x + 8)}" cy="${n(y + 24)}" r="${n(radius)}" fill="#5f5646" opacity=".42" filter="url(#b14)"/><circle cx="${n(x + 1)}" cy="${n(y + 4)}" r="${n(radius + 1)}" fill="#2d261b" opacity=".5" filter="url(#b2)"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${fill})"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius - 1.5)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`;
}

function innerLight(id: string, lit: boolean, tint: Finish): string {
  return radial(
    id,
    lit
      ? { 0: '#fffdf2', 0.35: '#ffe9b0', 0.75: '#e3b765', 1: '#9c7430' }
      : tones(tint, { 0: 0.1, 0.6: -0.35, 1: -0.62 }),
    'cx=".5" cy=".25" r=".75"',
  );
}

/** Seen from just below: skin, shadow towards the foot, sheen on the shoulder, open underside. */
export function shade(options: {
  path: string;
  x: number;
  foot: number;
  half: number;
  depth: number;
  skin: Finish;
  lit: boolean;
  rim: string;
}): { defs: string; body: string } {
  const { path, x, foot, half, depth, skin, lit, rim } = options;
  const defs =
    roundMetal('skin', skin) +
    innerLight('inside', lit, skin) +
    gradient('fall', 'down', { 0: ['#ffffff', 0.2], 0.3: ['#ffffff', 0], 0.78: ['#000000', 0], 1: ['#000000', 0.3] }) +
    `<clipPath id="shade"><path d="${path}"/></clipPath>`;
  const body =
    `<path d="${path}" fill="url(#skin)"/><path d="${path}" fill="url(#fall)"/>` +
    `<g clip-path="url(#shade)"><path d="M${n(x - half * 0.46)} ${n(foot - half * 0.92)}Q${n(x - half * 0.82)} ${n(foot - half * 0.56)} ${n(x - half * 0.86)} ${n(foot - 20)}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="10" stroke-linecap="round" filter="url(#b4)"/></g>` +
    `<ellipse cx="${n(x)}" cy="${n(foot)}" rx="${n(half)}" ry="${n(depth)}" fill="#14110d"/><ellipse cx="${n(x)}" cy="${n(foot + 2)}" rx="${n(half - 7)}" ry="${n(depth - 4)}" fill="url(#inside)"/>` +
    (lit
      ? `<ellipse cx="${n(x)}" cy="${n(foot + depth * 0.28)}" rx="${n(half * 0.23)}" ry="${n(depth * 0.5)}" fill="#fff6da" filter="url(#b4)"/><ellipse cx="${n(x)}" cy="${n(foot + depth * 0.22)}" rx="${n(half * 0.17)}" ry="${n(depth * 0.42)}" fill="#fffdf4"/>`
      : `<ellipse cx="${n(x)}" cy="${n(foot + depth * 0.1)}" rx="${n(half * 0.16)}" ry="${n(depth * 0.42)}" fill="#f6f2e8"/>`) +
    `<path d="M${n(x - half)} ${n(foot)}a${n(half)} ${n(depth)} 0 0 0 ${n(half * 2)} 0" fill="none" stroke="${rim}" stroke-width="3" opacity=".9"/>`;
  return { defs, body };
}

const GLASS: Record<string, readonly [body: string, rim: string, opacity: number]> = {
  opal: ['#fdfbf5', '#b5aea0', 1],
  clear: ['#f0f5f4', '#73878a', 0.2],
  smoked: ['#5f5955', '#2c2927', 0.6],
  amber: ['#d9963a', '#7a4e14', 0.58],
};

/** A lit lamp that hangs in a globe of radius 100 around the origin. */
function filamentLamp(id: string): string {
  const filaments = 'M-15 6L-7 -26M-5 12L-2 -28M5 12L2 -28M15 6L7 -26';
  return (
    `<circle r="55" fill="#ffe2a0" opacity=".75" filter="url(#b14)"/><rect x="-17" y="-101" width="34" height="31" rx="4" fill="url(#${id}holder)"/>` +
    `<rect x="-12" y="-71" width="24" height="19" rx="2" fill="url(#${id}cap)"/><path d="M-13 -66l26 2M-13 -61l26 2M-13 -56l26 2" stroke="#000" stroke-opacity=".4" stroke-width="1.6"/>` +
    '<path d="M-10 -52C-11 -36 -33 -28 -33 0A33 33 0 0 0 33 0C33 -28 11 -36 10 -52Z" fill="#fff0c0" fill-opacity=".6" stroke="#7f8f90" stroke-width="1.6"/><path d="M-4 -52L-2 -26M4 -52L2 -26" stroke="#7f8f90" stroke-width="1.4"/>' +
    `<path d="${filaments}" stroke="#d98a1e" stroke-width="5" stroke-linecap="round"/><path d="${filaments}" stroke="#fff6d2" stroke-width="2.4" stroke-linecap="round"/>`
  );
}

/** A blown globe: opal glows through when lit, clear or tinted shows the lit lamp inside. */
export function globe(
  id: string,
  x: number,
  y: number,
  radius: number,
  kind: string,
  lit: boolean,
  isStanding = false,
): { defs: string; body: string } {
  const [body, rim, opacity] = GLASS[kind] ?? ['#fdfbf5', '#b5aea0', 1];
  const solid = opacity === 1;
  const glass = radial(
    id,
    solid
      ? lit
        ? { 0: '#ffffff', 0.55: '#fff8e4', 0.85: '#ffe9b8', 1: '#e8c684' }
        : { 0: '#ffffff', 0.5: '#f8f5ee', 0.85: '#dcd6ca', 1: '#b9b2a4' }
      : {
          0: [body, opacity * 0.4],
          0.6: [body, opacity * 0.8],
          0.88: [body, opacity],
          0.96: [rim, Math.min(0.9, opacity + 0.3)],
          1: [rim, Math.min(0.95, opacity + 0.35)],
        },
    solid ? 'cx=".4" cy=".36" r=".7"' : 'cx=".5" cy=".5" r=".5"',
  );
  const size = n(radius / 100);
  const lamp = solid
    ? ''
    : `<g transform="translate(${n(x)} ${n(y)}) scale(${size} ${isStanding ? -size : size})">${filamentLamp(id)}</g>`;
  const metals =
    roundMetal(`${id}holder`, finishes['black-nickel']) + roundMetal(`${id}cap`, finishes['brushed-chrome']);
  const ball =
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius - 1)}" fill="none" stroke="${rim}" stroke-opacity="${solid ? 0.25 : 0.75}" stroke-width="2"/>` +
    `<path d="M${n(x - radius * 0.7)} ${n(y - radius * 0.06)}A${n(radius * 0.72)} ${n(radius * 0.72)} 0 0 1 ${n(x - radius * 0.2)} ${n(y - radius * 0.7)}" fill="none" stroke="#fff" stroke-width="${n(radius * 0.1)}" stroke-linecap="round" opacity="${solid ? 0.75 : 0.85}" filter="url(#b2)"/>` +
    `<path d="M${n(x + radius * 0.74)} ${n(y + radius * 0.2)}A${n(radius * 0.78)} ${n(radius * 0.78)} 0 0 1 ${n(x + radius * 0.3)} ${n(y + radius * 0.72)}" fill="none" stroke="#fff" stroke-width="${n(radius * 0.04)}" stroke-linecap="round" opacity=".5" filter="url(#b2)"/>`;
  return { defs: solid ? glass : glass + metals, body: lamp + ball };
}
