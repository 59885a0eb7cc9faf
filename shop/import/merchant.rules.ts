import { slugOf } from '@storefront/domain/slug.rules.ts';
import type { CatalogueSale } from '@storefront/embedded/catalogue/catalogue.ts';
import {
  brandOf,
  leftOut,
  note,
  PLENTY,
  textOf,
  unreadStock,
  type FeedProduct,
  type FeedRow,
  type Taken,
  notesOnCondition,
  notesOnDate,
} from './feed.rules.ts';
import { availabilityOf, conditionOf, dateOf, type FeedAvailability } from './offer.rules.ts';
import { paragraphs } from './reading/paragraphs.rules.ts';
import { notesOnSale, notesOnUnread, saleOf } from './sale-price.rules.ts';
import { merchantTerms } from './unsold-terms.data.ts';
import { notesOnTerms } from './unsold-terms.rules.ts';
import { measuresOf, notesOnMeasures, unitPricingFrom } from './unit-pricing.rules.ts';
import { categoryPathOf, gramsOf, imageUrlOf, priceOf, stockOf } from './values.rules.ts';
import { areChoices, distinctVariants, type PlacedVariant } from './variants.rules.ts';

/** Attributes that tell the items of a group apart, and the shop's names for them. */
const OPTIONS: readonly (readonly [attribute: string, name: string])[] = [
  ['color', 'Finish'],
  ['size', 'Size'],
  ['pattern', 'Pattern'],
  ['material', 'Material'],
];

/** Attributes that become custom fields, and the shop's names for them. */
const FIELDS: readonly (readonly [attribute: string, name: string])[] = [
  ['material', 'Material'],
  ['color', 'Finish'],
  ['size', 'Size'],
  ['pattern', 'Pattern'],
  ['energy_efficiency_class', 'Energy Class'],
];

interface Item extends FeedRow {
  id: string;
  name: string;
  price: number;
  sale: CatalogueSale | undefined;
  notes: readonly Taken[];
}

const merchantKey = (id: string): string => `merchant:${id}`;

export function merchantGroup({ row, values }: FeedRow): string {
  const [group, id] = [textOf(values, 'item_group_id'), textOf(values, 'id')];
  if (group) return `group ${group}`;
  return id ? `id ${id}` : `row ${row}`;
}

export const merchantCode = ({ values }: FeedRow): string => textOf(values, 'id');

export function merchantKeyOf({ values }: FeedRow): string | null {
  const id = textOf(values, 'item_group_id') || textOf(values, 'id');
  return id ? merchantKey(id) : null;
}

/** Or the reason why the product is left out. */
function itemsOf(rows: readonly FeedRow[], group: string, now: number): Item[] | Taken {
  const items: Item[] = [];
  for (const { row, values } of rows) {
    const id = textOf(values, 'id');
    const name = textOf(values, 'title');
    const price = priceOf(values.get('price'));
    if (!id) return leftOut(row, 'id', 'There is no id to tell the item by', group ? merchantKey(group) : null);
    const key = merchantKey(group || id);
    if (!name) return leftOut(row, 'title', 'The item has no title', key);
    if (price === null || price === 0)
      return leftOut(row, 'price', `“${textOf(values, 'price')}” is not a price in pounds`, key);
    const prices = {
      price,
      salePrice: priceOf(values.get('sale_price')) || null,
      interval: textOf(values, 'sale_price_effective_date'),
    };
    const notes = [...notesOnUnread(values.get('sale_price'), row, 'sale_price'), ...notesOnSale(prices, now, row)];
    items.push({ row, values, id, name, price, sale: saleOf(prices, now), notes });
  }
  return items;
}

