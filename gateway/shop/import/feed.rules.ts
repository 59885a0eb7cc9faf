/** A variant as a feed tells it. Prices are pence as the feed means them. */
export interface FeedVariant {
  sku: string;
  gtin: string;
  price: number;
  inventoryLevel: number;
  imageUrl: string;
  options: readonly { name: string; value: string }[];
}

/** A product as a feed tells it, in one form for every format. */
export interface FeedProduct {
  /** What the feed knows it by: the same product has the same key in the next feed. */
  key: string;
  name: string;
  /** What its address is made from. */
  slug: string;
  sku: string;
  gtin: string;
  brand: string;
  descriptionHtml: string;
  /** From the top category down; empty for none. */
  categoryPath: readonly string[];
  /** Pence, inc or ex VAT as the feed means it. */
  price: number;
  /** 0 for none. */
  retailPrice: number;
  tracking: 'none' | 'product' | 'variant';
  inventoryLevel: number;
  available: boolean;
  imageUrls: readonly string[];
  fields: readonly { name: string; value: string }[];
  variants: readonly FeedVariant[];
}

/** A row or a product that was left out, and why. */
export interface Skipped {
  /** Where it stands: the line of a table, or the number of the item. */
  row: number;
  /** The column or property that is at fault; empty when it is the whole row. */
  column: string;
  reason: string;
}

/** A product taken from some rows, of which the first is told, or what was wrong with them. */
export type Taken = { kind: 'product'; product: FeedProduct; row: number; rows: number } | { kind: 'skipped'; skipped: Skipped };

/** One row of a table, by column; or one item of a feed, by attribute. */
export interface FeedRow {
  row: number;
  values: Readonly<Record<string, string>>;
}

export const skip = (row: number, column: string, reason: string): Taken => ({ kind: 'skipped', skipped: { row, column, reason } });

/** What a format makes of the rows of one product. */
export type ReadRows = (rows: readonly FeedRow[]) => Taken[];
