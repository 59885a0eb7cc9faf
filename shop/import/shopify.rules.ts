import {
  brandOf,
  leftOut,
  note,
  offSale,
  PLENTY,
  textOf,
  unreadStock,
  type FeedImage,
  type FeedProduct,
  type FeedRow,
  type FeedVariant,
  type Taken,
  notesOnCondition,
} from './feed.rules.ts';
import { conditionOf } from './offer.rules.ts';
import { isSaleDates, notesOnSale, notesOnUnread, saleOf, type SalePrices } from './sale-price.rules.ts';
import { notesOnMeasures, unitPricingFrom } from './unit-pricing.rules.ts';
import { notesOnTerms } from './unsold-terms.rules.ts';
import { shopifyTerms, type UnsoldTerms } from './unsold-terms.data.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import { shopifyColumns } from './shopify-columns.data.ts';
import { categoryPathOf, countOf, imageUrlOf, priceOf, stockOf } from './values.rules.ts';
import { areChoices, distinctNames, distinctVariants, soldAs, type PlacedVariant } from './variants.rules.ts';

/** Of a product without options. */
const NO_OPTION = 'Default Title';

/** Such as "IP rating (product.metafields.custom.ip_rating)". */
const METAFIELD = /^(.+?) \(product\.metafields\.[\w.-]+\)$/;

/** "IP Rating: IP44". */
const PROPERTY_TAG = /^([^:]{2,40}):\s*(.{1,60})$/;

const OPTIONS = [1, 2, 3] as const;

const names = new Map(
  shopifyColumns.flatMap(([name, ...columns]) => columns.map((column) => [column.toLowerCase(), name] as const)),
);

/** Of either template to one name; other columns keep theirs. */
export function shopifyColumn(column: string): string {
  return names.get(column.trim().toLowerCase()) ?? column.trim();
}

const handleOf = ({ values }: FeedRow): string => textOf(values, 'handle');

export const shopifyGroup = (row: FeedRow): string => handleOf(row) || `row ${row.row}`;

/** A row may repeat its product's title; another title is that of another product. */
export const shopifyCode = (row: FeedRow, first: FeedRow): string =>
  row === first || !['', textOf(first.values, 'title')].includes(textOf(row.values, 'title')) ? handleOf(row) : '';

export const shopifyKeyOf = (row: FeedRow): string | null => (handleOf(row) ? `shopify:${handleOf(row)}` : null);

/** The first row describes it, each row may add a variant or a picture. */
export function shopifyProduct(rows: readonly FeedRow[], now: number): Taken[] {
  const [first] = rows;
  if (!first) return [];
  const { values, row } = first;
  const handle = handleOf(first);
  const key = shopifyKeyOf(first);
  if (!key) return [leftOut(row, 'handle', 'There is no handle to tell the product by')];
  const name = textOf(values, 'title');
  if (!name) return [leftOut(row, 'title', 'The product has no title in its first row', key)];
  const status = textOf(values, 'status').toLowerCase() || 'active';
  if (status !== 'active') return [offSale(row, 'status', `The product “${handle}” is ${status}`, key)];
  if (isNo(textOf(values, 'published')))
    return [offSale(row, 'published', `The product “${handle}” is not published`, key)];

  const optionNames = distinctNames(OPTIONS.map((number) => textOf(values, `option${number}`)));
  const placed: PlacedVariant[] = [];
  const notesOnPrices: Taken[] = [];
  for (const { values: own, row: at } of rows.filter(({ values: own }) => own.has('price') || own.has('value1'))) {
    const prices = pricesOf(own, values);
    if (!prices) return [leftOut(at, 'price', `“${textOf(own, 'price')}” is not a price`, key)];
    placed.push({ row: at, variant: variantOf(own, optionNames, prices, now) });
    notesOnPrices.push(...notesOnUnread(own.get('compare-at'), at, 'compare-at'), ...notesOnSale(prices, now, at));
  }
  const { kept, notes } = distinctVariants(placed, 'value1');
  const [variant] = kept;
  if (!variant) return [leftOut(row, 'price', 'The product has no price', key)];
  const hasOptions = areChoices(kept);
  if (kept.length > 1 && !hasOptions)
    return [leftOut(row, 'value1', 'The product has several variants that differ in nothing', key)];
  const isCounted = rows.some(({ values: own }) => isTracked(own) && !isOversold(own));
  const condition = conditionOf(textOf(values, 'condition'));
  const product: FeedProduct = {
    key,
    name,
    slug: slugOf(handle),
    sku: variant.sku || handle,
    gtin: variant.gtin,
    brand: brandOf(values.get('vendor')),
    descriptionHtml: values.get('description') ?? '',
    categoryPaths: [
      categoryPathOf(values.get('type') ?? values.get('category') ?? values.get('google-category')),
    ].filter((path) => path.length > 0),
    tags: tagsOf(values).filter((tag) => !PROPERTY_TAG.test(tag)),
    ...soldAs(kept, isCounted),
    availability: condition === null ? 'unavailable' : 'available',
    condition: condition ?? 'new',
    images: imagesOf(rows),
    fields: fieldsOf(values),
    weightGrams: countOf(values.get('weight')),
    pageTitle: textOf(values, 'page-title'),
    metaDescription: textOf(values, 'meta-description'),
  };
  return [
    { kind: 'product', product, row, rows: rows.length },
    ...notes,
    ...notesOnPrices,
    ...notesOnCondition(row, textOf(values, 'condition')),
    ...rows.flatMap(notesOnRow),
    ...lostPictures(rows),
    ...unreadStock(rows),
  ];
}

