import type { Drawing } from './drawing.ts';
import { finishes, type Finish, type FinishKey } from './finishes.data.ts';
import { radial, tone } from './light.rules.ts';

export type Ground = 'wall' | 'table' | 'evening' | 'paper';

const GROUNDS: Record<Ground, string> = {
  wall: `${radial('ground', { 0: '#fcfaf6', 0.6: '#f2efe8', 1: '#dfdad0' }, 'cx=".46" cy=".36" r=".86"')}`,
  table: `${radial('ground', { 0: '#fcfaf6', 0.55: '#f1eee7', 1: '#dad4c9' }, 'cx=".5" cy=".42" r=".85"')}`,
  evening: `${radial(
    'ground',
    { 0: '#f4dfb4', 0.3: '#d9b883', 0.65: '#8d6f4e', 1: '#4a3a2c' },
    'cx=".5" cy=".5" r=".8"',
  )}`,
  paper: `${radial('ground', { 0: '#fbf9f5', 1: '#f7f4ee' }, 'cx=".5" cy=".5" r=".8"')}`,
};

const FILTERS = [2, 4, 8, 14, 24]
  .map(
    (radius) =>
      `<filter id="b${radius}" x="-.6" y="-.6" width="2.2" height="2.2"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  )
  .join('');

/** Background, then the product. Defines the blur filters `#b2`, `#b4`, `#b8`, `#b14` and `#b24`. */
export function picture({
  ground = 'wall',
  defs = '',
  body,
}: {
  ground?: Ground;
  defs?: string;
  body: string;
}): string {
  const table =
    ground === 'table'
      ? '<rect y="590" width="800" height="210" fill="#cfc8ba" opacity=".2"/><ellipse cx="400" cy="592" rx="520" ry="26" fill="#fff" opacity=".35" filter="url(#b14)"/>'
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><defs>${GROUNDS[ground]}${FILTERS}${defs}</defs><rect width="800" height="800" fill="url(#ground)"/>${table}${body}</svg>`;
}

export function finishOf(drawing: Drawing): Finish {
  return finishes[drawing.finish];
}

export function accentOf(drawing: Drawing, otherwise: FinishKey): Finish {
  return finishes[drawing.accent ?? otherwise];
}

export function numberOption({ options }: Drawing, name: string, otherwise: number): number {
  const value = options[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** Millimetres; those of the drawing, or the usual ones. */
export const sizeOf = (drawing: Drawing, width: number, height: number) => ({
  width: numberOption(drawing, 'width', width),
  height: numberOption(drawing, 'height', height),
});

export function textOption({ options }: Drawing, name: string, otherwise: string): string {
  const value = options[name];
  return typeof value === 'string' ? value : otherwise;
}

export function flagOption({ options }: Drawing, name: string): boolean {
  return options[name] === true;
}

/** Two decimals are finer than any screen. */
export function n(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Varies details such as the angle of a screw. */
export function seedOf(drawing: Drawing): number {
  let hash = 7;
  for (const character of `${drawing.family}${drawing.finish}${JSON.stringify(drawing.options)}`)
    hash = (hash * 31 + character.charCodeAt(0)) % 9973;
  return hash;
}

/** Of something flat on a wall: a wide one cast down and right, a tight one where it touches. */
export function wallShadow(x: number, y: number, width: number, height: number, radius: number): string {
  return (
    `<rect x="${n(x + 8)}" y="${n(y + 34)}" width="${n(width - 8)}" height="${n(height - 12)}" rx="${n(radius + 6)}" fill="#6b6253" opacity=".42" filter="url(#b24)"/>` +
    `<rect x="${n(x + 2)}" y="${n(y + 6)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="#43392b" opacity=".5" filter="url(#b4)"/>`
  );
}

/** Of something that stands: a wide pool and the dark line under it. */
export function standingShadow(x: number, y: number, halfWidth: number): string {
  return (
    `<ellipse cx="${n(x + 26)}" cy="${n(y + 6)}" rx="${n(halfWidth * 1.35)}" ry="${n(halfWidth * 0.2 + 8)}" fill="#5f5646" opacity=".36" filter="url(#b14)"/>` +
    `<ellipse cx="${n(x + 4)}" cy="${n(y)}" rx="${n(halfWidth)}" ry="${n(halfWidth * 0.1 + 4)}" fill="#2b241a" opacity=".55" filter="url(#b4)"/>`
  );
}

export function brushedFilter(seed: number, lying = true): string {
  const frequency = lying ? '0.9 0.006' : '0.006 0.9';
  return `<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed % 50}"/><feColorMatrix values="0 0 0 0 .4  0 0 0 0 .36  0 0 0 0 .28  .9 0 0 0 -.3"/></filter>`;
}

/** A slotted screw at an odd angle, as a fitter leaves it. */
export function screw(x: number, y: number, radius: number, finish: Finish, angle: number): string {
  const slot = radius * 0.82;
  return (
    `<circle cx="${n(x + 1)}" cy="${n(y + 1.6)}" r="${n(radius + 1)}" fill="#000" opacity=".3"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${tone(finish, 0.08)}"/>` +
    `<circle cx="${n(x - radius * 0.2)}" cy="${n(y - radius * 0.25)}" r="${n(radius * 0.62)}" fill="${tone(finish, 0.5)}" opacity=".6"/>` +
    `<rect x="${n(x - slot)}" y="${n(y - radius * 0.14)}" width="${n(slot * 2)}" height="${n(radius * 0.28)}" rx="${n(radius * 0.14)}" fill="${tone(finish, -0.75)}" transform="rotate(${angle} ${n(x)} ${n(y)})"/>`
  );
}

/** Light that a lit lamp throws around itself. */
export function glow(x: number, y: number, radius: number, strength = 0.9): { defs: string; body: string } {
  return {
    defs: radial('glow', { 0: ['#fff6da', strength], 0.35: ['#ffe6a8', strength * 0.45], 1: ['#ffdf95', 0] }),
    body: `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#glow)"/>`,
  };
}
