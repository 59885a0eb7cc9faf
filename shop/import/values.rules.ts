import { exVatOf, POUNDS_MAXIMUM, toCentipence, toPence } from '../../domain/money.rules.ts';

/** Centipence of a price as feeds write it: `12.99`, `12.99 GBP`, `£1,299.00`, with up to four decimals. Null for none, for another currency and for anything that is not a price. */
export function priceOf(text: string | undefined): number | null {
  const match = /^\s*(?:£|GBP)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,4}))?\s*(?:GBP)?\s*$/i.exec(text ?? '');
  if (!match) return null;
  const pounds = Number(`${match[1]?.replaceAll(',', '')}.${match[2] ?? '0'}`);
  return pounds <= POUNDS_MAXIMUM ? toCentipence(pounds) : null;
}

/** Centipence ex VAT of a feed's price, which is in centipence inc or ex VAT. A price inc VAT is whole pence, and comes back as it was. */
export function exVatPrice(centipence: number, includesVat: boolean): number {
  return includesVat ? exVatOf(toPence(centipence)) : centipence;
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
