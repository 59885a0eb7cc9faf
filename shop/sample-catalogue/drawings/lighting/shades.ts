import type { Drawing } from '../drawing.ts';
import { finishes, type Finish } from '../finishes.data.ts';
import { type Shades, ballMetal, gradient, mix, radial, roundMetal, tone, tones } from '../light.rules.ts';
import { finishOf, n, seedOf, sizeOf, standingShadow, textOption } from '../studio.ts';
import { family } from '../subject.ts';

interface Outline {
  top: number;
  foot: number;
  /** Half widths. */
  head: number;
  hem: number;
  /** Height of the ellipse at the head, seen from a little above. */
  rise: number;
}

/** Proportions of the common shapes; the width across the hem is always the same in the picture. */
const SHAPES: Readonly<Record<string, Outline>> = {
  drum: { top: 250, foot: 540, head: 246, hem: 256, rise: 40 },
  empire: { top: 220, foot: 560, head: 136, hem: 256, rise: 26 },
  coolie: { top: 280, foot: 540, head: 86, hem: 282, rise: 17 },
  pleated: { top: 236, foot: 556, head: 122, hem: 256, rise: 24 },
};

/** A weave of fine threads, stretched up and down the cloth. */
const weave = (seed: number) =>
  `<filter id="weave" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".7 .035" numOctaves="2" seed="${seed % 50}"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .17  0 0 0 0 .12  .7 0 0 0 -.3"/></filter>`;

function pleats({ top, foot, head, hem, rise }: Outline, cloth: Finish, lit: boolean): string {
  const count = 34;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / (count - 1) - 0.5) * Math.PI;
    const [upper, lower] = [400 + head * Math.sin(angle), 400 + hem * Math.sin(angle)];
    const dip = Math.cos(angle);
    const path = `M${n(upper)} ${n(top + rise * dip)}L${n(lower)} ${n(foot + rise * dip * 1.5)}`;
    return `<path d="${path}" stroke="${lit ? '#a06f2b' : tone(cloth, -0.6)}" stroke-opacity="${n(0.18 + 0.2 * (1 - dip))}" stroke-width="4"/><path d="${path}" stroke="#fff" stroke-opacity="${n(0.22 * dip)}" stroke-width="3" transform="translate(4 0)"/>`;
  }).join('');
}

/** Cloth round a frame; a glow comes through a pale one when the lamp is on, and only up and down from a dark one. */
function clothStops(cloth: Finish, lit: boolean): Shades {
  const sheen = cloth.shade < 0.85 ? 1 : 0.45;
  if (!lit)
    return tones(cloth, {
      0: -0.42,
      0.14: -0.16,
      0.32: 0.3 * sheen,
      0.46: 0.1 * sheen,
      0.74: -0.2,
      0.93: -0.46,
      1: -0.3,
    });
  const warmth = cloth.shade < 0.85 ? 0.62 : 0.12;
  const warm = (light: number) => mix(tone(cloth, light), '#ffdf9c', warmth);
  return { 0: warm(-0.4), 0.2: warm(0), 0.5: warm(0.5 * sheen), 0.8: warm(0), 1: warm(-0.44) };
}

/** A lamp base to stand the shade on when it is shown in use. */
function base(finish: Finish): { defs: string; body: string } {
  return {
    defs: ballMetal('base', finish) + roundMetal('neck', finishes['antique-brass']),
    body: `${standingShadow(400, 742, 104)}<rect x="388" y="420" width="24" height="190" fill="url(#neck)"/><path d="M376 600h48c4 18 62 42 62 92 0 30-24 46-44 50h-84c-20-4-44-20-44-50 0-50 58-74 62-92z" fill="url(#base)"/><rect x="350" y="736" width="100" height="10" rx="4" fill="url(#neck)"/>`,
  };
}

