import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { CatalogueProduct, CatalogueVariant } from '../catalogue.ts';

/** Facets with a numeric range, in the unit that the name ends with. */
const RANGES = new Set(['Wattage (W)', 'Lumens (lm)', 'Cutout (mm)']);

/** Custom fields that are not facets: nobody filters by them. */
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

/** The names of custom fields and options that hold a finish, in lower case. */
const FINISHES = new Set(['finish', 'plate finish', 'metal finish', 'finish colour', 'colour finish']);

const FINISH = 'Finish';

export const isFinish = (name: string): boolean => facetName(name) === FINISH;

export const isRange = (field: string): boolean => RANGES.has(field);

/** 5 for "5" and "5 W"; NaN for none. */
export function numberOf(value: string): number {
  return Number.parseFloat(value.replaceAll(',', ''));
}

export function facetValuesOf({
  customFields,
  variants,
}: Pick<CatalogueProduct, 'customFields' | 'variants'>): [field: string, value: string][] {
  const values = new Map<string, [string, string]>();
  const add = (field: string, value: string) => {
    // A longer text is no value to choose, and no request could filter by it.
    if (field && value && Math.max(field.length, value.length) <= TEXT_LENGTHS.facetValue)
      values.set(`${field}\n${value}`, [field, value]);
  };
  for (const { name, value } of customFields) {
    // Two underscores mark a field for feeds, hidden from shoppers.
    if (name.startsWith('__')) continue;
    const field = facetName(name);
    if (!NOT_FACETS.has(field)) add(field, value.trim());
  }
  for (const variant of variants) for (const [field, value] of optionFacetsOf(variant)) add(field, value);
  return [...values.values()];
}

/** The field of a product's category ids, ancestors included. No custom field is called so. */
export const CATEGORY_FIELD = '\n';

export function listedValuesOf(
  product: Pick<CatalogueProduct, 'customFields' | 'variants' | 'categoryIds'>,
): [field: string, value: string][] {
  const categories = [...new Set(product.categoryIds)].map((id): [string, string] => [CATEGORY_FIELD, String(id)]);
  return [...facetValuesOf(product), ...categories];
}

export function optionFacetsOf({
  optionValues,
}: Pick<CatalogueVariant, 'optionValues'>): [field: string, value: string][] {
  return optionValues
    .filter(({ optionDisplayName, label }) => optionDisplayName && label && !NOT_FACETS.has(optionDisplayName))
    .map(({ optionDisplayName, label }) => [facetName(optionDisplayName), label]);
}

export function optionFacetNames({ variants }: Pick<CatalogueProduct, 'variants'>): Set<string> {
  return new Set(variants.flatMap(optionFacetsOf).map(([field]) => field));
}

/** Finishes are one facet, whatever they are the finish of. */
export function facetName(name: string): string {
  const field = name.trim().replace(/(?<!\s)\s*:$/, '');
  return FINISHES.has(field.toLowerCase()) ? FINISH : field;
}
