import { brickWall } from '../backdrops.ts';
import type { Drawing } from '../drawing.ts';
import { finishes, type Finish } from '../finishes.data.ts';
import { flatMetal, gradient, tone, tones } from '../light.rules.ts';
import { finishOf, n, numberOption, sizeOf, textOption, wallShadow } from '../studio.ts';
import { family } from '../subject.ts';

/** A hinged lid over a socket, smoked so that the outlet shows through, with the latch at its foot. */
function lid(x: number, y: number, width: number, height: number): string {
  const pin = (atX: number, atY: number, wide: number, high: number) =>
    `<rect x="${n(atX - wide / 2)}" y="${n(atY - high / 2)}" width="${wide}" height="${high}" rx="2" fill="#0a0a0a" opacity=".85"/>`;
  const centre = x + width / 2;
  return (
    `<rect x="${n(x + 26)}" y="${n(y + 70)}" width="${n(width - 52)}" height="${n(height - 150)}" rx="10" fill="#d9d8d4" opacity=".55"/>${pin(centre, y + 118, 17, 34)}${pin(centre - 44, y + 196, 28, 17)}${pin(centre + 44, y + 196, 28, 17)}` +
    `<rect x="${n(x + 3)}" y="${n(y + 6)}" width="${n(width)}" height="${n(height)}" rx="24" fill="#000" opacity=".45" filter="url(#b8)" transform="translate(3 10)"/><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="24" fill="url(#lid)"/>` +
    `<g opacity=".5">${pin(centre, y + 118, 17, 34)}${pin(centre - 44, y + 196, 28, 17)}${pin(centre + 44, y + 196, 28, 17)}</g><rect x="${n(x + 2)}" y="${n(y + 2)}" width="${n(width - 4)}" height="${n(height - 4)}" rx="22" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><rect x="${n(x + 16)}" y="${n(y + 16)}" width="${n(width - 32)}" height="${n(height - 32)}" rx="14" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>` +
    `<path d="M${n(x + 24)} ${n(y + 20)}L${n(x + width * 0.5)} ${n(y + 20)}L${n(x + width * 0.22)} ${n(y + height - 30)}L${n(x + 24)} ${n(y + height - 30)}Z" fill="#fff" opacity=".12"/><rect x="${n(x + 30)}" y="${n(y - 14)}" width="${n(width - 60)}" height="24" rx="12" fill="#2d2e2f"/><rect x="${n(x + 30)}" y="${n(y - 14)}" width="${n(width - 60)}" height="8" rx="4" fill="#fff" opacity=".22"/>` +
    `<path d="M${n(centre - 42)} ${n(y + height - 30)}h84v34q0 18-18 18h-48q-18 0-18-18z" fill="#2a2b2c"/><path d="M${n(centre - 42)} ${n(y + height - 30)}h84v8h-84z" fill="#fff" opacity=".25"/>`
  );
}

/** A rocker under a rubber membrane. */
function membrane(x: number, y: number, width: number, height: number, finish: Finish): string {
  const [left, top] = [x + width * 0.18, y + height * 0.2];
  const [wide, high] = [width * 0.64, height * 0.6];
  return `<rect x="${n(left - 12)}" y="${n(top - 12)}" width="${n(wide + 24)}" height="${n(high + 24)}" rx="26" fill="${tone(finish, -0.45)}"/><rect x="${n(left)}" y="${n(top)}" width="${n(wide)}" height="${n(high)}" rx="18" fill="url(#membrane)"/><rect x="${n(left + 2)}" y="${n(top + 2)}" width="${n(wide - 4)}" height="${n(high - 4)}" rx="16" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/><path d="M${n(left + 12)} ${n(top + high / 2)}q${n(wide / 2 - 12)} 22 ${n(wide - 24)} 0" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="5"/><path d="M${n(left + wide / 2)} ${n(top + high * 0.18)}v26" stroke="#fff" stroke-opacity=".6" stroke-width="5"/><circle cx="${n(left + wide / 2)}" cy="${n(top + high * 0.8)}" r="12" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>`;
}

