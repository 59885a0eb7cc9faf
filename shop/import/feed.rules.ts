import { stockOf } from './values.rules.ts';
import { isBlank } from '@storefront/domain/text.rules.ts';
import type { DocumentKind } from '@storefront/domain/product/documents.data.ts';
import type {
  CatalogueProduct,
  CatalogueSale,
  CatalogueUnitPricing,
} from '@storefront/embedded/catalogue/catalogue.ts';
import type { Party } from '@storefront/schema/shop-folder/makers.ts';
import type { MinimumAge } from '@storefront/domain/product/minimum-age.rules.ts';
import type { Condition } from '@storefront/domain/product/condition.rules.ts';
import { conditionOf, dateOf, type FeedAvailability } from './offer.rules.ts';

/** Prices in centipence, inc or ex VAT as in the feed. */
export interface FeedVariant {
  sku: string;
  gtin: string;
  /** Outside its sale. */
  price: number;
  /** Prices in the same money; missing for none. */
  sale?: CatalogueSale | undefined;
  /** Missing for goods that are not sold by measure. */
  unitPricing?: CatalogueUnitPricing;
  inventoryLevel: number;
  imageUrl: string;
  options: readonly FeedOption[];
}

export interface FeedOption {
  name: string;
  value: string;
}

export interface FeedImage {
  url: string;
  /** Alternative text; empty where the feed has none. */
  description: string;
}

/** In the web, or a `file:` address. */
export interface FeedDocument {
  kind: DocumentKind;
  url: string;
}

/** One form for all formats. */
export interface FeedProduct {
  /** Stable from one feed to the next. */
  key: string;
  name: string;
  /** The basis of the product's address. */
  slug: string;
  sku: string;
  gtin: string;
  /** Empty for none. */
  brand: string;
  descriptionHtml: string;
  /** Each from the top level down; the first is its breadcrumb. */
  categoryPaths: readonly (readonly string[])[];
  /** Searched but not displayed. */
  tags: readonly string[];
  /** Outside its sale, in centipence, inc or ex VAT as in the feed. */
  price: number;
  /** Of a product without variants; missing for none. */
  sale?: CatalogueSale | undefined;
  /** Of a product without variants, or of all that have none of their own. */
  unitPricing?: CatalogueUnitPricing;
  /** Recommended; 0 for none. */
  retailPrice: number;
  tracking: 'none' | 'product' | 'variant';
  inventoryLevel: number;
  /** Stock that has run out is said by its level. */
  availability: Exclude<FeedAvailability, 'out_of_stock'>;
  /** ISO date on which a pre-order or back-order is expected; missing where unknown. */
  availableOn?: string;
  condition: Condition;
  /** Missing for none. */
  minimumAge?: MinimumAge | undefined;
  /** Missing for 1. */
  minimumQuantity?: number;
  quantityMultiple?: number;
  /** Of the unit price; missing for none. */
  priceBreaks?: readonly { quantity: number; percentOff: number }[];
  images: readonly FeedImage[];
  fields: readonly { name: string; value: string }[];
  /** With packaging; 0 where unknown. */
  weightGrams?: number;
  /** Missing where a file does not say. */
  featured?: boolean;
  /** For search engines; empty for none. */
  pageTitle?: string;
  metaDescription?: string;
  variants: readonly FeedVariant[];
  documents?: readonly FeedDocument[];
  /** Missing for those of its brand. */
  manufacturer?: Party;
  responsiblePerson?: Party;
  /** As stored, once they are copied. */
  files?: Pick<CatalogueProduct, 'documents' | 'photometry'>;
}

export interface Remark {
  /** The line of a table, or the ordinal of the item. */
  row: number;
  /** Empty for the whole row. */
  column: string;
  reason: string;
}

export type Taken =
  | { kind: 'product'; product: FeedProduct; row: number; rows: number }
  /** `key` is the product's, where it is known; after a fatal error the rest of the file is not read. */
  | { kind: 'left-out'; remark: Remark; key: string | null; isFatal: boolean }
  /** Marked as not for sale. */
  | { kind: 'off-sale'; remark: Remark; key: string }
  /** Imported differently from the feed. */
  | { kind: 'note'; remark: Remark };

/** By column of a table, or by attribute of a feed's item. Empty cells are missing. */
export interface FeedRow {
  row: number;
  values: ReadonlyMap<string, string>;
}

/** Empty without one. */
/** Empty when nothing of it would be seen. */
export function textOf(values: FeedRow['values'] | undefined, column: string): string {
  const text = values?.get(column)?.trim() ?? '';
  return isBlank(text) ? '' : text;
}

export function leftOut(row: number, column: string, reason: string, key: string | null = null): Taken {
  return { kind: 'left-out', remark: { row, column, reason }, key, isFatal: false };
}

export function fatal(row: number, reason: string): Taken {
  return { kind: 'left-out', remark: { row, column: '', reason }, key: null, isFatal: true };
}

export function offSale(row: number, column: string, reason: string, key: string): Taken {
  return { kind: 'off-sale', remark: { row, column, reason }, key };
}

export function note(row: number, column: string, reason: string): Taken {
  return { kind: 'note', remark: { row, column, reason } };
}

/** The first row of each code; later ones are left out. `codeOf` returns an empty text for rows that share it rightly. */
export function firstRows(
  rows: readonly FeedRow[],
  column: string,
  codeOf: (row: FeedRow, first: FeedRow) => string,
): { kept: FeedRow[]; twice: Taken[] } {
  const codes = new Set<string>();
  const twice: Taken[] = [];
  const kept = rows.filter((one, _, [first = one]) => {
    const code = codeOf(one, first);
    const isTwice = codes.has(code);
    if (isTwice) twice.push(leftOut(one.row, column, `“${code}” is there twice; the first one counts`));
    else if (code) codes.add(code);
    return !isTwice;
  });
  return { kept, twice };
}

export function notesOnCondition(row: number, text: string): Taken[] {
  if (conditionOf(text) !== null) return [];
  return [note(row, 'condition', `“${text}” is no condition that is known: the product is not for sale`)];
}

/** For one that cannot be read. */
export function notesOnDate(row: number, column: string, text: string): Taken[] {
  if (text === '' || dateOf(text) !== null) return [];
  return [note(row, column, `“${text}” is not a date such as 2030-01-31`)];
}

/** For a level that is no whole number. */
export const unreadStock = (rows: readonly FeedRow[]): Taken[] =>
  rows
    .filter(({ values }) => values.get('quantity')?.trim() && stockOf(values.get('quantity')) === null)
    .map(({ row }) => note(row, 'quantity', 'The stock level is no whole number and counts as 0'));

/** "In stock" without a quantity: more than any shop holds of one product. */
export const PLENTY = 999;

const NO_BRAND = new Set([
  '',
  '-',
  'n/a',
  'na',
  'none',
  'no brand',
  'unbranded',
  'generic',
  'does not apply',
  'unknown',
]);

/** Empty for spellings of "no brand". */
export function brandOf(text: string | undefined): string {
  const name = text?.trim() ?? '';
  return NO_BRAND.has(name.toLowerCase()) ? '' : name;
}