/** One item, or a group. A group with an invalid item is left out as a whole. */
export function merchantProduct(rows: readonly FeedRow[], now: number): Taken[] {
  const group = textOf(rows[0]?.values, 'item_group_id');
  const items = itemsOf(rows, group, now);
  if (!Array.isArray(items)) return [items];
  const [first] = items;
  if (!first) return [];
  const key = merchantKey(group || first.id);
  const { kept: variants, notes } =
    group && items.length > 1 ? distinctVariants(variantsOf(items), 'item_group_id') : { kept: [], notes: [] };
  const hasOptions = areChoices(variants);
  if (variants.length > 1 && !hasOptions) {
    return [
      leftOut(
        first.row,
        'item_group_id',
        `The items of group “${group}” differ in no colour, size, pattern or material`,
        key,
      ),
    ];
  }
  const { values } = first;
  const name = hasOptions ? sharedName(items.map((item) => item.name)) || first.name : first.name;
  const conditions = new Set(items.map((item) => conditionOf(textOf(item.values, 'condition'))));
  if (conditions.size > 1)
    return [leftOut(first.row, 'condition', `The items of group “${group}” are of several conditions`, key)];
  const [condition = null] = conditions;
  const offer = offerOf(items);
  const product: FeedProduct = {
    key,
    name,
    slug: slugOf(name) || slugOf(first.id),
    sku: textOf(values, 'mpn') || first.id,
    gtin: textOf(values, 'gtin'),
    brand: brandOf(values.get('brand')),
    descriptionHtml: paragraphs(values.get('description') ?? ''),
    categoryPaths: [categoryPathOf(values.get('product_type') ?? googleCategory(values))].filter(
      (path) => path.length > 0,
    ),
    tags: [],
    price: Math.min(first.price, ...variants.map((variant) => variant.price)),
    sale: hasOptions ? undefined : first.sale,
    ...(!hasOptions && unitPricingFrom(measuresOf(values))),
    retailPrice: 0,
    // The feed gives no quantity, so stock is not tracked.
    tracking: hasOptions
      ? variants.some(({ inventoryLevel }) => inventoryLevel === 0)
        ? 'variant'
        : 'none'
      : offer.availability === 'out_of_stock'
        ? 'product'
        : 'none',
    inventoryLevel: 0,
    availability:
      condition === null ? 'unavailable' : offer.availability === 'out_of_stock' ? 'available' : offer.availability,
    ...(offer.date !== null && { availableOn: offer.date }),
    condition: condition ?? 'new',
    ...(items.some(({ values }) => !/^(?:|no?|false|0)$/i.test(textOf(values, 'adult'))) && { minimumAge: 18 }),
    images: picturesOf(items).map((url) => ({ url, description: '' })),
    fields: fieldsOf(items, hasOptions),
    weightGrams: gramsOf(values.get('product_weight') ?? values.get('shipping_weight')),
    variants: hasOptions ? variants : [],
  };
  return [
    { kind: 'product', product, row: first.row, rows: rows.length },
    ...notes,
    ...items.flatMap((item) => item.notes),
    ...notesOnOffer(items, offer.availability),
    ...lostPictures(items),
    ...unreadStock(items),
  ];
}

/** Unknown words count as unavailable: what cannot be read must not be sold. */
const itemAvailability = ({ values }: Pick<Item, 'values'>): FeedAvailability =>
  availabilityOf(textOf(values, 'availability')) ?? 'unavailable';

/** Best first. */
const OFFERS = ['available', 'preorder', 'backorder', 'out_of_stock', 'unavailable'] as const;

/** The best availability, and the earliest date of the items that have it. */
function offerOf(items: readonly Item[]): { availability: FeedAvailability; date: string | null } {
  const all = items.map((item) => ({ availability: itemAvailability(item), values: item.values }));
  const availability = OFFERS.find((offer) => all.some((item) => item.availability === offer)) ?? 'unavailable';
  const isLater = availability === 'preorder' || availability === 'backorder';
  const dates = all.flatMap((item) =>
    isLater && item.availability === availability ? (dateOf(textOf(item.values, 'availability_date')) ?? []) : [],
  );
  return { availability, date: dates.toSorted()[0] ?? null };
}

