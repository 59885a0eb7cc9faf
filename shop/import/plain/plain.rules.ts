import { isDocumentUrl } from '@storefront/domain/product/documents.rules.ts';
import { minimumAgeOf } from '@storefront/domain/product/minimum-age.rules.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import {
  brandOf,
  leftOut,
  note,
  PLENTY,
  textOf,
  type FeedDocument,
  type FeedOption,
  type FeedProduct,
  type FeedRow,
  type FeedVariant,
  type Taken,
} from '../feed.rules.ts';
import { paragraphs } from '../reading/paragraphs.rules.ts';
import { notesOnSale, notesOnUnread, saleOf } from '../sale-price.rules.ts';
import { measuresOf, notesOnMeasures, unitPricingFrom } from '../unit-pricing.rules.ts';
import { categoryPathOf, gramsOf, pictureUrlOf, priceOf, stockOf } from '../values.rules.ts';
import { areChoices, distinctNames, distinctVariants, soldAs, type PlacedVariant } from '../variants.rules.ts';
import { makersOf } from './makers.rules.ts';
import { DETAIL, documentColumns, plainColumn } from './plain-columns.rules.ts';

const OPTIONS = [1, 2, 3] as const;

/** Several pictures or categories in a cell: addresses and names have commas, but not this. */
const SEVERAL = '|';

const YES = /^(?:yes|y|true|1|x)$/i;

const severalOf = (text: string): string[] =>
  text
    .split(SEVERAL)
    .map((part) => part.trim())
    .filter(Boolean);

/** Variants have their product's name and an option; any other row is a product. */
export function plainGroup({ row, values }: FeedRow): string {
  const [sku, name] = [textOf(values, 'sku'), textOf(values, 'name')];
  if (name && textOf(values, 'option_1_value')) return `name ${name.toLowerCase()}`;
  return sku ? `sku ${sku}` : `row ${row}`;
}

export const plainCode = ({ values }: FeedRow): string => textOf(values, 'sku');

export const plainKeyOf = (row: FeedRow): string | null => (plainCode(row) ? `plain:${plainCode(row)}` : null);

interface PlainOptions {
  now: number;
  /** Pictures are named by their paths in it; undefined for none. */
  imagesFrom: string | undefined;
  documentsFrom: string | undefined;
}

/** One row, or the rows of its variants, of which the first describes it. */
export function plainProduct(rows: readonly FeedRow[], { now, imagesFrom, documentsFrom }: PlainOptions): Taken[] {
  const [first] = rows;
  if (!first) return [];
  const key = plainKeyOf(first);
  const placed: PlacedVariant[] = [];
  const notes: Taken[] = [];
  const names = distinctNames(OPTIONS.map((number) => anyOf(rows, `option_${number}_name`)));
  for (const { row, values } of rows) {
    const sku = textOf(values, 'sku');
    const price = priceOf(values.get('price') ?? first.values.get('price'));
    if (!sku) return [leftOut(row, 'sku', 'There is no code to tell the product by', key)];
    if (!textOf(values, 'name')) return [leftOut(row, 'name', 'The product has no name', key)];
    if (!price) return [leftOut(row, 'price', `“${textOf(values, 'price')}” is not a price in pounds`, key)];
    const age = textOf(values, 'minimum_age');
    if (age && !minimumAgeOf(Number(age)))
      return [leftOut(row, 'minimum_age', `“${age.slice(0, 80)}” is not 16, 18 or 21`, key)];
    const prices = { price, salePrice: priceOf(values.get('sale_price')) || null, interval: '' };
    notes.push(
      ...notesOnUnread(values.get('sale_price'), row, 'sale_price'),
      ...notesOnSale(prices, now, row),
      ...notesOnCells(row, values, imagesFrom),
      ...notesOnMeasures(measuresOf(values), row),
    );
    placed.push({
      row,
      variant: {
        sku,
        gtin: textOf(values, 'barcode'),
        price,
        sale: saleOf(prices, now),
        ...unitPricingFrom(measuresOf(values)),
        inventoryLevel: levelOf(values),
        imageUrl: picturesOf(values, imagesFrom)[0] ?? '',
        options: optionsOf(values, names),
      },
    });
  }
  const { kept, notes: twice } = distinctVariants(placed, 'option_1_value');
  const [variant] = kept;
  if (!key || !variant) return [];
  const hasOptions = areChoices(kept);
  const documents = documentsOf(rows, documentsFrom);
  const makers = makersOf(rows);
  const isCounted = rows.some(({ values }) => textOf(values, 'stock') !== '');
  const name = textOf(first.values, 'name');
  const product: FeedProduct = {
    key,
    name,
    slug: slugOf(name) || slugOf(variant.sku),
    sku: variant.sku,
    gtin: variant.gtin,
    brand: brandOf(anyOf(rows, 'brand')),
    descriptionHtml: paragraphs(anyOf(rows, 'description')),
    categoryPaths: severalOf(anyOf(rows, 'category'))
      .map(categoryPathOf)
      .filter((path) => path.length > 0),
    tags: [],
    ...soldAs(kept, isCounted),
    availability: 'available',
    condition: 'new',
    // One declaration is for all variants.
    minimumAge: minimumAgeOf(Math.max(...rows.map(({ values }) => Number(textOf(values, 'minimum_age'))))) ?? undefined,
    images: [...new Set(rows.flatMap(({ values }) => picturesOf(values, imagesFrom)))].map((url) => ({
      url,
      description: '',
    })),
    fields: [...detailsOf(rows), ...(hasOptions ? [] : fieldsOf(variant))],
    weightGrams: gramsOf(anyOf(rows, 'weight')),
    ...(anyOf(rows, 'featured') && { featured: YES.test(anyOf(rows, 'featured')) }),
    ...makers.taken,
    ...(documents.taken.length > 0 && { documents: documents.taken }),
  };
  return [
    { kind: 'product', product, row: first.row, rows: rows.length },
    ...twice,
    ...notes,
    ...documents.notes,
    ...makers.notes,
  ];
}

