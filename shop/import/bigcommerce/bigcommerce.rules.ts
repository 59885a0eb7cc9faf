import { slugOf } from '@storefront/domain/slug.rules.ts';
import {
  type FeedImage,
  type FeedProduct,
  type FeedVariant,
  PLENTY,
  type Taken,
  brandOf,
  leftOut,
  note,
  offSale,
  notesOnCondition,
  notesOnDate,
} from '../feed.rules.ts';
import { availabilityOf, conditionOf, dateOf } from '../offer.rules.ts';
import { isSaleDates } from '../sale-price.rules.ts';
import { bigcommerceTerms } from '../unsold-terms.data.ts';
import { notesOnTerms } from '../unsold-terms.rules.ts';
import { imageUrlOf } from '../values.rules.ts';
import { areChoices, distinctVariants } from '../variants.rules.ts';
import { type Choice, notesOnOptional, requiredChoices } from './modifiers.rules.ts';
import { type Prices, productPrices, variantPrices } from './prices.rules.ts';
import { type References, brandById, pathsById } from './references.rules.ts';
import { attempt, object } from './readers.rules.ts';
import { type ProductRecord, type VariantRecord, centipence, readProduct, text } from './record.rules.ts';

const identified = object({ id: text });

const bigcommerceKey = (id: string): string => `bigcommerce:${id}`;

export function bigcommerceProduct(item: unknown, row: number, references: References, now: number): Taken[] {
  const read = attempt(readProduct, item);
  if ('fault' in read) return [leftOut(row, read.fault.path.join('.'), read.fault.message, keyOf(item))];
  const record = read.value;
  const id = record.id || record.sku;
  if (!id) return [leftOut(row, 'id', 'There is neither id nor sku to tell the product by')];
  const key = bigcommerceKey(id);
  if (record.is_visible === false)
    return [offSale(row, 'is_visible', `The product “${record.name}” is not visible`, key)];
  const prices = productPrices(record, now, row);
  if (!prices) return [leftOut(row, 'price', 'The product has no price', key)];
  const modifiers = record.modifiers ?? [];
  const required = requiredChoices(modifiers, centipence);
  if ('reason' in required) return [leftOut(row, 'modifiers', required.reason, key)];

  const sold = soldVariants(record, prices, required.choices, { now, row });
  const placed = sold.map(({ variant }) => ({ row, variant }));
  const { kept, notes } = distinctVariants(placed, 'variants');
  const hasOptions = areChoices(kept);
  if (kept.length > 1 && !hasOptions)
    return [leftOut(row, 'variants', 'The product has several variants that differ in nothing', key)];
  const only = hasOptions ? undefined : kept[0];
  const isTracked = record.inventory_tracking !== '' && record.inventory_tracking !== 'none';
  const isPerVariant =
    hasOptions && (record.inventory_tracking === 'variant' || sold.some(({ isDisabled }) => isDisabled));
  const brand = record.brand_name || (/\D/.test(record.brand) ? record.brand : '');
  const byId = brand ? { name: brand, notes: [] } : brandById(references, record.brand_id, row);
  const places = pathsOf(record, references, row);
  const pictures = imagesOf(record, row);
  const offer = offerOf(record, sold, row);
  const bulk = bulkPrices(record, row);
  const product: FeedProduct = {
    key,
    name: record.name.trim(),
    slug: slugOf(lastPart(record.custom_url?.url || record.product_url)) || slugOf(record.name),
    sku: record.sku || only?.sku || id,
    gtin: record.gtin || record.upc,
    brand: brandOf(byId.name),
    descriptionHtml: record.description,
    categoryPaths: places.paths,
    tags: record.search_keywords
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    // With a single choice its surcharge is part of the price.
    price: only?.price ?? prices.price,
    sale: only?.sale,
    retailPrice: (record.retail_price ?? 0) > prices.price ? (record.retail_price ?? 0) : 0,
    tracking: isPerVariant ? 'variant' : isTracked ? 'product' : 'none',
    inventoryLevel:
      record.inventory_level || (record.inventory_tracking === 'variant' ? (only?.inventoryLevel ?? 0) : 0),
    ...offer.terms,
    featured: record.is_featured ?? false,
    ...bulk.terms,
    images: pictures.images,
    fields: (record.custom_fields ?? [])
      .filter(({ name }) => !isSaleDates(name))
      .map(({ name, value }) => ({ name, value })),
    variants: hasOptions ? kept : [],
    pageTitle: record.page_title,
    metaDescription: record.meta_description,
  };
  return [
    { kind: 'product', product, row, rows: 1 },
    ...notes,
    ...prices.notes,
    ...sold.flatMap((one) => one.notes),
    ...byId.notes,
    ...places.notes,
    ...notesOnOptional(modifiers, row),
    ...notesOnDisabled(sold, row),
    ...bulk.notes,
    ...notesOnTerms(bigcommerceTerms, row, (property) => termOf([record, ...(record.variants ?? [])], property)),
    ...offer.notes,
    ...pictures.notes,
  ];
}

