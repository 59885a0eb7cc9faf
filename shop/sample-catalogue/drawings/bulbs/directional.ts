import type { DrawFamily } from '../drawing.ts';
import { finishes } from '../finishes.data.ts';
import { gradient, radial, roundMetal } from '../light.rules.ts';
import { glow, n, standingShadow } from '../studio.ts';
import { family } from '../subject.ts';

/** The diode facets of a lens: their centres and sizes, as parts of its radius. */
const FACETS = [
  [0, 0, 0.3],
  [-0.46, 0, 0.26],
  [0.46, 0, 0.26],
  [0, -0.5, 0.24],
  [0, 0.5, 0.26],
  [-0.34, -0.42, 0.2],
  [0.34, -0.42, 0.2],
  [-0.34, 0.42, 0.2],
  [0.34, 0.42, 0.2],
];

const lensFacets = (x: number, bottom: number, r: number, ry: number): string =>
  FACETS.map(
    ([dx = 0, dy = 0, size = 0]) =>
      `<ellipse cx="${n(x + dx * r)}" cy="${n(bottom + dy * ry)}" rx="${n(size * r * 0.82)}"` +
      ` ry="${n(size * ry * 0.82)}" fill="url(#facet)" stroke="#000" stroke-opacity=".12"/>`,
  ).join('');

/** Of GU10 and GU5.3, or the screw of E27. Millimetres from the axis, and above the shell. */
function drawCap(cap: string, x: number, top: number, scale: number): string {
  const metal = (left: number, above: number, width: number, height: number, corners = '', turned = '') =>
    `<rect x="${n(x + left * scale)}" y="${n(top - above * scale)}" width="${n(width * scale)}"` +
    ` height="${n(height * scale)}"${corners} fill="url(#cap)"${turned}/>`;
  if (cap === 'GU10')
    return [-5, 5].map((at) => metal(at - 2.5, 12, 5, 2.6, ' rx="3"') + metal(at - 1.4, 10, 2.8, 10.5)).join('');
  if (cap !== 'E27') return [-2.6, 2.6].map((at) => metal(at - 0.7, 9, 1.4, 10)).join('');
  const threads = [17, 11.4, 5.8].map((above) =>
    metal(-13.6, above, 27.2, 2.6, ' rx="5"', ` transform="rotate(-2 ${x} ${n(top)})"`),
  );
  return metal(-13, 20, 26, 21, ' rx="5"') + threads.join('');
}

/** Reflector lamps, seen from a little below: the ribbed body, and the lens with its diode facets. */
export function bulbReflector({ width, height, cap }: { width: number; height: number; cap: string }): DrawFamily {
  return family((drawing) => {
    const lit = drawing.view === 'in-use';
    const scale = Math.min(430 / width, 460 / (height + 22));
    const [r, h, x] = [(width / 2) * scale, height * scale, 400];
    const top = 400 - (h + r * 0.24 - 60) / 2 + 10;
    const bottom = top + h;
    const ry = r * 0.27;
    const neck = (cap === 'E27' ? 14 : 13) * scale;
    const shell = `M${n(x - neck)} ${n(top)}C${n(x - neck - r * 0.06)} ${n(top + h * 0.35)} ${n(x - r * 0.92)} ${n(top + h * 0.5)} ${n(x - r)} ${n(bottom)}A${n(r)} ${n(ry)} 0 0 0 ${n(x + r)} ${n(bottom)}C${n(x + r * 0.92)} ${n(top + h * 0.5)} ${n(x + neck + r * 0.06)} ${n(top + h * 0.35)} ${n(x + neck)} ${n(top)}Z`;
    const defs =
      roundMetal('cap', finishes['brushed-chrome']) +
      gradient(
        'shell',
        'across',
        cap === 'E27'
          ? { 0: '#8d9499', 0.3: '#e9edef', 0.62: '#b5bbbf', 1: '#6d7479' }
          : { 0: '#aaa69d', 0.3: '#fdfcf8', 0.62: '#dcd8cf', 1: '#928d83' },
      ) +
      radial(
        'lens',
        lit ? { 0: '#ffffff', 0.55: '#fff4d2', 1: '#ffdf9a' } : { 0: '#fdfdfb', 0.6: '#e6e4de', 1: '#a9a69f' },
        'cx=".42" cy=".4" r=".7"',
      ) +
      radial(
        'facet',
        { 0: lit ? '#ffffff' : '#fffef8', 0.5: lit ? '#fff1c4' : '#d9d6cd', 1: lit ? '#f2c76b' : '#8f8c84' },
        'cx=".4" cy=".35" r=".7"',
      );
    const ribs =
      cap === 'E27'
        ? ''
        : Array.from({ length: 9 }, (_, index) => {
            const o = (index - 4) / 4.6;
            return `<path d="M${n(x + o * neck)} ${n(top + h * 0.12)}C${n(x + o * neck)} ${n(top + h * 0.4)} ${n(x + o * r * 0.94)} ${n(top + h * 0.56)} ${n(x + o * r)} ${n(bottom - ry * 0.1)}" fill="none" stroke="#5d5950" stroke-opacity=".25" stroke-width="2.4"/>`;
          }).join('');
    const capHeight = (cap === 'E27' ? 20 : 12) * scale;
    const halo = glow(x, bottom + 90, 360, 0.8);
    const body =
      (lit
        ? `<path d="M${n(x - r)} ${n(bottom)}L${n(x - r * 2.1)} 800H${n(x + r * 2.1)}L${n(x + r)} ${n(bottom)}Z" fill="#fff3cf" opacity=".4" filter="url(#b24)"/>${halo.body}`
        : standingShadow(x + 6, bottom + ry + 14, r * 0.7)) +
      drawCap(cap, x, top, scale) +
      `<path d="${shell}" fill="url(#shell)"/>${ribs}` +
      `<ellipse cx="${n(x)}" cy="${n(bottom)}" rx="${n(r)}" ry="${n(ry)}" fill="#d5d2ca"/>` +
      `<ellipse cx="${n(x)}" cy="${n(bottom)}" rx="${n(r * 0.93)}" ry="${n(ry * 0.9)}" fill="url(#lens)"/>` +
      lensFacets(x, bottom, r, ry) +
      `<path d="M${n(x - r)} ${n(bottom)}A${n(r)} ${n(ry)} 0 0 0 ${n(x + r)} ${n(bottom)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>`;
    return {
      ground: lit ? 'evening' : 'table',
      defs: defs + (lit ? halo.defs : ''),
      body,
      outline: `<path d="${shell}"/><rect x="${n(x - neck * 0.9)}" y="${n(top - capHeight)}" width="${n(neck * 1.8)}" height="${n(capHeight)}"/>`,
      bounds: { x: x - r, y: top - capHeight, width: r * 2, height: h + capHeight + ry },
      millimetres: { width, height: height + capHeight / scale },
    };
  });
}
