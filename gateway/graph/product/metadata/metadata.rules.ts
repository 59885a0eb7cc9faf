/** The metadata of a product's full record. */
export interface ProductMetadata {
  /** Empty when unknown. */
  gtin: string;
  /** Null when unknown. */
  weightGrams: number | null;
  pageTitle: string;
  metaDescription: string;
  /** ISO times; null when unknown. */
  createdAt: string | null;
  updatedAt: string | null;
}

const MAXIMUM_GRAMS = 100_000_000;

/** A weight in kilograms, with packaging, as grams; null for none and for what cannot be a weight. */
export function gramsOf(kilograms: number | null | undefined): number | null {
  const grams = Math.round((kilograms ?? 0) * 1_000);
  return grams > 0 && grams <= MAXIMUM_GRAMS ? grams : null;
}

/** A date without a time is its midnight in UTC. Null for text that is no date. */
export function timeOf(text: string | null | undefined): string | null {
  if (!text) return null;
  const milliseconds = Date.parse(text);
  // ISO's four-digit years, which every client reads.
  return milliseconds >= 0 && milliseconds < Date.UTC(10_000, 0) ? new Date(milliseconds).toISOString() : null;
}
