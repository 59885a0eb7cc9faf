import type { CatalogueProduct } from '../catalogue.ts';

/** Facets whose values are numbers on a scale: a shopper gives bounds, in the unit that the name ends with. */
const RANGES = new Set(['Wattage (W)', 'Lumens (lm)', 'Cutout (mm)']);

/** Custom fields that tell products apart without being a way to find them. */
const NOT_FACETS = new Set([
  'Guarantee',
  'Height (mm)',
  'Width (mm)',
  'Length (mm)',
  'Depth (mm)',
  'Diameter (mm)',
  'Projection (mm)',
  'Weight (kg)',
  'Drop (mm)',
  'EAN',
  'GTIN',
  'MPN',
]);

const PLATE_FINISH = 'Plate Finish';

export const isRange = (field: string): boolean => RANGES.has(field);

/** The number that a value of a range stands for, such as 5 for "5" and "5 W"; NaN for none. */
export function numberOf(value: string): number {
  return Number.parseFloat(value.replaceAll(',', ''));
}

/** Every value that a product can be found by, as facet and value: custom fields that are filters, and the options of its variants. */
export function facetValuesOf({
  customFields,
  variants,
}: Pick<CatalogueProduct, 'customFields' | 'variants'>): [field: string, value: string][] {
  const values = new Map<string, [string, string]>();
  const add = (field: string, value: string) => {
    if (field && value) values.set(`${field}\n${value}`, [field, value]);
  };
  for (const { name, value } of customFields) {
    // Two underscores mark a field that is for feeds, not for shoppers.
    if (name.startsWith('__')) continue;
    const field = name.trim().replace(/\s*:$/, '');
    if (!NOT_FACETS.has(field)) add(field, value.trim());
  }
  // The finish of a plate is one facet, whether a field or an option says it.
  const isPlate = customFields.some(({ name }) => name === PLATE_FINISH);
  for (const { optionValues } of variants) {
    for (const { optionDisplayName, label } of optionValues)
      if (!NOT_FACETS.has(optionDisplayName))
        add(isPlate && optionDisplayName === 'Finish' ? PLATE_FINISH : optionDisplayName, label);
  }
  return [...values.values()];
}
