import type { Catalogue, CatalogueCategory, CatalogueProduct } from '../catalogue/catalogue.ts';
import { modifiersOf, offersOf } from './assembly/modifiers.ts';
import { productOf } from './assembly/product.ts';
import { skuWriter } from './assembly/sku.ts';
import { buildBrands, MADE_TO_ORDER_BRAND_IDS } from './brands/build-brands.ts';
import { buildCategories, categoryLookup } from './categories/build-categories.ts';
import type { Draft } from './draft.ts';
import { featuredCategories } from './featured.data.ts';
import { baseDrafts, furtherDrafts } from './ranges/all-ranges.ts';

export { MADE_TO_ORDER_BRAND_IDS };

/** Below this lie the ids of categories and brands. */
const FIRST_PRODUCT_ID = 1001;

/**
 * The catalogue a new shop opens with. The same options always give the same catalogue, to the byte.
 * The base range is always whole; `products` above its size (some 1,600) adds further ranges up to exactly that many.
 * Throws when asked for more than the ranges can be widened to, well above 50,000.
 */
export function generateCatalogue(options: { products?: number } = {}): Catalogue {
  const categories = buildCategories();
  return { categories, brands: buildBrands(), products: buildProducts(draftsFor(options.products ?? 0), categories) };
}

function draftsFor(count: number): Draft[] {
  const drafts = baseDrafts();
  for (let edition = 1; drafts.length < count; edition += 1) {
    drafts.push(...furtherDrafts(edition).slice(0, count - drafts.length));
  }
  return drafts;
}

function buildProducts(drafts: readonly Draft[], categories: readonly CatalogueCategory[]): CatalogueProduct[] {
  const categoryLine = categoryLookup(categories);
  const skuOf = skuWriter();
  const rangeSizes = Map.groupBy(drafts, ({ range }) => range);
  const products = drafts.map((draft, index) =>
    productOf(draft, { id: FIRST_PRODUCT_ID + index, sku: skuOf(draft), categoryLine, rangeUrl: rangeUrl(draft, rangeSizes.get(draft.range)?.length ?? 0) }),
  );
  const offers = offersOf(drafts, products);
  const featured = featuredIds(products, categories);
  return drafts.flatMap((draft, index) => {
    const product = products[index];
    return product ? [{ ...product, modifiers: modifiersOf(draft, product.id, offers), featured: featured.has(product.id) }] : [];
  });
}

/** A range of one has no page of its own. */
function rangeUrl({ range }: Draft, size: number): string {
  return range && size > 1 ? `/search?query=${encodeURIComponent(range)}` : '';
}

/** The best seller of each featured category that can be bought today. */
function featuredIds(products: readonly CatalogueProduct[], categories: readonly CatalogueCategory[]): ReadonlySet<number> {
  const homes = new Map(categories.map(({ url, id }) => [url, id]));
  const best = new Map<number, CatalogueProduct>();
  for (const product of products) {
    const home = product.relatedCategoryId;
    const buyable = product.inventoryLevel > 5 && product.availability === 'available';
    if (buyable && product.popularity > (best.get(home)?.popularity ?? -1)) best.set(home, product);
  }
  return new Set(featuredCategories.flatMap((url) => best.get(homes.get(url) ?? 0)?.id ?? []));
}