const lastPart = (url: string): string =>
  url
    .replace(/^https?:\/\/[^/]+/, '')
    .split('/')
    .findLast(Boolean) ?? '';

/** Null where the invalid item has none. */
function keyOf(item: unknown): string | null {
  const read = attempt(identified, item);
  return 'value' in read && read.value.id ? bigcommerceKey(read.value.id) : null;
}

interface SoldVariant {
  variant: FeedVariant;
  notes: Taken[];
  isDisabled: boolean;
}

/** Times every choice of required modifiers. The API gives a product without options one variant. */
function soldVariants(
  record: ProductRecord,
  shared: Prices,
  choices: readonly Choice[],
  at: { now: number; row: number },
): SoldVariant[] {
  const withOptions = (record.variants ?? []).filter(({ option_values: values }) => (values ?? []).length > 0);
  const variants: readonly (VariantRecord | undefined)[] =
    withOptions.length > 0 ? withOptions : [record.variants?.[0]];
  // Modifiers have no stock of their own: each choice has its variant's level.
  return variants.flatMap((variant) => {
    const { price, sale, notes } = (variant && variantPrices(variant, record, at)) ?? shared;
    return choices.map((choice, index) => {
      const isDisabled = (variant?.purchasing_disabled ?? false) || choice.isDisabled;
      const level =
        record.inventory_tracking === 'variant'
          ? (variant?.inventory_level ?? 0)
          : record.inventory_tracking === 'product'
            ? record.inventory_level
            : PLENTY;
      return {
        isDisabled,
        notes: variant && index === 0 ? notes : [],
        variant: {
          sku: variant?.sku ?? '',
          gtin: variant?.gtin || variant?.upc || '',
          price: choice.priced(price),
          sale: sale && { ...sale, price: choice.priced(sale.price) },
          // The shop has no "unavailable" variants: these are out of stock.
          inventoryLevel: isDisabled ? 0 : level,
          imageUrl: imageUrlOf(variant?.image_url),
          options: [
            ...(variant?.option_values ?? []).map(({ option_display_name: name, label }) => ({ name, value: label })),
            ...choice.options,
          ],
        },
      };
    });
  });
}

/** What cannot be read, or has no price that may be shown, is not for sale. */
function offerOf(
  record: ProductRecord,
  sold: readonly SoldVariant[],
  row: number,
): { terms: Pick<FeedProduct, 'availability' | 'availableOn' | 'condition'>; notes: Taken[] } {
  const availability = availabilityOf(record.availability);
  const condition = conditionOf(record.condition);
  const isSold =
    condition !== null &&
    !record.is_price_hidden &&
    !record.purchasing_disabled &&
    !sold.every(({ isDisabled }) => isDisabled);
  const isLater = availability === 'preorder' || availability === 'backorder';
  const release = isLater ? dateOf(record.preorder_release_date) : null;
  const unknown = `“${record.availability}” is no availability that is known: the product is not for sale`;
  const hidden = 'Its price is hidden: the product is not for sale';
  return {
    terms: {
      availability: !isSold || availability === null || availability === 'out_of_stock' ? 'unavailable' : availability,
      ...(release !== null && { availableOn: release }),
      condition: condition ?? 'new',
    },
    notes: [
      ...(availability === null ? [note(row, 'availability', unknown)] : []),
      ...notesOnCondition(row, record.condition),
      ...(record.is_price_hidden ? [note(row, 'is_price_hidden', hidden)] : []),
      ...(isLater ? notesOnDate(row, 'preorder_release_date', record.preorder_release_date) : []),
    ],
  };
}

