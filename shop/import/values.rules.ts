import { exVatOf, POUNDS_MAXIMUM, toCentipence, toPence } from '@storefront/domain/money.rules.ts';
import { measureOf } from '@storefront/domain/product/unit-pricing.rules.ts';
import { readQuantity } from '@storefront/domain/quantity.rules.ts';

/** Centipence of `12.99`, `12.99 GBP` or `£1,299.00`, up to four decimals; null for anything else, such as 0.1p. */
export function priceOf(text: string | undefined): number | null {
  const match = /^\s*(?:(?:£|GBP)\s*)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,4}))?\s*(?:GBP\s*)?$/i.exec(text ?? '');
  if (!match) return null;
  const pounds = Number(`${match[1]?.replaceAll(',', '')}.${match[2] ?? '0'}`);
  const centipence = pounds <= POUNDS_MAXIMUM ? toCentipence(pounds) : null;
  // It would be sold for nothing.
  return centipence && toPence(centipence) === 0 ? null : centipence;
}

/** Inc VAT it is rounded to pence first, so that the conversion is reversible. */
export function exVatPrice(centipence: number, includesVat: boolean): number {
  return includesVat ? exVatOf(toPence(centipence)) : centipence;
}

/** Absolute, without a user and password, which everyone could read; empty for anything else. */
export function imageUrlOf(text: string | undefined): string {
  const url = text?.trim() ?? '';
  const whole = url.startsWith('//') ? `https:${url}` : url;
  const parsed = /^https?:\/\/[^\s"<>\\]+$/.test(whole) ? URL.parse(whole) : null;
  return parsed && !parsed.username && !parsed.password ? whole : '';
}

/** A web address, or a path within the folder, which ends in a slash; empty for anything else. */
export function pictureUrlOf(text: string | undefined, folder: string | undefined): string {
  const address = imageUrlOf(text);
  // A control character is in no name of a file, and a scheme in no path.
  if (address || !text?.trim() || /\p{Cc}|^(?:[a-z]+:)?\/\//iu.test(text.trim()) || folder === undefined)
    return address;
  const url = new URL(folder);
  url.pathname += text.trim().replaceAll('%', '%25').replace(/^\/+/, '');
  return url.href.startsWith(folder) ? url.href : '';
}

/** 0 for anything else. */
export function countOf(text: string | undefined): number {
  const number = Math.trunc(Number(text));
  return Number.isFinite(number) && number > 0 ? Math.min(number, 1_000_000) : 0;
}

/** 0 for an oversold level below 0, null for text that is no whole number. */
export function stockOf(text: string | undefined): number | null {
  const level = /^\s*-\d+(?:\.0*)?\s*$/.test(text ?? '') ? 0 : readQuantity(text ?? '');
  return level === null ? null : Math.min(level, 1_000_000);
}

/** Of `3.5 kg`, say; 0 for anything else. */
export function gramsOf(text: string | undefined): number {
  const measure = measureOf(text ?? '');
  return measure?.unit === 'KILOGRAM' ? Math.round(measure.value * 1_000) : 0;
}

/** Google's and Shopify's taxonomies have seven levels at most. */
const LEVELS_MAXIMUM = 7;

/** "Lighting > Pendants". */
export function categoryPathOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/>|\/\s/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, LEVELS_MAXIMUM);
}

/** A product of "Hooks > Brass" is one of "Hooks" anyway. */
export function deepestPaths(paths: readonly (readonly string[])[]): (readonly string[])[] {
  const keys = paths.map((path) => `${path.join('>').toLowerCase()}>`);
  return paths.filter(
    (path, index) =>
      path.length > 0 &&
      !keys.some((key, other) => other !== index && key.startsWith(keys[index] ?? '') && key !== keys[index]) &&
      keys.indexOf(keys[index] ?? '') === index,
  );
}