/** Unknown words, items offered otherwise than their product, and terms that are not taken. */
function notesOnOffer(items: readonly Item[], offer: FeedAvailability): Taken[] {
  return items.flatMap((item) => {
    const { row, values } = item;
    const text = (attribute: string) => textOf(values, attribute);
    const told: Taken[] = [];
    if (availabilityOf(text('availability')) === null)
      told.push(
        note(
          row,
          'availability',
          `“${text('availability')}” is no availability that is known: the item is not for sale`,
        ),
      );
    else if (itemAvailability(item) !== offer && itemAvailability(item) !== 'out_of_stock')
      told.push(
        note(
          row,
          'availability',
          `The item is “${text('availability')}” and others of its group are not: it is shown as out of stock`,
        ),
      );
    return [
      ...told,
      ...notesOnCondition(row, text('condition')),
      ...notesOnDate(row, 'availability_date', text('availability_date')),
      ...notesOnTerms(merchantTerms, row, text),
      ...notesOnMeasures(measuresOf(values), row),
    ];
  });
}

/** 0 when it cannot be read. */
function levelOf(values: FeedRow['values']): number {
  if (itemAvailability({ values }) !== 'available') return 0;
  const text = textOf(values, 'quantity');
  const level = text === '' ? PLENTY : stockOf(text);
  // The feed says that it is in stock: a level of 0 is an unset one.
  return level === 0 ? PLENTY : (level ?? 0);
}

/** As text; numeric ids mean nothing to shoppers. */
function googleCategory(values: FeedRow['values']): string {
  const category = textOf(values, 'google_product_category');
  return /\D/.test(category) ? category : '';
}

function picturesOf(items: readonly Item[]): string[] {
  const addresses = items.flatMap(({ values }) => [
    textOf(values, 'image_link'),
    ...textOf(values, 'additional_image_link').split(','),
  ]);
  return [...new Set(addresses.map(imageUrlOf).filter(Boolean))];
}

function lostPictures(items: readonly Item[]): Taken[] {
  const lost = items.filter(({ values }) => textOf(values, 'image_link') && !imageUrlOf(values.get('image_link')));
  return lost.map(({ row }) => note(row, 'image_link', 'The picture has no web address and is not taken'));
}

function variantsOf(items: readonly Item[]): PlacedVariant[] {
  const differing = OPTIONS.filter(
    ([attribute]) => new Set(items.map(({ values }) => textOf(values, attribute))).size > 1,
  );
  return items.map(({ row, values, id, price, sale }) => ({
    row,
    variant: {
      sku: textOf(values, 'mpn') || id,
      gtin: textOf(values, 'gtin'),
      price,
      sale,
      ...unitPricingFrom(measuresOf(values)),
      inventoryLevel: levelOf(values),
      imageUrl: imageUrlOf(values.get('image_link')),
      options: differing.flatMap(([attribute, name]) => {
        const value = textOf(values, attribute);
        return value ? [{ name, value }] : [];
      }),
    },
  }));
}

function fieldsOf(items: readonly Item[], isGroup: boolean): { name: string; value: string }[] {
  const fields = FIELDS.flatMap(([attribute, name]) => {
    const values = new Set(items.map((item) => textOf(item.values, attribute)).filter(Boolean));
    // An attribute in which the items differ becomes an option.
    return values.size === 1 || (!isGroup && values.size > 0) ? [...values].map((value) => ({ name, value })) : [];
  });
  const details = textOf(items[0]?.values, 'product_detail')
    .split(/\n|,(?=[^,:]+:[^,:]+:)/)
    .flatMap((detail) => {
      const parts = detail.split(':').map((part) => part.trim());
      const [name, value] = parts.slice(-2);
      return parts.length >= 2 && name && value ? [{ name, value }] : [];
    });
  return [...fields, ...details];
}

/** The common prefix, cut at a word. */
function sharedName(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name) => name.split(/\s+/));
  const words = Array.isArray(first) ? first : [];
  const end = words.findIndex((word, index) => others.some((other) => other[index] !== word));
  return words
    .slice(0, end < 0 ? words.length : end)
    .join(' ')
    .replace(/(?<![\s,–-])[\s,–-]+$/, '');
}
