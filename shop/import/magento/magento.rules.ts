import { slugOf } from '@storefront/domain/slug.rules.ts';
import {
  brandOf,
  leftOut,
  note,
  offSale,
  PLENTY,
  textOf,
  type FeedImage,
  type FeedProduct,
  type FeedRow,
  type FeedVariant,
  type Taken,
} from '../feed.rules.ts';
import { htmlParagraphs } from '../reading/paragraphs.rules.ts';
import { notesOnSale, notesOnUnread, saleOf, type SalePrices } from '../sale-price.rules.ts';
import { countOf, gramsOf, pictureUrlOf, priceOf } from '../values.rules.ts';
import { areChoices, distinctVariants, soldAs, type PlacedVariant } from '../variants.rules.ts';
import { categoriesOf, dateOf, fieldsOf, nameOf, pairsOf } from './cells.rules.ts';
import { isOwn, soldQuantities } from './quantities.rules.ts';

/** More variants than a page can show. */
const VARIANTS_MAXIMUM = 600;

const BRANDS = ['brand', 'manufacturer'];
const BARCODES = ['gtin', 'ean', 'barcode', 'upc'];

export interface MagentoOptions {
  now: number;
  /** An export names pictures by their paths in it; undefined when it is not known. */
  imagesFrom: string | undefined;
  /** Of another product of the file. */
  rowsOf: (group: string) => FeedRow[];
}

const group = (sku: string): string => `sku ${sku}`;

export const magentoGroup = ({ row, values }: FeedRow): string =>
  textOf(values, 'sku') ? group(textOf(values, 'sku')) : `row ${row}`;

export const magentoCode = ({ values }: FeedRow): string =>
  ['sku', 'store_view_code']
    .map((column) => textOf(values, column))
    .join(' ')
    .trim();

export const magentoKeyOf = ({ values }: FeedRow): string | null =>
  textOf(values, 'sku') ? `magento:${textOf(values, 'sku')}` : null;

/** The row of all store views; those of one view have a code. */
const mainRow = (rows: readonly FeedRow[]) => rows.find(({ values }) => textOf(values, 'store_view_code') === '');

/** Variations, which are not visible by themselves, are read with their configurable product. */
export function magentoProduct(rows: readonly FeedRow[], options: MagentoOptions): Taken[] {
  const [first] = rows;
  if (!first) return [];
  const key = magentoKeyOf(first);
  if (!key) return [leftOut(first.row, 'sku', 'There is no code to tell the product by')];
  const main = mainRow(rows);
  if (!main) return [leftOut(first.row, 'store_view_code', 'There is no row of the default store view', key)];
  const { row, values } = main;
  const sku = textOf(values, 'sku');
  if (/^not visible individually$/i.test(textOf(values, 'visibility'))) return [];
  const name = textOf(values, 'name');
  if (!name) return [leftOut(row, 'name', 'The product has no name', key)];
  const refused = refusalOf(values);
  if (refused) return [offSale(row, refused[0], `The product “${sku}” ${refused[1]}`, key)];
  if (/required=1/.test(textOf(values, 'custom_options')))
    return [leftOut(row, 'custom_options', 'A choice that the shop does not offer is required', key)];
  const isConfigurable = textOf(values, 'product_type') === 'configurable';
  const { placed, rows: sold, notes: told } = isConfigurable ? soldVariations(main, options) : soldItem(main, options);
  const { kept, notes } = distinctVariants(placed, 'configurable_variations');
  const [variant] = kept;
  if (!variant)
    return isConfigurable
      ? [leftOut(row, 'configurable_variations', 'None of its variations is in the file and has a price', key)]
      : [leftOut(row, 'price', `“${textOf(values, 'price').slice(0, 80)}” is not a price in pounds`, key)];
  if (kept.length > VARIANTS_MAXIMUM)
    return [leftOut(row, 'configurable_variations', `The product has more than ${VARIANTS_MAXIMUM} variants`, key)];
  const hasOptions = areChoices(kept);
  const isCounted = kept.some(({ inventoryLevel }) => inventoryLevel !== PLENTY);
  const attributes = pairsOf(textOf(values, 'additional_attributes'));
  const attribute = (codes: readonly string[]) => attributes.find(([code]) => codes.includes(code))?.[1] ?? '';
  const optionCodes = variationsOf(values).flatMap((pairs) => pairs.map(([code]) => code));
  const { images, lost } = imagesOf(values, options);
  const quantities = soldQuantities(main, sold);
  const product: FeedProduct = {
    key,
    name,
    slug: slugOf(textOf(values, 'url_key')) || slugOf(name) || slugOf(sku),
    sku,
    gtin: attribute(BARCODES),
    brand: brandOf(attribute(BRANDS)),
    descriptionHtml: ['short_description', 'description']
      .map((column) => htmlParagraphs(textOf(values, column).replace(/\{\{[^{}]{0,2000}\}\}/g, '')))
      .join(''),
    categoryPaths: categoriesOf(textOf(values, 'categories')),
    tags: [],
    ...soldAs(kept, isCounted),
    availability: 'available',
    condition: 'new',
    ...quantities.terms,
    images,
    fields: fieldsOf(attributes, new Set([...BRANDS, ...BARCODES, ...(hasOptions ? optionCodes : [])])),
    weightGrams: gramsOf(`${textOf(values, 'weight')} kg`),
    pageTitle: textOf(values, 'meta_title'),
    metaDescription: textOf(values, 'meta_description'),
  };
  return [
    { kind: 'product', product, row, rows: isConfigurable ? placed.length + 1 : 1 },
    ...notes,
    ...told,
    ...(lost ? [note(row, 'base_image', 'A picture has no web address; --images-from names their folder')] : []),
    ...quantities.notes,
  ];
}