function notesOnDisabled(sold: readonly SoldVariant[], row: number): Taken[] {
  const disabled = sold
    .filter(({ isDisabled }) => isDisabled)
    .map(({ variant }) => `“${variant.options.map(({ value }) => value).join(' / ')}”`);
  if (disabled.length === 0) return [];
  if (disabled.length === sold.length) return [note(row, 'purchasing_disabled', 'The product cannot be bought')];
  return [note(row, 'purchasing_disabled', `Cannot be bought, shown as out of stock: ${disabled.join(', ')}`)];
}

/** By name where the file has them, else by category ids. */
function pathsOf(record: ProductRecord, references: References, row: number): { paths: string[][]; notes: Taken[] } {
  const trail = record.breadcrumb?.map(({ name }) => name) ?? [];
  if (trail.length > 0) return { paths: [trail], notes: [] };
  if (record.category_names && record.category_names.length > 0)
    return { paths: record.category_names.map((name) => [name]), notes: [] };
  return pathsById(references, record.categories ?? [], row);
}

/** The thumbnail first. */
function imagesOf({ images }: ProductRecord, row: number): { images: FeedImage[]; notes: Taken[] } {
  const sorted = (images ?? []).toSorted(
    (a, b) =>
      Number(b.is_thumbnail ?? false) - Number(a.is_thumbnail ?? false) || (a.sort_order ?? 0) - (b.sort_order ?? 0),
  );
  const all = sorted.map(({ url_zoom, url_standard, image_url, description }) => ({
    url: imageUrlOf(url_zoom || url_standard || image_url),
    description,
  }));
  const notes = all.every(({ url }) => url)
    ? []
    : [note(row, 'images', 'A picture has no web address and is not taken')];
  return { images: all.filter(({ url }) => url), notes };
}

/** Of the product, or the first variant that has it. */
function termOf(records: readonly (ProductRecord | VariantRecord)[], property: string): string {
  const values = records.map((record): unknown => new Map<string, unknown>(Object.entries(record)).get(property));
  const set = values.filter((value) => ['string', 'number', 'boolean'].includes(typeof value)).map(String);
  return set.find((value) => value !== '' && value !== 'false' && Number(value) !== 0) ?? set[0] ?? '';
}

/** The shop's reductions are per cent and hold for every higher quantity; others are noted. */
function bulkPrices(
  { order_quantity_minimum: minimum, bulk_pricing_rules: all }: ProductRecord,
  row: number,
): { terms: Pick<FeedProduct, 'minimumQuantity' | 'priceBreaks'>; notes: Taken[] } {
  const rules = (all ?? []).toSorted((a, b) => a.quantity_min - b.quantity_min);
  const isTaken = rules.every(({ type, amount, quantity_min: from, quantity_max: upTo }, index) => {
    const next = rules[index + 1];
    const isUnbroken = next ? upTo === 0 || upTo + 1 === next.quantity_min : upTo === 0;
    return type === 'percent' && amount > 0 && amount < 100 && from > 1 && isUnbroken;
  });
  const priceBreaks = rules.map(({ quantity_min: quantity, amount: percentOff }) => ({ quantity, percentOff }));
  return {
    terms: {
      ...(minimum > 1 && { minimumQuantity: minimum }),
      ...(isTaken && priceBreaks.length > 0 && { priceBreaks }),
    },
    notes: isTaken
      ? []
      : [
          note(
            row,
            'bulk_pricing_rules',
            'Not taken: only percentages off that hold for every higher quantity are. Every quantity has the ' +
              'same unit price',
          ),
        ],
  };
}
