import { slugOf } from '@storefront/domain/slug.rules.ts';
import {
  brandOf,
  leftOut,
  note,
  offSale,
  PLENTY,
  textOf,
  type FeedProduct,
  type FeedRow,
  type FeedVariant,
  type Taken,
} from '../feed.rules.ts';
import { htmlParagraphs } from '../reading/paragraphs.rules.ts';
import { notesOnSale, notesOnUnread, saleOf, type SalePrices } from '../sale-price.rules.ts';
import { woocommerceTerms } from '../unsold-terms.data.ts';
import { notesOnTerms } from '../unsold-terms.rules.ts';
import { categoryPathOf, deepestPaths, imageUrlOf, priceOf, stockOf } from '../values.rules.ts';
import { areChoices, distinctVariants, soldAs, type PlacedVariant } from '../variants.rules.ts';
import { attributesOf, htmlOf, listOf, weightOf, type Attribute } from './cells.rules.ts';

/** More variants than a page can show. */
const VARIANTS_MAXIMUM = 600;

const NO_CATEGORY = new Set(['uncategorised', 'uncategorized']);

const isVariation = ({ values }: FeedRow): boolean => typesOf(values).includes('variation');

const typesOf = (values: FeedRow['values']): string[] => listOf(textOf(values, 'type').toLowerCase());

/** A variation names its product by its code, or by its id where it has none. */
function codeOf(row: FeedRow): string {
  if (isVariation(row)) return textOf(row.values, 'parent');
  const id = textOf(row.values, 'id');
  return textOf(row.values, 'sku') || (id && `id:${id}`);
}

export const woocommerceGroup = (row: FeedRow): string => (codeOf(row) ? `product ${codeOf(row)}` : `row ${row.row}`);

export const woocommerceCode = (row: FeedRow): string => (isVariation(row) ? '' : codeOf(row));

export const woocommerceKeyOf = (row: FeedRow): string | null => (codeOf(row) ? `woocommerce:${codeOf(row)}` : null);

/** Its row, and the rows of its variations. */
export function woocommerceProduct(rows: readonly FeedRow[], now: number): Taken[] {
  const [first] = rows;
  if (!first) return [];
  const key = woocommerceKeyOf(first);
  const parent = rows.find((row) => !isVariation(row));
  if (!key) return [leftOut(first.row, 'sku', 'There is neither code nor id to tell the product by')];
  if (!parent) return [leftOut(first.row, 'parent', 'The product of this variation is not in the file', key)];
  const { row, values } = parent;
  const name = textOf(values, 'name');
  if (!name) return [leftOut(row, 'name', 'The product has no name', key)];
  const refused = refusalOf(values);
  if (refused) return [offSale(row, refused[0], `The product “${name}” ${refused[1]}`, key)];
  const isVariable = typesOf(values).includes('variable');
  const sold = isVariable ? soldVariations(parent, rows.filter(isVariation), now) : soldItem(parent, now);
  if ('reason' in sold) return [leftOut(row, sold.column, sold.reason, key)];
  const { kept, notes } = distinctVariants(sold.placed, 'type');
  const [variant] = kept;
  if (!variant) return [leftOut(row, 'regular price', 'The product has no price', key)];
  const hasOptions = areChoices(kept);
  if (kept.length > 1 && !hasOptions)
    return [leftOut(row, 'type', 'The product has several variations that differ in nothing', key)];
  const isCounted = kept.some(({ inventoryLevel }) => inventoryLevel !== PLENTY);
  const optionNames = new Set(hasOptions ? variant.options.map((option) => option.name) : []);
  const attributes = attributesOf(values, false);
  const pictures = listOf(textOf(values, 'images'));
  const brand = textOf(values, 'brands') || (attributes.find((one) => /^brand$/i.test(one.name))?.values[0] ?? '');
  const product: FeedProduct = {
    key,
    name,
    slug: slugOf(name) || slugOf(codeOf(parent)),
    sku: textOf(values, 'sku') || variant.sku || textOf(values, 'id'),
    gtin: textOf(values, 'gtin'),
    brand: brandOf(listOf(brand)[0]),
    descriptionHtml: ['short description', 'description']
      .map((column) => htmlParagraphs(htmlOf(textOf(values, column))))
      .join(''),
    categoryPaths: deepestPaths(listOf(textOf(values, 'categories')).map(categoryPathOf)).filter(
      ([top = '']) => !NO_CATEGORY.has(top.toLowerCase()),
    ),
    tags: listOf(textOf(values, 'tags')),
    ...soldAs(kept, isCounted),
    availability: textOf(values, 'in stock?') === 'backorder' ? 'backorder' : 'available',
    condition: 'new',
    images: pictures.map(imageUrlOf).flatMap((url) => (url ? [{ url, description: '' }] : [])),
    fields: attributes
      .filter((one) => one.isVisible && !optionNames.has(one.name) && !/^brand$/i.test(one.name))
      .flatMap((one) => one.values.map((value) => ({ name: one.name, value }))),
    weightGrams: weightOf(values),
    featured: textOf(values, 'is featured?') === '1',
  };
  const lost = pictures.some((picture) => !imageUrlOf(picture));
  return [
    { kind: 'product', product, row, rows: rows.length },
    ...notes,
    ...sold.notes,
    ...(lost ? [note(row, 'images', 'A picture has no web address and is not taken')] : []),
    ...[parent, ...(isVariable ? rows.filter(isVariation) : [])].flatMap(notesOnRow),
  ];
}

