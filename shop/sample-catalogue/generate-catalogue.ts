import type { CatalogueCategory, CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import { modifiersOf, offersOf } from './assembly/modifiers.ts';
import { productOf, type ProductContext } from './assembly/product.ts';
import { skuWriter } from './assembly/sku.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import { rangeUrlOf } from '@storefront/domain/product/range-name.rules.ts';
import { buildBrands, MADE_TO_ORDER_BRAND_IDS } from './brands/build-brands.ts';
import { buildCategories, categoryLookup } from './categories/build-categories.ts';
import type { Draft } from './draft.ts';
import type { Drawing } from './drawings/drawing.ts';
import { featuredIds } from './featured.ts';
import { createDrawingPlaces } from './pictures/drawing-places.ts';
import { baseDrafts, furtherDrafts } from './ranges/all-ranges.ts';

export { MADE_TO_ORDER_BRAND_IDS };

/** Categories and brands have ids below this. */
const FIRST_PRODUCT_ID = 1001;
/** Every range as written, and further editions up to here. */
const PRODUCTS = 4200;
/** Few enough to hold their drawings and documents in memory. */
const PRODUCTS_PER_BATCH = 250;

interface ProductBatch {
  products: CatalogueProduct[];
  /** By the hash in the image's address, without those of earlier batches and the categories. */
  drawings: ReadonlyMap<string, Drawing>;
}

/** Deterministic to the byte; a larger `products` adds editions, up to about 800,000. One batch in memory. */
export function generateCatalogue(options: { products?: number } = {}) {
  const places = createDrawingPlaces();
  const categories = buildCategories(places.place);
  const drawings = places.takeNew();
  const written = baseDrafts();
  const productCount = Math.max(written.length, options.products ?? PRODUCTS);
  return {
    categories,
    brands: buildBrands(),
    drawings,
    productCount,
    /** Each call starts from the first. */
    batches: () => productBatches(written, productCount, categories, drawings.keys()),
  };
}

function* productBatches(
  written: readonly Draft[],
  count: number,
  categories: readonly CatalogueCategory[],
  known: Iterable<string>,
): Generator<ProductBatch> {
  const places = createDrawingPlaces(known);
  const next = productWriter(categoryLookup(categories), places.place);
  const first = next(written);
  const offers = offersOf(written, first);
  const featured = featuredIds(first, categories);
  const finished = (draft: Draft, product: CatalogueProduct) => ({
    ...product,
    modifiers: modifiersOf(draft, product.id, offers),
    featured: featured.has(product.id),
  });

  let batch: CatalogueProduct[] = [];
  const isFull = () => batch.length === PRODUCTS_PER_BATCH;
  const take = (): ProductBatch => {
    const products = batch;
    batch = [];
    return { products, drawings: places.takeNew() };
  };
  let edition = 0;
  let left = count;
  for (
    let drafts = written, products = first;
    ;
    drafts = furtherDrafts(edition).slice(0, left), products = next(drafts)
  ) {
    for (const [index, draft] of drafts.entries()) {
      const product = products[index];
      if (product) batch.push(finished(draft, product));
      if (isFull()) yield take();
    }
    left -= drafts.length;
    edition += 1;
    if (left <= 0) break;
  }
  if (batch.length > 0) yield take();
}

/** Consecutive ids and codes: all drafts of a range must be in one call. */
function productWriter(
  categoryLine: ProductContext['categoryLine'],
  place: ProductContext['place'],
): (drafts: readonly Draft[]) => CatalogueProduct[] {
  const skuOf = skuWriter();
  let id = FIRST_PRODUCT_ID;
  return (drafts) => {
    const rangeSizes = Map.groupBy(drafts, ({ range }) => range);
    return drafts.map((draft) => {
      const own = id;
      id += draft.ids ?? 1;
      return productOf(draft, {
        id: own,
        sku: skuOf(draft),
        categoryLine,
        rangeUrl: rangeUrl(draft, rangeSizes.get(draft.range)?.length ?? 0),
        place,
      });
    });
  };
}

/** A range of one product has no page. */
function rangeUrl({ range }: Draft, size: number): string {
  return range && size > 1 ? rangeUrlOf(slugOf(range)) : '';
}