const gland = (x: number, y: number) =>
  `<rect x="${x - 38}" y="${y - 8}" width="76" height="44" rx="6" fill="#3a3b3c"/><path d="M${x - 30} ${y + 4}v28M${x - 14} ${y + 4}v28M${x + 2} ${y + 4}v28M${x + 18} ${y + 4}v28" stroke="#5a5b5c" stroke-width="5"/><rect x="${x - 28}" y="${y + 36}" width="56" height="30" rx="6" fill="#2a2b2c"/>`;

const cableFrom = (x: number, y: number) =>
  `<path d="M${x} ${y}V800" stroke="#000" stroke-opacity=".4" stroke-width="30" filter="url(#b8)" transform="translate(8 0)"/><path d="M${x} ${y}V800" stroke="#1f1f1f" stroke-width="28"/><path d="M${x - 6} ${y}V800" stroke="#fff" stroke-opacity=".2" stroke-width="5"/>`;

/** An IP66 accessory for outside: a `socket` under lids or a `switch` under a membrane, one gang or two. */
export const weatherproof = family((drawing: Drawing) => {
  const finish = finishOf(drawing);
  const kind = textOption(drawing, 'kind', 'socket');
  const gang = numberOption(drawing, 'gang', 1) > 1 ? 2 : 1;
  const width = gang > 1 ? 600 : 370;
  const [x, y, height] = [400 - width / 2, 190, 410];
  const inUse = drawing.view === 'in-use';
  const wall = inUse ? brickWall() : { defs: '', body: '' };
  const cell = (width - 60 - (gang - 1) * 20) / gang;
  const cells = Array.from({ length: gang }, (_, index) => {
    const left = x + 30 + index * (cell + 20);
    return kind === 'socket'
      ? lid(left, y + 62, cell, height - 120)
      : membrane(left, y + 30, cell, height - 70, finish);
  });
  const screws = [
    [x + 26, y + 26],
    [x + width - 26, y + 26],
    [x + 26, y + height - 26],
    [x + width - 26, y + height - 26],
  ].map(
    ([atX = 0, atY = 0]) =>
      `<circle cx="${n(atX)}" cy="${n(atY)}" r="15" fill="${tone(finish, -0.4)}"/><circle cx="${n(atX)}" cy="${n(atY)}" r="11" fill="${tone(finishes['stainless-steel'], 0)}"/><path d="M${n(atX - 7)} ${n(atY - 3)}l14 6M${n(atX + 3)} ${n(atY - 7)}l-6 14" stroke="#4f5254" stroke-width="3"/>`,
  );
  const frame = `x="${n(x)}" y="${y}" width="${n(width)}" height="${height}" rx="34"`;
  return {
    defs:
      wall.defs +
      flatMetal('shell', finish) +
      gradient('lid', 'diagonal', { 0: ['#7b7f82', 0.78], 0.4: ['#4d5153', 0.82], 1: ['#2c2f31', 0.9] }) +
      gradient('membrane', 'down', tones(finish, { 0: -0.2, 0.45: -0.5, 0.55: -0.62, 1: -0.3 })),
    body: `${wall.body}${inUse ? cableFrom(400, 640) : ''}${gland(400, y + height - 10)}${wallShadow(x, y, width, height, 34)}<rect ${frame} fill="url(#shell)"/><rect x="${n(x + 3)}" y="${y + 3}" width="${n(width - 6)}" height="${height - 6}" rx="31" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4"/><rect x="${n(x + 14)}" y="${y + 14}" width="${n(width - 28)}" height="${height - 28}" rx="24" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="3"/>${screws.join('')}${cells.join('')}<text x="${n(x + width - 66)}" y="${y + height - 20}" text-anchor="end" font-family="DejaVu Sans, Arial, sans-serif" font-size="19" letter-spacing="1" fill="${tone(finish, finish.key === 'matt-black' ? 0.5 : -0.5)}">IP66</text>`,
    outline: `<rect ${frame}/>${cells.map((_, index) => `<rect x="${n(x + 30 + index * (cell + 20))}" y="${y + 62}" width="${n(cell)}" height="${height - 120}" rx="24"/>`).join('')}`,
    bounds: { x, y, width, height },
    millimetres: sizeOf(drawing, gang > 1 ? 158 : 92, 108),
  };
});
