import type { CatalogueCategory, CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import { featuredCategories } from './featured.data.ts';

export function featuredIds(
  products: readonly CatalogueProduct[],
  categories: readonly CatalogueCategory[],
): ReadonlySet<number> {
  const homes = new Map(categories.map(({ url, id }) => [url, id]));
  const best = new Map<number, CatalogueProduct>();
  for (const product of products) {
    const home = product.relatedCategoryId;
    const buyable = product.inventoryLevel > 5 && product.availability === 'available';
    if (buyable && product.popularity > (best.get(home)?.popularity ?? -1)) best.set(home, product);
  }
  return new Set(featuredCategories.flatMap((url) => best.get(homes.get(url) ?? 0)?.id ?? []));
}
