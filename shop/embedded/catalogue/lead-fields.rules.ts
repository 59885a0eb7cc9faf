import type { ShopFile } from '@storefront/schema/shop-folder/shop-file.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { Structure } from './structure.ts';

type Facts = NonNullable<ShopFile['facts']>;

/** Those of the main category or the nearest above it, else of another of its categories. */
export function leadFieldsOf(
  { categoryIds }: Pick<CatalogueProduct, 'categoryIds'>,
  facts: Facts,
  { categoryById }: Pick<Structure, 'categoryById'>,
): readonly string[] {
  if (facts.length === 0) return [];
  for (const id of categoryIds) {
    const path = categoryById.get(id)?.url;
    const found = facts.find((fact) => fact.path === path);
    if (found) return found.names;
  }
  return [];
}
