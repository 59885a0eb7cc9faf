import type { Kysely } from 'kysely';
import { reservedAddresses } from '@storefront/domain/pages.rules.ts';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import type {
  CatalogueImage,
  CatalogueProduct,
  CatalogueSale,
  CatalogueVariant,
} from '@storefront/embedded/catalogue/catalogue.ts';
import { readProducts, readProductsByUrl } from '@storefront/embedded/catalogue/catalogue-store.ts';
import { IMPORTED_PRODUCTS_FROM, nextId, upsertProducts } from '@storefront/embedded/catalogue/catalogue-writes.ts';
import { type Move, writeMoves } from '@storefront/embedded/catalogue/redirects.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import type { FeedProduct, FeedVariant } from './feed.rules.ts';
import type { Places } from './places/places.ts';
import { type ImportedKey, nextRun, readImportedKeys, writeImportedKeys } from './sources/import-sources.ts';
import { exVatPrice } from './values.rules.ts';
import { variantNumbers } from './variant-numbers.rules.ts';

/** Overlap does no harm: variant ids need only be unique within their product. */
const VARIANTS_PER_PRODUCT = 100;

const NO_IMAGE: CatalogueImage = { description: '', url: '' };

export interface WriterOptions {
  pricesIncludeVat: boolean;
  /** ISO; the creation date of new products. */
  today: string;
  /** Known products move when their slug changes or a category takes their address; old addresses redirect. */
  followsSlugs?: boolean;
}

export interface Written {
  added: number;
  changed: number;
  unchanged: number;
}

/** Returns also the products, in the order of the feed's. */
export type WriteProducts = (
  feeds: readonly FeedProduct[],
  sources: readonly string[],
) => Promise<Written & { products: readonly CatalogueProduct[] }>;

/** Searched but hidden. */
const TAGS_FIELD = '__tags';

/** Shopify's limit of tags per product. */
const TAGS_MAXIMUM = 250;

/** A batch per transaction, no product twice. Known products keep id, address and variants' ids. */
export async function createProductWriter(
  db: Kysely<Tables>,
  places: Places,
  { pricesIncludeVat, today, followsSlugs = false }: WriterOptions,
): Promise<WriteProducts> {
  let next = await nextId(db, 'products', IMPORTED_PRODUCTS_FROM);
  const run = await nextRun(db);
  const price = (centipence: number) => exVatPrice(centipence, pricesIncludeVat);
  return async (feeds, sources) => {
    const feedKeys = feeds.map(({ key }) => key);
    const keys = await readImportedKeys(db, feedKeys);
    const ids = feedKeys.flatMap((key) => keys.get(key)?.productId ?? []);
    const known = await readProducts(db, ids);
    const stored = new Map(known.map((product) => [product.id, product]));
    const storedAs = ({ key }: FeedProduct) => stored.get(keys.get(key)?.productId ?? 0);
    const addresses = await newAddresses(
      db,
      feeds.filter((feed) => followsSlugs || !storedAs(feed)),
      places.isTaken,
      followsSlugs ? addressBelowProducts : addressOf,
    );
    const written: ImportedKey[] = [];
    const moves: Move[] = [];
    let added = 0;
    const products = feeds.map((feed) => {
      const address = addresses.get(feed);
      const before = storedAs(feed) ?? address?.left;
      const id = before?.id ?? next;
      if (!before) {
        next += 1;
        added += 1;
      }
      const { numbers, next: nextVariant } = variantNumbers(
        feed.variants.map(toldBy),
        (before?.variants ?? []).map((variant) => storedToldBy(variant, id)),
        keys.get(feed.key)?.nextVariant ?? 0,
      );
      written.push({ key: feed.key, productId: id, nextVariant, run });
      const url = (followsSlugs ? undefined : before?.url) ?? address?.url ?? '';
      if (before && before.url !== url) moves.push({ from: before.url, to: url });
      const product = toProduct(feed, { id, url, createdAt: before?.createdAt ?? today }, numbers, places, price);
      // Merchandising set in the shop stays where the file says nothing.
      return before
        ? { ...product, featured: feed.featured ?? before.featured, popularity: before.popularity }
        : product;
    });
    await places.save();
    const changed = await upsertProducts(db, products);
    await writeMoves(db, moves);
    await writeImportedKeys(db, written, sources);
    return { added, changed: changed - added, unchanged: products.length - changed, products };
  };
}

