import type { Drawing } from '../drawing.ts';
import { finishes, type Finish } from '../finishes.data.ts';
import { flatMetal, gradient, tone } from '../light.rules.ts';
import { brushedFilter, n, numberOption, screw, seedOf, sizeOf, textOption, wallShadow } from '../studio.ts';
import { family } from '../subject.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const within = ({ x, y, width, height }: Box, inset: number): Box => ({
  x: x + inset,
  y: y + inset,
  width: width - inset * 2,
  height: height - inset * 2,
});
const at = ({ x, y, width, height }: Box, radius: number) =>
  `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}"`;

/** An open box seen from the front: its four walls run back to a floor in shade. */
function inside(mouth: Box, floor: Box, skin: Finish): string {
  const wall = (points: string, light: number) => `<polygon points="${points}" fill="${tone(skin, light)}"/>`;
  const [left, top, right, bottom] = [mouth.x, mouth.y, mouth.x + mouth.width, mouth.y + mouth.height];
  const [backLeft, backTop, backRight, backBottom] = [floor.x, floor.y, floor.x + floor.width, floor.y + floor.height];
  return (
    wall(`${left},${top} ${right},${top} ${backRight},${backTop} ${backLeft},${backTop}`, -0.5) +
    wall(`${left},${top} ${left},${bottom} ${backLeft},${backBottom} ${backLeft},${backTop}`, -0.36) +
    wall(`${right},${top} ${right},${bottom} ${backRight},${backBottom} ${backRight},${backTop}`, 0.06) +
    wall(`${left},${bottom} ${right},${bottom} ${backRight},${backBottom} ${backLeft},${backBottom}`, 0.2) +
    `<rect ${at(floor, 4)} fill="url(#floor)"/><rect ${at(floor, 4)} fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2"/>`
  );
}