/** Two cells each. */
const measuresOf = (values: FeedRow['values']) => ({
  measure: `${textOf(values, 'measure')} ${textOf(values, 'measure-unit')}`.trim(),
  base: `${textOf(values, 'base-measure')} ${textOf(values, 'base-measure-unit')}`.trim(),
});

/** Columns of terms may have any case. Those of a market are named after it, such as "Price / International". */
function notesOnRow({ values, row }: FeedRow): Taken[] {
  const byColumn = new Map([...values].map(([column, value]) => [column.toLowerCase(), value]));
  const terms = [...byColumn.keys()].flatMap((column): UnsoldTerms => {
    if (column.startsWith('included / ')) return [[column, 'It is sold in the UK, and there alone', 'true']];
    return column.startsWith('price / ') ? [[column, 'The price is the same for everyone']] : [];
  });
  return [
    ...notesOnTerms([...shopifyTerms, ...terms], row, (column) => byColumn.get(column) ?? ''),
    ...notesOnMeasures(measuresOf(values), row, 'measure'),
  ];
}

/** A "compare at" price above the price is the price outside the sale. Null for a row without a price. */
function pricesOf(own: FeedRow['values'], first: FeedRow['values']): SalePrices | null {
  const [price, compareAt] = [priceOf(own.get('price')), priceOf(own.get('compare-at')) ?? 0];
  if (!price) return null;
  if (compareAt <= price) return { price, salePrice: null, interval: '' };
  const dates = [...own, ...first].find(([column]) => isSaleDates(column));
  return { price: compareAt, salePrice: price, interval: dates?.[1].trim() ?? '' };
}

function variantOf(
  own: FeedRow['values'],
  optionNames: readonly string[],
  prices: SalePrices,
  now: number,
): FeedVariant {
  const options = optionNames.flatMap((name, index) => {
    const value = textOf(own, `value${index + 1}`);
    return name && value && value !== NO_OPTION ? [{ name, value }] : [];
  });
  return {
    sku: textOf(own, 'sku'),
    gtin: textOf(own, 'barcode'),
    price: prices.price,
    sale: saleOf(prices, now),
    ...unitPricingFrom(measuresOf(own)),
    // Sells when out of stock: never out of stock here.
    inventoryLevel: isTracked(own) && !isOversold(own) ? (stockOf(own.get('quantity')) ?? 0) : PLENTY,
    imageUrl: imageUrlOf(own.get('variant-image')),
    options,
  };
}

/** Tracked where it has a tracker. */
const isTracked = (values: FeedRow['values']): boolean => textOf(values, 'tracker') !== '';

/** The current template has CONTINUE or TRUE, the older one `continue`. */
const isOversold = (values: FeedRow['values']): boolean => /^(continue|true|yes)$/i.test(textOf(values, 'policy'));

const isNo = (text: string): boolean => /^(false|no)$/i.test(text);

/** By position, without duplicates. */
function imagesOf(rows: readonly FeedRow[]): FeedImage[] {
  const images = new Map<string, FeedImage & { position: number }>();
  for (const [index, { values }] of rows.entries()) {
    const url = imageUrlOf(values.get('image'));
    const position = Number(values.get('image-position') ?? index + 1) || index + 1;
    if (url && !images.has(url)) images.set(url, { url, description: textOf(values, 'image-text'), position });
  }
  return [...images.values()]
    .toSorted((a, b) => a.position - b.position)
    .map(({ url, description }) => ({ url, description }));
}

function lostPictures(rows: readonly FeedRow[]): Taken[] {
  return rows.flatMap(({ row, values }) => {
    const lost = ['image', 'variant-image'].find(
      (column) => values.get(column)?.trim() && !imageUrlOf(values.get(column)),
    );
    return lost ? [note(row, lost, 'The picture has no web address and is not taken')] : [];
  });
}

function tagsOf(values: FeedRow['values']): string[] {
  return (values.get('tags') ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

function fieldsOf(values: FeedRow['values']): { name: string; value: string }[] {
  const metafields = [...values].flatMap(([column, value]) => {
    const [, name] = METAFIELD.exec(column) ?? [];
    return name && value.trim() && !isSaleDates(column)
      ? value.split(/;\s*/).map((part) => ({ name, value: part.trim() }))
      : [];
  });
  const tags = tagsOf(values).flatMap((tag) => {
    const [, name, value] = PROPERTY_TAG.exec(tag) ?? [];
    return name && value ? [{ name, value }] : [];
  });
  return [...metafields, ...tags];
}