/** Any row may name them. */
function documentsOf(rows: readonly FeedRow[], folder: string | undefined): { taken: FeedDocument[]; notes: Taken[] } {
  const named = rows.flatMap(({ row, values }) =>
    documentColumns.flatMap(([name, kind]) => {
      const column = plainColumn(name);
      return severalOf(textOf(values, column)).map((text) => ({ row, column, kind, text }));
    }),
  );
  const taken = new Map<string, FeedDocument>();
  const notes: Taken[] = [];
  for (const { row, column, kind, text } of named) {
    const url = text.startsWith('//') ? '' : pictureUrlOf(text, folder);
    // Browsers warn of a download without encryption.
    if (url.startsWith('file:') || isDocumentUrl(url)) taken.set(`${kind} ${url}`, { kind, url });
    else notes.push(noteOnAddress(row, column, text, '--documents-from'));
  }
  return { taken: [...taken.values()], notes };
}

const noteOnAddress = (row: number, column: string, text: string, option: string): Taken =>
  note(
    row,
    column,
    `“${text.slice(0, 80)}” is no web address such as https://…, nor in a folder of ${option}, and is not taken`,
  );

const anyOf = (rows: readonly FeedRow[], column: string): string =>
  rows.map(({ values }) => textOf(values, column)).find(Boolean) ?? '';

/** What is not counted never runs out. */
function levelOf(values: FeedRow['values']): number {
  const text = textOf(values, 'stock');
  return text === '' ? PLENTY : (stockOf(text) ?? 0);
}

const picturesOf = (values: FeedRow['values'], imagesFrom: string | undefined): string[] =>
  severalOf(textOf(values, 'image'))
    .map((picture) => pictureUrlOf(picture, imagesFrom))
    .filter(Boolean);

function optionsOf(values: FeedRow['values'], names: readonly string[]): FeedOption[] {
  return names.flatMap((name, index) => {
    const value = textOf(values, `option_${index + 1}_value`);
    return value ? [{ name: name || 'Option', value }] : [];
  });
}

/** The option of a single variant is no choice: it is said among the specifications. */
const fieldsOf = ({ options }: FeedVariant) => options.map(({ name, value }) => ({ name, value }));

function detailsOf(rows: readonly FeedRow[]): { name: string; value: string }[] {
  const names = new Set(rows.flatMap(({ values }) => [...values.keys()].filter((name) => name.startsWith(DETAIL))));
  return [...names]
    .filter((name) => name !== DETAIL)
    .flatMap((name) => severalOf(anyOf(rows, name)).map((value) => ({ name: name.slice(DETAIL.length), value })));
}

function notesOnCells(row: number, values: FeedRow['values'], imagesFrom: string | undefined): Taken[] {
  const lost = severalOf(textOf(values, 'image')).filter((picture) => !pictureUrlOf(picture, imagesFrom));
  const [stock, weight] = [textOf(values, 'stock'), textOf(values, 'weight')];
  return [
    ...lost.map((picture) => noteOnAddress(row, 'image', picture, '--images-from')),
    ...(stock !== '' && stockOf(stock) === null
      ? [note(row, 'stock', `“${stock.slice(0, 80)}” is no whole number and counts as 0`)]
      : []),
    ...(weight !== '' && gramsOf(weight) === 0
      ? [note(row, 'weight', `“${weight.slice(0, 80)}” is no weight such as 350 g or 1.2 kg and is not taken`)]
      : []),
  ];
}