export const lampShade = family((drawing: Drawing) => {
  const cloth = finishOf(drawing);
  const shape = textOption(drawing, 'shape', 'drum');
  const drawn = SHAPES[shape] ?? SHAPES.drum;
  if (!drawn) throw new RangeError('No drum');
  const lit = drawing.view === 'in-use';
  const lift = lit ? -90 : 0;
  const outline: Outline = { ...drawn, top: drawn.top + lift, foot: drawn.foot + lift };
  const { top, foot, head, hem, rise } = outline;
  const belly = rise * 1.5;
  const skin = `M${400 - head} ${top}A${head} ${rise} 0 0 0 ${400 + head} ${top}L${400 + hem} ${foot}A${hem} ${n(belly)} 0 0 1 ${400 - hem} ${foot}Z`;
  const band = (y: number, half: number, tall: number, curve: number) =>
    `<path d="M${400 - half} ${n(y)}A${half} ${n(curve)} 0 0 0 ${400 + half} ${n(y)}v${tall}A${half} ${n(curve)} 0 0 1 ${400 - half} ${n(y + tall)}Z" fill="${tone(cloth, -0.3)}" opacity=".34"/>`;
  const stand = lit ? base(finishes['racing-green']) : { defs: '', body: '' };
  const halo = lit ? '<circle cx="400" cy="330" r="360" fill="url(#halo)"/>' : '';
  const carrier = `<ellipse cx="400" cy="${n(top + rise * 0.25)}" rx="${n(Math.min(34, head * 0.3))}" ry="${n(rise * 0.42)}" fill="none" stroke="#d9d5cc" stroke-width="7"/><path d="M${n(400 - head * 0.96)} ${top}L${n(400 - Math.min(34, head * 0.3))} ${n(top + rise * 0.25)}M${n(400 + head * 0.96)} ${top}L${n(400 + Math.min(34, head * 0.3))} ${n(top + rise * 0.25)}M400 ${n(top - rise * 0.94)}V${n(top - rise * 0.2)}" stroke="#c9c4b8" stroke-width="6"/>`;
  return {
    ground: lit ? 'evening' : 'table',
    defs:
      radial('halo', { 0: ['#ffe9b4', 0.75], 0.5: ['#ffe9b4', 0.28], 1: ['#ffe9b4', 0] }) +
      gradient('cloth', 'across', clothStops(cloth, lit)) +
      gradient('fall', 'down', {
        0: ['#000000', 0.16],
        0.12: ['#000000', 0],
        0.8: ['#000000', 0],
        1: ['#000000', 0.2],
      }) +
      gradient(
        'lining',
        'down',
        lit ? { 0: '#e9bd6a', 1: '#fff4d4' } : { 0: '#8f887b', 0.6: '#cfc8ba', 1: '#efeae0' },
      ) +
      weave(seedOf(drawing)) +
      `<clipPath id="skin"><path d="${skin}"/></clipPath>` +
      stand.defs,
    body:
      `${halo}${stand.body}${lit ? '' : standingShadow(400, foot + belly - 4, hem * 0.98)}<ellipse cx="400" cy="${top}" rx="${head}" ry="${rise}" fill="url(#lining)"/>${lit ? `<ellipse cx="400" cy="${top + 6}" rx="${n(head * 0.5)}" ry="${n(rise * 0.6)}" fill="#fffbea" filter="url(#b8)"/>` : ''}${carrier}<path d="${skin}" fill="url(#cloth)"/><path d="${skin}" fill="url(#fall)"/>` +
      `<g clip-path="url(#skin)"><rect x="100" y="${top}" width="600" height="${n(foot - top + belly + 10)}" filter="url(#weave)" opacity="${shape === 'pleated' ? 0.25 : 0.5}"/>${shape === 'pleated' ? pleats(outline, cloth, lit) : ''}${band(top, head, 13, rise)}${band(foot - 13, hem, 13, belly)}</g>` +
      `<path d="M${400 - head} ${top}A${head} ${rise} 0 0 0 ${400 + head} ${top}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/><ellipse cx="400" cy="${top}" rx="${head}" ry="${rise}" fill="none" stroke="${tone(cloth, -0.3)}" stroke-opacity=".7" stroke-width="2"/>`,
    outline: `<path d="${skin}"/><ellipse cx="400" cy="${top}" rx="${head}" ry="${rise}"/>`,
    bounds: { x: 400 - hem, y: top - rise, width: hem * 2, height: foot - top + rise + belly },
    millimetres: sizeOf(drawing, 350, 220),
  };
});