function toProduct(
  feed: FeedProduct,
  { id, url, createdAt }: Pick<CatalogueProduct, 'id' | 'url' | 'createdAt'>,
  numbers: readonly number[],
  places: Places,
  price: (centipence: number) => number,
): CatalogueProduct {
  const saleOf = (sale: CatalogueSale | undefined) => sale && { sale: { ...sale, price: price(sale.price) } };
  const images = feed.images.map((image) => ({ description: image.description || feed.name, url: image.url }));
  const categoryIds = places.categoryIds(feed);
  const tags = feed.tags.length > 0 ? [{ name: TAGS_FIELD, value: feed.tags.slice(0, TAGS_MAXIMUM).join(', ') }] : [];
  return {
    id,
    name: feed.name,
    sku: feed.sku,
    gtin: feed.gtin,
    url,
    brandId: places.brandId(feed.brand),
    categoryIds,
    inventoryTracking: feed.tracking,
    inventoryLevel: feed.inventoryLevel,
    availability: feed.availability,
    ...(feed.availableOn !== undefined && { availableOn: feed.availableOn }),
    ...(feed.condition !== 'new' && { condition: feed.condition }),
    ...(feed.minimumAge && { minimumAge: feed.minimumAge }),
    ...(feed.minimumQuantity !== undefined && { minimumQuantity: feed.minimumQuantity }),
    ...(feed.quantityMultiple !== undefined && { quantityMultiple: feed.quantityMultiple }),
    ...(feed.priceBreaks !== undefined && { priceBreaks: feed.priceBreaks }),
    price: price(feed.price),
    ...saleOf(feed.sale),
    ...(feed.unitPricing && { unitPricing: feed.unitPricing }),
    retailPrice: price(feed.retailPrice),
    descriptionHtml: feed.descriptionHtml,
    warningHtml: '',
    warranty: { boxContains: [], usefulInformation: '', technicalInformation: [] },
    rangeUrl: '',
    customFields: [...feed.fields, ...conditionField(feed), ...tags, { name: KEY_FIELD, value: feed.key }].map(
      (field, index) => ({ id: index + 1, ...field }),
    ),
    images,
    variants: feed.variants.map((variant, index): CatalogueVariant => ({
      id: id * VARIANTS_PER_PRODUCT + (numbers[index] ?? index),
      sku: variant.sku,
      price: price(variant.price),
      ...saleOf(variant.sale),
      ...(variant.unitPricing && { unitPricing: variant.unitPricing }),
      inventoryLevel: variant.inventoryLevel,
      image: variant.imageUrl
        ? { description: [feed.name, ...variant.options.map(({ value }) => value)].join(', '), url: variant.imageUrl }
        : (images[0] ?? NO_IMAGE),
      optionValues: variant.options.map(({ name, value }, place) => ({
        id: place + 1,
        optionDisplayName: name,
        label: value,
      })),
    })),
    modifiers: [],
    relatedCategoryId: categoryIds[0] ?? 0,
    featured: feed.featured ?? false,
    popularity: 500,
    createdAt,
    ...feed.files,
    ...(feed.manufacturer && { manufacturer: feed.manufacturer }),
    ...(feed.responsiblePerson && { responsiblePerson: feed.responsiblePerson }),
    ...(feed.weightGrams && { weightGrams: feed.weightGrams }),
    ...(feed.pageTitle && { pageTitle: feed.pageTitle }),
    ...(feed.metaDescription && { metaDescription: feed.metaDescription }),
  };
}

/** Lists can be filtered by specifications. */
const conditionField = ({ condition }: FeedProduct) =>
  condition === 'new' ? [] : [{ name: 'Condition', value: conditionLabel(condition) }];

const toldBy = ({ sku, options }: FeedVariant) => ({ sku, labels: options.map(({ value }) => value) });

const storedToldBy = ({ id, sku, optionValues }: CatalogueVariant, productId: number) => ({
  number: id - productId * VARIANTS_PER_PRODUCT,
  sku,
  labels: optionValues.map(({ label }) => label),
});

/** Hidden; the feed's key of the product. */
const KEY_FIELD = '__import_key';

/** Further products of one name have the feed's key in their address instead of a number. */
const NUMBERED_MAXIMUM = 9;

/** `left` is this product as an interrupted import has left it there. */
interface Address {
  url: string;
  left: CatalogueProduct | undefined;
}

/** The first free address each. */
async function newAddresses(
  db: Kysely<Tables>,
  feeds: readonly FeedProduct[],
  isTaken: (url: string) => boolean,
  addressFor: (feed: FeedProduct, attempt: number) => string,
): Promise<Map<FeedProduct, Address>> {
  const addresses = new Map<FeedProduct, Address>();
  const given = new Set<string>();
  let open = [...feeds];
  for (let attempt = 1; open.length > 0; attempt += 1) {
    const wanted = open.map((feed) => ({ feed, url: addressFor(feed, attempt) }));
    const stored = await readProductsByUrl(db, [...new Set(wanted.map(({ url }) => url))]);
    open = [];
    for (const { feed, url } of wanted) {
      const there = stored.get(url);
      const isOwn = there?.customFields.some(({ name, value }) => name === KEY_FIELD && value === feed.key) ?? false;
      if (given.has(url) || isTaken(url) || reservedAddresses.has(url.slice(1, -1)) || (there && !isOwn))
        open.push(feed);
      else {
        given.add(url);
        addresses.set(feed, { url, left: there });
      }
    }
  }
  return addresses;
}

function addressOf({ slug, key }: FeedProduct, attempt: number): string {
  const known = slugOf(key.slice(key.indexOf(':') + 1)) || 'product';
  const name = slug || known;
  if (attempt === 1) return `/${name}/`;
  if (attempt <= NUMBERED_MAXIMUM) return `/${name}-${attempt}/`;
  const beyond = attempt - NUMBERED_MAXIMUM;
  return `/${name}-${known}${beyond > 1 ? `-${beyond}` : ''}/`;
}

/** `/slug/`, else `/products/slug/`, else numbered. */
function addressBelowProducts(feed: FeedProduct, attempt: number): string {
  return attempt === 1 ? addressOf(feed, 1) : `/products${addressOf(feed, attempt - 1)}`;
}
