import type {
  CatalogueCategory,
  CatalogueProduct,
  CatalogueModifier,
} from '@storefront/embedded/catalogue/catalogue.ts';
import { productOf, type ProductContext } from './assembly/product.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import { rangeUrlOf } from '@storefront/domain/product/range-name.rules.ts';
import { buildBrands, MADE_TO_ORDER_BRAND_IDS, brandOf } from './brands/build-brands.ts';
import { buildCategories, categoryLookup } from './categories/build-categories.ts';
import type { Draft } from './draft.ts';
import type { Drawing } from './drawings/drawing.ts';
import { createDrawingPlaces } from './pictures/drawing-places.ts';
import { baseDrafts, furtherDrafts } from './ranges/all-ranges.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { featuredCategories } from './featured.data.ts';

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

const CHOICES_MAXIMUM = 6;

interface Offered {
  product: CatalogueProduct;
  label: string;
}

/** By offer, dearest last. Only products without variants can be add-ons. */
function offersOf(
  drafts: readonly Draft[],
  products: readonly CatalogueProduct[],
): ReadonlyMap<string, readonly Offered[]> {
  const offers = new Map<string, Offered[]>();
  drafts.forEach((draft, index) => {
    const product = products[index];
    if (!product || product.availability !== 'available') return;
    for (const { offer, label } of draft.offers ?? []) {
      if (product.variants.length > 0) throw new RangeError(`${product.name} has variants and cannot be an add-on`);
      offers.set(offer, [...(offers.get(offer) ?? []), { product, label }]);
    }
  });
  for (const list of offers.values()) list.sort((one, other) => one.product.price - other.product.price);
  return offers;
}

/** An offer without products is left out. */
function modifiersOf(
  draft: Draft,
  productId: number,
  offers: ReadonlyMap<string, readonly Offered[]>,
): CatalogueModifier[] {
  return (draft.addOns ?? []).flatMap(({ displayName, offer }, index): CatalogueModifier[] => {
    const offered = (offers.get(offer) ?? []).slice(0, CHOICES_MAXIMUM);
    const id = productId * 10 + index;
    const optionValues = offered.flatMap(({ product, label }, position) => {
      const [image] = product.images;
      return image
        ? [{ id: id * 10 + position, label, price: product.price, productId: product.id, sku: product.sku, image }]
        : [];
    });
    return optionValues.length > 0 ? [{ id, displayName, optionValues }] : [];
  });
}

/** In each brand's style: a code with meaning, or the next number of its series. */
function skuWriter(): (draft: Draft) => string {
  const counts = new Map<string, number>();
  /** Codes are looked up without their hyphens: HRC13-S1 would be HRC-13S1. */
  const keys = new Set<string>();
  return ({ brand: slug, code }) => {
    const { skuPrefix, skuStyle } = brandOf(slug);
    if (skuStyle.kind === 'coded') {
      const sku = `${skuPrefix}-${code}`;
      const own = keys.has(skuKey(sku)) ? `${sku}A` : sku;
      keys.add(skuKey(own));
      return own;
    }
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return `${skuPrefix}-${skuStyle.first + count * skuStyle.step}`;
  };
}

function featuredIds(
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
