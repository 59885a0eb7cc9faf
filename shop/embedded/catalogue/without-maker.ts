import type { Kysely } from 'kysely';
import type { ShopFile } from '@storefront/schema/shop-folder/shop-file.ts';
import type { Tables } from '../database/tables.ts';
import { readBrands, streamProducts } from './catalogue-store.ts';
import { makersOf } from './makers.rules.ts';

/** Those on sale, and the brands that they have. */
export async function readWithoutMaker(db: Kysely<Tables>, shopFile: ShopFile) {
  const brands = new Map((await readBrands(db)).map((brand) => [brand.id, brand]));
  const names = new Set<string>();
  let count = 0;
  for await (const products of streamProducts(db)) {
    for (const product of products) {
      const brand = brands.get(product.brandId);
      if (product.availability === 'off_sale' || makersOf(product, brand, shopFile).manufacturer) continue;
      count += 1;
      if (brand) names.add(brand.name);
    }
  }
  return { count, brands: [...names] };
}