/** A pressed disc to knock out for a cable. */
const knockout = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="#000" opacity=".07"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="#000" stroke-opacity=".42" stroke-width="2.5"/><ellipse cx="${n(x + 1)}" cy="${n(y + 2)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.5"/>`;

/** Knockouts in the floor and, foreshortened, in all four walls. */
function knockouts(mouth: Box, floor: Box): string {
  const gap = (floor.x - mouth.x) / 2;
  const columns = mouth.width > mouth.height * 1.3 ? [0.25, 0.75] : [0.5];
  const middle = floor.y + floor.height / 2;
  return (
    columns
      .map(
        (share) =>
          knockout(floor.x + floor.width * share, mouth.y + gap, 38, gap * 0.44) +
          knockout(floor.x + floor.width * share, mouth.y + mouth.height - gap, 38, gap * 0.44) +
          knockout(floor.x + floor.width * share, middle, 42, 42),
      )
      .join('') +
    knockout(mouth.x + gap, middle, gap * 0.44, 38) +
    knockout(mouth.x + mouth.width - gap, middle, gap * 0.44, 38)
  );
}

/** The lug a plate is screwed to, its thread dark in the middle. */
function lug(x: number, y: number, side: 1 | -1, skin: Finish): string {
  return `<path d="M${x} ${y - 34}h${side * 44}q${side * 14} 0 ${side * 14} 14v40q0 14 ${side * -14} 14h${side * -44}z" fill="#000" opacity=".3" filter="url(#b4)" transform="translate(3 8)"/><path d="M${x} ${y - 34}h${side * 44}q${side * 14} 0 ${side * 14} 14v40q0 14 ${side * -14} 14h${side * -44}z" fill="${tone(skin, 0.3)}"/><circle cx="${x + side * 30}" cy="${y}" r="14" fill="${tone(skin, -0.2)}"/><circle cx="${x + side * 30}" cy="${y}" r="9" fill="#14110d"/><circle cx="${x + side * 30}" cy="${y}" r="13" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>`;
}

/** In use: set in a chased wall or a board, with the cable through a grommet. */
function cableTail(floor: Box): string {
  const [x, y] = [floor.x + floor.width * (floor.width > floor.height * 1.3 ? 0.25 : 0.5), floor.y + floor.height / 2];
  const core = (colour: string, path: string) =>
    `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="15" stroke-linecap="round" filter="url(#b4)" transform="translate(5 10)"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round" transform="translate(-2 -2)"/>`;
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="40" fill="#1c1b1a"/><circle cx="${n(x)}" cy="${n(y)}" r="30" fill="#090808"/>` +
    core(
      '#7b4a2a',
      `M${n(x - 8)} ${n(y)}C${n(x - 40)} ${n(y + 20)} ${n(x - 70)} ${n(y + 60)} ${n(x - 54)} ${n(y + 118)}`,
    ) +
    core(
      '#2f62a8',
      `M${n(x + 8)} ${n(y)}C${n(x + 40)} ${n(y + 20)} ${n(x + 76)} ${n(y + 50)} ${n(x + 62)} ${n(y + 112)}`,
    ) +
    core('#d5c22f', `M${n(x)} ${n(y + 4)}C${n(x)} ${n(y + 40)} ${n(x + 8)} ${n(y + 80)} ${n(x + 2)} ${n(y + 124)}`)
  );
}

function wallOf(drawing: Drawing, mouth: Box, kind: string): string {
  if (drawing.view !== 'in-use') return '';
  if (kind === 'metal')
    return `<rect width="800" height="800" fill="#c8b9a6"/><rect width="800" height="800" filter="url(#grit)" opacity=".5"/><rect ${at(within(mouth, -26), 12)} fill="#8f7f6b"/><rect ${at(within(mouth, -26), 12)} fill="none" stroke="#5f5342" stroke-width="4"/><path d="M0 0h430L90 800H0z" fill="#fff6e0" opacity=".14" filter="url(#b24)"/>`;
  return `<rect width="800" height="800" fill="#d9d4c8"/><path d="M0 0h430L90 800H0z" fill="#fff6e0" opacity=".3" filter="url(#b24)"/><path d="M640 0v800" stroke="#bdb7a9" stroke-width="3"/>`;
}

/** The box behind a plate: `metal` to build in, `dry-lining` for plasterboard, `pattress` for the face of the wall. */
export const backBox = family((drawing) => {
  const kind = textOption(drawing, 'kind', 'metal');
  const skin = finishes[kind === 'metal' ? 'stainless-steel' : 'gloss-white'];
  const double = numberOption(drawing, 'gang', 1) > 1;
  const [width, height] = double ? [600, 345] : [400, 400];
  const mouth: Box = { x: 400 - width / 2, y: 396 - height / 2, width, height };
  const depth = 34 + Math.min(60, Math.max(10, numberOption(drawing, 'depth', 35))) * 1.15;
  const floor = within(mouth, kind === 'pattress' ? depth * 0.9 + 16 : depth);
  const opening = kind === 'pattress' ? within(mouth, 16) : mouth;
  const rim =
    kind === 'metal'
      ? `<rect ${at(mouth, 8)} fill="none" stroke="${tone(skin, 0.7)}" stroke-width="9"/><rect ${at(within(mouth, -4), 10)} fill="none" stroke="${tone(skin, -0.35)}" stroke-width="2"/>`
      : `<path fill-rule="evenodd" d="M${n(mouth.x - 22)} ${n(mouth.y - 6)}q0-16 16-16h${n(width + 12)}q16 0 16 16v${n(height + 12)}q0 16-16 16h${n(-width - 12)}q-16 0-16-16zM${n(opening.x)} ${n(opening.y)}v${n(opening.height)}h${n(opening.width)}v${n(-opening.height)}z" fill="url(#rim)"/><rect ${at(within(mouth, -20), 15)} fill="none" stroke="#fff" stroke-width="3"/><rect ${at(opening, 3)} fill="none" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`;
  const tabs =
    kind === 'dry-lining'
      ? [mouth.y + 74, mouth.y + height - 74]
          .map((y, index) =>
            screw(
              index ? mouth.x + width - 60 : mouth.x + 60,
              y,
              17,
              finishes['stainless-steel'],
              seedOf(drawing) % 90,
            ),
          )
          .join('')
      : '';
  const earth =
    kind === 'metal'
      ? screw(floor.x + floor.width - 34, floor.y + floor.height - 30, 15, finishes['polished-brass'], 40)
      : '';
  const grain =
    kind === 'metal'
      ? `<filter id="grit" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".045 .06" numOctaves="3" seed="${seedOf(drawing) % 40}"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .31  0 0 0 0 .33  .9 0 0 0 -.34"/></filter>`
      : '';
  return {
    defs:
      flatMetal('floor', skin) +
      grain +
      brushedFilter(seedOf(drawing)) +
      gradient('rim', 'diagonal', { 0: '#ffffff', 0.5: '#f1efe9', 1: '#d3cfc5' }) +
      `<clipPath id="box"><rect ${at(mouth, 8)}/></clipPath>`,
    body:
      `${wallOf(drawing, mouth, kind)}${drawing.view === 'in-use' && kind === 'metal' ? '' : wallShadow(mouth.x, mouth.y, width, height, 14)}<g clip-path="url(#box)">${inside(opening, floor, skin)}${knockouts(opening, floor)}${kind === 'metal' ? `<rect ${at(mouth, 0)} filter="url(#grit)" opacity=".55"/>` : ''}</g>` +
      `${earth}${drawing.view === 'in-use' ? cableTail(floor) : ''}${rim}${lug(mouth.x + 4, 396, 1, finishes['stainless-steel'])}${lug(mouth.x + width - 4, 396, -1, finishes['stainless-steel'])}${tabs}`,
    outline: `<rect ${at(mouth, 8)}/><rect ${at(floor, 4)}/><circle cx="${mouth.x + 34}" cy="396" r="10"/><circle cx="${mouth.x + width - 34}" cy="396" r="10"/>`,
    bounds: mouth,
    millimetres: sizeOf(drawing, double ? 135 : 75, 75),
  };
});
