import { swatches, type Swatch } from './swatches.data.ts';

/** Even when a value has the name of a finish. */
const WITHOUT_COLOUR = new Set(['Size', 'Function']);

/** Null when the value has no known colour. */
export function swatchOf(option: string, label: string): Swatch | null {
  return WITHOUT_COLOUR.has(option) || !Object.hasOwn(swatches, label) ? null : (swatches[label] ?? null);
}
