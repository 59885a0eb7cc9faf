/** More than anything on sale costs. */
const PENCE_MAXIMUM = 1_000_000_000;

/** Pence of a price as feeds write it: `12.99`, `12.99 GBP`, `£1,299.00`. Null for none, for another currency and for what is no price. */
export function penceOf(text: string | undefined): number | null {
  const match = /^\s*(?:£|GBP)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,4}))?\s*(?:GBP)?\s*$/i.exec(text ?? '');
  if (!match) return null;
  const pence = Math.round(Number(`${match[1]?.replaceAll(',', '')}.${match[2] ?? '0'}`) * 100);
  return pence <= PENCE_MAXIMUM ? pence : null;
}

/** The price ex VAT that comes nearest to a price inc VAT once VAT is added again; of two as near, the lower: nobody pays more than was advertised. */
export function exVat(incVat: number): number {
  const near = Math.round(incVat / 1.2);
  const error = (exVatPrice: number) => Math.abs(Math.round(Number((exVatPrice * 1.2).toFixed(4))) - incVat);
  return [near, near - 1, near + 1].filter((price) => price >= 0).sort((a, b) => error(a) - error(b) || a - b)[0] ?? near;
}

/** The last part of an address: lower case letters, figures and dashes. Empty for a text without any. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120);
}

/** An absolute web address, or empty. */
export function imageUrlOf(text: string | undefined): string {
  const url = text?.trim() ?? '';
  const whole = url.startsWith('//') ? `https:${url}` : url;
  return /^https?:\/\/[^\s"<>\\]+$/.test(whole) && URL.canParse(whole) ? whole : '';
}

/** A whole number of 0 or more; 0 for anything else. */
export function countOf(text: string | undefined): number {
  const number = Math.trunc(Number(text));
  return Number.isFinite(number) && number > 0 ? Math.min(number, 1_000_000) : 0;
}

/** Google's and Shopify's taxonomies have seven levels at most. */
const LEVELS_MAXIMUM = 7;

/** Levels of a category as feeds write them: "Lighting > Pendants". */
export function categoryPathOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\s*>\s*|\s*\/\s+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, LEVELS_MAXIMUM);
}
