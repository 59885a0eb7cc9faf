import type { Step } from '../series/series.ts';

/** White light by colour temperature. */
const whites = {
  2200: {
    code: '22',
    factor: 1.05,
    values: { kelvin: 2200, white: 'extra warm white', room: 'bars, snugs and supper tables' },
  },
  2700: { code: '27', demand: 0.5, values: { kelvin: 2700, white: 'warm white', room: 'living rooms and bedrooms' } },
  3000: { code: '30', values: { kelvin: 3000, white: 'soft white', room: 'kitchens and halls' } },
  4000: { code: '40', values: { kelvin: 4000, white: 'cool white', room: 'kitchens, studies and utility rooms' } },
  6500: {
    code: '65',
    demand: -0.4,
    values: { kelvin: 6500, white: 'daylight', room: 'workshops, garages and hobby tables' },
  },
} as const satisfies Record<number, Step>;

export function kelvins(...keys: readonly (keyof typeof whites)[]): readonly Step[] {
  return keys.map((key) => whites[key]);
}

const capSteps = {
  E27: {
    code: 'E27',
    demand: 0.4,
    values: { cap: 'E27', capName: 'large Edison screw', fits: 'most imported pendants and lamps' },
  },
  B22: { code: 'B22', demand: 0.4, values: { cap: 'B22', capName: 'bayonet', fits: 'most British pendants' } },
  E14: {
    code: 'E14',
    demand: 0.3,
    values: { cap: 'E14', capName: 'small Edison screw', fits: 'wall lights and chandeliers', small: 'E14' },
  },
  B15: {
    code: 'B15',
    factor: 1.08,
    demand: -0.5,
    values: { cap: 'B15', capName: 'small bayonet', fits: 'older brass wall brackets' },
  },
} as const satisfies Record<string, Step>;

export function caps(...keys: readonly (keyof typeof capSteps)[]): readonly Step[] {
  return keys.map((key) => capSteps[key]);
}

/** Watts, lumens, the equivalent incandescent lamp, and the price. */
export function powers(
  ...rows: readonly (readonly [watts: number, lumens: number, replaces: number, price: number])[]
): readonly Step[] {
  return rows.map(([watts, lumens, replaces, price]) => ({
    code: String(Math.round(watts * 10)).padStart(2, '0'),
    price,
    values: { watts, lumens, replaces },
  }));
}

/** Tinted glass of decorative lamps: its look and its effect on the light. */
export const tints: readonly Step[] = [
  { code: 'CL', finish: 'clear-glass', values: { glass: 'clear', tint: 'Clear', kelvin: 2200, lumens: 380 } },
  { code: 'AM', finish: 'amber-glass', values: { glass: 'amber', tint: 'Amber', kelvin: 1800, lumens: 250 } },
  { code: 'SM', finish: 'smoked-glass', values: { glass: 'smoked', tint: 'Smoked', kelvin: 1800, lumens: 150 } },
];

export const packs: readonly Step[] = [
  { code: 'P3', factor: 2.75, demand: 0.6, values: { pack: 3 } },
  { code: 'P5', factor: 4.4, demand: 0.7, values: { pack: 5 } },
  { code: 'P10', factor: 8.2, demand: 0.5, values: { pack: 10 } },
];