/** A variation may have its product's terms. */
function notesOnRow({ row, values }: FeedRow): Taken[] {
  const isGoods = !typesOf(values).some((type) => type === 'virtual' || type === 'downloadable');
  return [
    ...(isGoods ? [] : [note(row, 'type', 'It is sold as goods that are delivered')]),
    ...notesOnTerms(woocommerceTerms, row, (column) => textOf(values, column).replace(/^parent$/, '')),
  ];
}

function refusalOf(values: FeedRow['values']): readonly [column: string, reason: string] | null {
  const types = typesOf(values);
  if (!types.includes('simple') && !types.includes('variable'))
    return ['type', `is of the type “${types.join(', ').slice(0, 60)}”, which the shop does not sell`];
  if (!['', '1'].includes(textOf(values, 'published'))) return ['published', 'is not published'];
  return textOf(values, 'visibility in catalog') === 'hidden' ? ['visibility in catalog', 'is hidden'] : null;
}

interface Sold {
  placed: PlacedVariant[];
  notes: Taken[];
}

type Unsold = { column: string; reason: string };

function soldItem(parent: FeedRow, now: number): Sold | Unsold {
  const item = itemOf(parent, parent, now);
  if (item) return { placed: [{ row: parent.row, variant: item.variant }], notes: item.notes };
  const text = textOf(parent.values, 'regular price');
  return { column: 'regular price', reason: `“${text.slice(0, 80)}” is not a price in pounds` };
}

function soldVariations(parent: FeedRow, rows: readonly FeedRow[], now: number): Sold | Unsold {
  const ofProduct = new Map(attributesOf(parent.values, false).map((one) => [one.name.toLowerCase(), one]));
  const placed: PlacedVariant[] = [];
  const notes: Taken[] = [];
  for (const own of rows) {
    const item = itemOf(own, parent, now);
    const isPublished = ['', '1'].includes(textOf(own.values, 'published'));
    if (!item || !isPublished) {
      const [column, reason] = isPublished ? ['regular price', 'has no price'] : ['published', 'is not published'];
      notes.push(note(own.row, column, `The variation ${reason} and is not taken`));
      continue;
    }
    notes.push(...item.notes);
    const choices = choicesOf(attributesOf(own.values, true), ofProduct);
    if (placed.length + choices.length > VARIANTS_MAXIMUM)
      return { column: 'type', reason: `The product has more than ${VARIANTS_MAXIMUM} variants` };
    if (choices.length > 1 && item.variant.inventoryLevel !== PLENTY)
      notes.push(note(own.row, 'stock', 'The variation is of any value of an attribute: each has its stock'));
    placed.push(...choices.map((options) => ({ row: own.row, variant: { ...item.variant, options } })));
  }
  return { placed, notes };
}

/** An attribute without a value stands for every value of the product's. */
function choicesOf(own: readonly Attribute[], ofProduct: ReadonlyMap<string, Attribute>): FeedVariant['options'][] {
  let choices: FeedVariant['options'][] = [[]];
  for (const { name, values } of own) {
    const all = values.length > 0 ? values : (ofProduct.get(name.toLowerCase())?.values ?? []);
    if (all.length === 0) continue;
    choices = choices
      .flatMap((before) => all.map((value) => [...before, { name, value }]))
      .slice(0, VARIANTS_MAXIMUM + 1);
  }
  return choices;
}

/** Null without a price. */
function itemOf(own: FeedRow, parent: FeedRow, now: number): { variant: FeedVariant; notes: Taken[] } | null {
  const { row, values } = own;
  const price = priceOf(values.get('regular price'));
  if (!price) return null;
  const [from, until] = [textOf(values, 'date sale price starts'), textOf(values, 'sale_price_effective_date')];
  const prices: SalePrices = {
    price,
    salePrice: priceOf(values.get('sale_price')) || null,
    interval: from || until ? `${from}/${until}` : '',
  };
  const { level, notes } = levelOf(own, parent);
  return {
    variant: {
      sku: textOf(values, 'sku'),
      gtin: textOf(values, 'gtin'),
      price,
      sale: saleOf(prices, now),
      inventoryLevel: level,
      imageUrl: imageUrlOf(listOf(textOf(values, 'images'))[0]),
      options: [],
    },
    notes: [...notesOnUnread(values.get('sale_price'), row, 'sale_price'), ...notesOnSale(prices, now, row), ...notes],
  };
}

/** What is sold beyond its stock, or not counted, never runs out. */
function levelOf({ row, values }: FeedRow, parent: FeedRow): { level: number; notes: Taken[] } {
  const isParents = textOf(values, 'stock') === 'parent';
  const stock = textOf(isParents ? parent.values : values, 'stock');
  const backorders = textOf(isParents ? parent.values : values, 'backorders allowed?');
  const status = textOf(values, 'in stock?');
  if (status === 'backorder') return { level: 0, notes: [] };
  if (status === '0') return { level: 0, notes: [] };
  if (stock === '' || backorders === '1' || backorders === 'notify') return { level: PLENTY, notes: [] };
  const level = stockOf(stock);
  return level === null
    ? { level: 0, notes: [note(row, 'stock', 'The stock level is no whole number and counts as 0')] }
    : { level, notes: [] };
}
