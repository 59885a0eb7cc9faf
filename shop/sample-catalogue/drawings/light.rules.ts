import type { Finish } from './finishes.data.ts';

/** By offsets from 0 to 1. */
type Stops<Of> = Readonly<Record<number, Of>>;

type Shade = string | readonly [colour: string, opacity: number];

export type Shades = Stops<Shade>;

/** Lit from the upper left: −1 is black, 1 is white. */
const ROUND: Record<Finish['kind'], Stops<number>> = {
  polished: {
    0: -0.55,
    0.07: -0.18,
    0.17: 0.3,
    0.27: 0.9,
    0.36: 0.34,
    0.5: -0.08,
    0.68: -0.52,
    0.84: -0.24,
    0.94: 0.2,
    1: -0.42,
  },
  brushed: { 0: -0.45, 0.18: 0.02, 0.31: 0.52, 0.4: 0.34, 0.6: -0.06, 0.84: -0.38, 0.95: -0.1, 1: -0.3 },
  satin: { 0: -0.5, 0.18: -0.04, 0.32: 0.4, 0.42: 0.22, 0.62: -0.12, 0.86: -0.44, 1: -0.2 },
  matt: { 0: -0.42, 0.2: 0.04, 0.33: 0.24, 0.46: 0.08, 0.8: -0.34, 0.95: -0.22, 1: -0.08 },
  painted: { 0: -0.45, 0.16: -0.12, 0.29: 0.24, 0.35: 0.4, 0.44: 0.14, 0.72: -0.24, 0.92: -0.48, 1: -0.12 },
  glass: { 0: -0.3, 0.1: 0.3, 0.3: 0.6, 0.6: 0.2, 0.9: -0.2, 1: 0.2 },
};

/** Lit across its diagonal. */
const FLAT: Record<Finish['kind'], Stops<number>> = {
  polished: { 0: 0.72, 0.2: 0.22, 0.4: -0.16, 0.5: 0.34, 0.6: 0.08, 0.82: -0.24, 1: -0.46 },
  brushed: { 0: 0.5, 0.24: 0.16, 0.48: -0.1, 0.62: 0.14, 0.82: -0.18, 1: -0.34 },
  satin: { 0: 0.36, 0.3: 0.06, 0.55: -0.12, 0.68: 0.06, 1: -0.36 },
  matt: { 0: 0.2, 0.4: 0.04, 1: -0.2 },
  painted: { 0: 0.34, 0.3: 0.06, 0.6: -0.06, 1: -0.24 },
  glass: { 0: 0.6, 0.5: 0.1, 1: -0.2 },
};

export function mix(from: string, to: string, amount: number): string {
  const channel = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(from, index) + (channel(to, index) - channel(from, index)) * amount),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** By −1 to 1, towards warm tones. */
export function tone({ swatch, shade }: Finish, light: number): string {
  return light < 0 ? mix(swatch, '#16110b', -light * shade) : mix(swatch, '#fffdf6', light);
}

export const tones = (finish: Finish, lights: Stops<number>): Shades =>
  Object.fromEntries(Object.entries(lights).map(([offset, light]) => [offset, tone(finish, light)]));

function stops(shades: Shades): string {
  return (
    Object.entries(shades)
      // Objects list 0 and 1 before the fractions between them.
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([offset, shade]) => {
        const [colour, opacity] = typeof shade === 'string' ? [shade] : shade;
        const opaque = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
        return `<stop offset="${offset}" stop-color="${colour}"${opaque}/>`;
      })
      .join('')
  );
}

const DIRECTIONS = {
  across: 'x1="0" y1="0" x2="1" y2="0"',
  down: 'x1="0" y1="0" x2="0" y2="1"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
};

export function gradient(id: string, direction: keyof typeof DIRECTIONS, shades: Shades): string {
  return `<linearGradient id="${id}" ${DIRECTIONS[direction]}>${stops(shades)}</linearGradient>`;
}

export function radial(id: string, shades: Shades, centre = 'cx=".5" cy=".5" r=".5"'): string {
  return `<radialGradient id="${id}" ${centre}>${stops(shades)}</radialGradient>`;
}

/** Across an upright body, down a lying one. */
export function roundMetal(id: string, finish: Finish, direction: 'across' | 'down' = 'across'): string {
  return gradient(id, direction, tones(finish, ROUND[finish.kind]));
}

/** `shift` moves the bright band along the diagonal. */
export function flatMetal(id: string, finish: Finish, shift = 0): string {
  const moved = (offset: string) =>
    offset === '0' || offset === '1' ? offset : Number((Number(offset) + shift).toFixed(2));
  const lights = Object.entries(FLAT[finish.kind]).map(([offset, light]) => [moved(offset), light]);
  return gradient(id, 'diagonal', tones(finish, Object.fromEntries(lights)));
}

/** Seen from the front. */
export function ballMetal(id: string, finish: Finish): string {
  const lights: Stops<number> =
    finish.kind === 'matt'
      ? { 0: 0.34, 0.35: 0.08, 0.8: -0.25, 1: -0.42 }
      : { 0: 0.92, 0.18: 0.5, 0.5: 0, 0.78: -0.4, 0.92: -0.5, 1: -0.12 };
  return radial(id, tones(finish, lights), 'cx=".36" cy=".3" r=".76"');
}
