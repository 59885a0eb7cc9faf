/** A variant as a feed has it. Prices are in centipence, with or without VAT as the feed has them. */
export interface FeedVariant {
  sku: string;
  gtin: string;
  price: number;
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

/** A product as a feed has it, in one form for every format. */
export interface FeedProduct {
  /** The feed's own identifier: the same product has the same key in the next feed. */
  key: string;
  name: string;
  /** The product's address is made from it. */
  slug: string;
  sku: string;
  gtin: string;
  /** Empty for a product without a brand. */
  brand: string;
  descriptionHtml: string;
  /** Every category it is listed in, each from the top level down; its breadcrumb is the first one. */
  categoryPaths: readonly (readonly string[])[];
  /** Words that shoppers find it by; they are not shown. */
  tags: readonly string[];
  /** Centipence, inc or ex VAT as the feed has them. */
  price: number;
  /** 0 for none. */
  retailPrice: number;
  tracking: 'none' | 'product' | 'variant';
  inventoryLevel: number;
  available: boolean;
  images: readonly FeedImage[];
  fields: readonly { name: string; value: string }[];
  variants: readonly FeedVariant[];
}

/** What the report says about one place in a file. */
export interface Remark {
  /** The line of a table, or the number of the item. */
  row: number;
  /** The column or property at fault; empty for the whole row. */
  column: string;
  reason: string;
}

/** What came of some rows of a feed. */
export type Taken =
  | { kind: 'product'; product: FeedProduct; row: number; rows: number }
  /** Rows with a fault. `key` is the product's, where it is known; after a fatal fault the rest of the file is not read. */
  | { kind: 'left-out'; remark: Remark; key: string | null; isFatal: boolean }
  /** A product that the feed marks as not for sale. */
  | { kind: 'off-sale'; remark: Remark; key: string }
  /** Something that was taken differently from how the feed has it. */
  | { kind: 'note'; remark: Remark };

/** One row of a table by column, or one item of a feed by attribute. Empty cells are missing. */
export interface FeedRow {
  row: number;
  values: ReadonlyMap<string, string>;
}

/** What a format makes of the rows of one product. */
export type ReadRows = (rows: readonly FeedRow[]) => Taken[];

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

/** More than any shop keeps of one thing: stands for "in stock" where a feed does not say how many. */
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

/** The brand that a feed names; empty where it says in one way or another that there is none. */
export function brandOf(text: string | undefined): string {
  const name = text?.trim() ?? '';
  return NO_BRAND.has(name.toLowerCase()) ? '' : name;
}