function refusalOf(values: FeedRow['values']): readonly [column: string, reason: string] | null {
  const type = textOf(values, 'product_type');
  if (!['simple', 'configurable', 'virtual', 'downloadable'].includes(type))
    return ['product_type', `is of the type “${type.slice(0, 60)}”, which the shop does not sell`];
  return textOf(values, 'product_online') === '2' ? ['product_online', 'is disabled'] : null;
}

/** Code and option values of each variation. Bounded: each is looked up in the file. */
const variationsOf = (values: FeedRow['values']) =>
  textOf(values, 'configurable_variations')
    .split('|')
    .slice(0, VARIANTS_MAXIMUM + 1)
    .map(pairsOf);

interface Sold {
  placed: PlacedVariant[];
  /** Of its variations. */
  rows: FeedRow[];
  notes: Taken[];
}

function soldItem(main: FeedRow, options: MagentoOptions): Sold {
  const item = itemOf(main, options);
  const placed = item ? [{ row: main.row, variant: item.variant }] : [];
  return { placed, rows: [], notes: item?.notes ?? [] };
}

function soldVariations({ row, values }: FeedRow, options: MagentoOptions): Sold {
  const labels = new Map(pairsOf(textOf(values, 'configurable_variation_labels')));
  const placed: PlacedVariant[] = [];
  const rows: FeedRow[] = [];
  const notes: Taken[] = [];
  for (const pairs of variationsOf(values)) {
    const sku = pairs.find(([code]) => code === 'sku')?.[1];
    if (!sku) continue;
    const own = mainRow(options.rowsOf(group(sku)));
    const item = own && refusalOf(own.values) === null ? itemOf(own, options) : null;
    if (!own || !item) {
      const reason = own ? 'is disabled or has no price' : 'is not in the file';
      notes.push(note(own?.row ?? row, 'configurable_variations', `The variation “${sku.slice(0, 64)}” ${reason}`));
      continue;
    }
    const choices = pairs
      .filter(([code, value]) => code !== 'sku' && value !== '')
      .map(([code, value]) => ({ name: labels.get(code) || nameOf(code), value }));
    placed.push({ row: own.row, variant: { ...item.variant, options: choices } });
    rows.push(own);
    notes.push(...item.notes);
  }
  return { placed, rows, notes };
}

/** Null without a price. */
function itemOf({ row, values }: FeedRow, options: MagentoOptions): { variant: FeedVariant; notes: Taken[] } | null {
  const price = priceOf(values.get('price'));
  if (!price) return null;
  const dates = ['special_price_from_date', 'sale_price_effective_date'].map((column) => textOf(values, column));
  const salePrice = priceOf(values.get('sale_price')) || null;
  const [from, until] = dates.map((text) => (text === '' ? '' : dateOf(text)));
  const prices: SalePrices = {
    price,
    salePrice,
    // A date that cannot be read must not start a sale, nor keep it for good.
    interval: from === null || until === null ? dates.join(' to ') : from || until ? `${from}/${until}` : '',
  };
  return {
    variant: {
      sku: textOf(values, 'sku'),
      gtin: '',
      price,
      sale: saleOf(prices, options.now),
      inventoryLevel: levelOf(values),
      imageUrl: pictureOf(textOf(values, 'base_image'), options),
      options: [],
    },
    notes: [...notesOnUnread(values.get('sale_price'), row, 'sale_price'), ...notesOnSale(prices, options.now, row)],
  };
}

/** What is sold beyond its stock, or not counted, never runs out; a threshold is held back, or oversold below 0. */
function levelOf(values: FeedRow['values']): number {
  if (textOf(values, 'is_in_stock') === '0') return 0;
  if (textOf(values, 'manage_stock') === '0' && isOwn(values, 'manage_stock')) return PLENTY;
  const heldBack = isOwn(values, 'min_qty') ? Math.trunc(Number(textOf(values, 'out_of_stock_qty'))) || 0 : 0;
  const isOversold = ['1', '2'].includes(textOf(values, 'allow_backorders')) && isOwn(values, 'backorders');
  if (textOf(values, 'qty') === '' || (isOversold && heldBack >= 0)) return PLENTY;
  const level = Math.trunc(Number(textOf(values, 'qty'))) - (isOversold ? heldBack : Math.max(0, heldBack));
  return countOf(String(level));
}

const pictureOf = (path: string, { imagesFrom }: MagentoOptions): string =>
  path === 'no_selection' ? '' : pictureUrlOf(path, imagesFrom);

function imagesOf(values: FeedRow['values'], options: MagentoOptions): { images: FeedImage[]; lost: boolean } {
  const labels = textOf(values, 'additional_image_labels').split(',');
  const pictures = [
    [textOf(values, 'base_image'), textOf(values, 'base_image_label')] as const,
    ...textOf(values, 'additional_images')
      .split(',')
      .map((path, index) => [path.trim(), labels[index]?.trim() ?? ''] as const),
  ].filter(([path]) => path !== '' && path !== 'no_selection');
  const images = new Map<string, FeedImage>();
  for (const [path, description] of pictures) {
    const url = pictureOf(path, options);
    if (url && !images.has(url)) images.set(url, { url, description });
  }
  return { images: [...images.values()], lost: pictures.some(([path]) => !pictureOf(path, options)) };
}
