import { swatches } from './swatches.data.ts';

/** The colours of a disc that stands for a finish, as CSS writes them. */
export interface Swatch {
  colour: string;
  edge: string;
}

/** Options whose values have no colour, whatever they are called. */
const WITHOUT_COLOUR = new Set(['Size', 'Function']);

/** The disc for an option's value; null for a value that has no colour, or none that we know. */
export function swatchOf(option: string, label: string): Swatch | null {
  return WITHOUT_COLOUR.has(option) || !Object.hasOwn(swatches, label) ? null : (swatches[label] ?? null);
}
