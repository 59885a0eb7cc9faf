import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import type { Draft, Specification } from '../draft.ts';
import { lightColour, placesOf, zonesOf } from './specifications.rules.ts';

/** Its range's specifications, and fields from them in shoppers' words. Each of several materials has its own. */
export function customFieldsOf(draft: Draft, productId: number): CatalogueProduct['customFields'] {
  const rows = unique([...draft.specifications.flatMap(materials), ...derived(draft)]);
  return rows.map(([name, value], index) => ({ id: productId * 100 + index, name, value: String(value) }));
}

function derived({ key, specifications, category, forBathrooms = false }: Draft): Specification[] {
  const zones = forBathrooms ? zonesOf(specifications) : [];
  if (forBathrooms && zones.length === 0)
    throw new RangeError(`${key} is marked for bathrooms but is allowed in none of their zones`);
  return [
    ...zones.map((zone): Specification => ['Zone', `Zone ${zone}`]),
    ...specifications
      .filter(([name]) => name === 'Colour Temperature (K)')
      .map(([, kelvin]): Specification => ['Light Colour', lightColour(Number(kelvin))]),
    ...placesOf(category, forBathrooms).map((place): Specification => ['Location', place]),
  ];
}

function materials(row: Specification): readonly Specification[] {
  const [name, value] = row;
  if (name !== 'Material') return [row];
  return String(value)
    .split(/, | and | or /)
    .map((material): Specification => [name, material.charAt(0).toUpperCase() + material.slice(1)]);
}

function unique(rows: readonly Specification[]): Specification[] {
  const seen = new Set<string>();
  return rows.filter(([name, value]) => {
    const key = `${name}\n${value}`;
    return !seen.has(key) && seen.add(key);
  });
}
