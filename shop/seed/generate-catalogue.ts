import type { CatalogueBrand, CatalogueCategory, CatalogueProduct } from '../catalogue/catalogue.ts';
import { modifiersOf, offersOf } from './assembly/modifiers.ts';
import { productOf, type ProductContext } from './assembly/product.ts';
import { skuWriter } from './assembly/sku.ts';
import { buildBrands, MADE_TO_ORDER_BRAND_IDS } from './brands/build-brands.ts';
import { buildCategories, categoryLookup } from './categories/build-categories.ts';
import type { Draft } from './draft.ts';
import type { Drawing } from '../catalogue/drawings/drawing.ts';
import { featuredIds } from './featured.ts';
import { createDrawingPlaces } from './pictures/drawing-places.ts';
import { baseDrafts, furtherDrafts } from './ranges/all-ranges.ts';

export { MADE_TO_ORDER_BRAND_IDS };

/** Below this lie the ids of categories and brands. */
const FIRST_PRODUCT_ID = 1001;
/** The catalogue's own size: every range as written, and further ones up to here. */
const PRODUCTS = 4200;
/** Few enough for their drawings and documents to be held at once. */
const PRODUCTS_PER_BATCH = 250;

export interface ProductBatch {
  products: CatalogueProduct[];
  /** What they are drawn by, by the hash in the image's address, unless an earlier batch or the categories have it. */
  drawings: ReadonlyMap<string, Drawing>;
}

export interface GeneratedCatalogue {
  categories: readonly CatalogueCategory[];
  brands: readonly CatalogueBrand[];
  /** The categories' drawings, by the hash in the image's address. */
  drawings: ReadonlyMap<string, Drawing>;
  /** How many products the batches hold together. */
  productCount: number;
  /** A few hundred products each, from the first: every call starts anew. */
  batches(): Iterable<ProductBatch>;
}

/**
 * The catalogue a new shop opens with. The same options always give the same catalogue, to the byte.
 * The ranges as written are always whole; `products` above their number adds further ranges up to exactly that many,
 * some 800,000 at most. Only the ranges as written and one batch are held at a time.
 */
export function generateCatalogue(options: { products?: number } = {}): GeneratedCatalogue {
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

/** Writes products with ids and codes that go on from call to call. Drafts of one range belong into one call. */
function productWriter(
  categoryLine: ProductContext['categoryLine'],
  place: ProductContext['place'],
): (drafts: readonly Draft[]) => CatalogueProduct[] {
  const skuOf = skuWriter();
  let id = FIRST_PRODUCT_ID;
  return (drafts) => {
    const rangeSizes = Map.groupBy(drafts, ({ range }) => range);
    return drafts.map((draft) =>
      productOf(draft, {
        id: id++,
        sku: skuOf(draft),
        categoryLine,
        rangeUrl: rangeUrl(draft, rangeSizes.get(draft.range)?.length ?? 0),
        place,
      }),
    );
  };
}

/** A range of one has no page of its own. */
function rangeUrl({ range }: Draft, size: number): string {
  return range && size > 1 ? `/search?query=${encodeURIComponent(range)}` : '';
}
