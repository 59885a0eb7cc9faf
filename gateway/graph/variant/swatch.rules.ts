import { swatches, type Swatch } from './swatches.data.ts';

/** Options without swatches, even when a value has the name of a finish. */
const WITHOUT_COLOUR = new Set(['Size', 'Function']);

/** The swatch of an option's value; null when the value has no known colour. */
export function swatchOf(option: string, label: string): Swatch | null {
  return WITHOUT_COLOUR.has(option) || !Object.hasOwn(swatches, label) ? null : (swatches[label] ?? null);
}
