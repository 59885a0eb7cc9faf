import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import type { Draft, Specification } from '../draft.ts';

/** A product's custom fields. One made of several materials has a row for each, so that each can be filtered by. */
export function customFieldsOf({ specifications }: Draft, productId: number): CatalogueProduct['customFields'] {
  return specifications.flatMap(materials).map(([name, value], index) => ({ id: productId * 100 + index, name, value: String(value) }));
}

function materials(row: Specification): readonly Specification[] {
  const [name, value] = row;
  if (name !== 'Material') return [row];
  return String(value)
    .split(/, | and | or /)
    .map((material): Specification => [name, material.charAt(0).toUpperCase() + material.slice(1)]);
}
