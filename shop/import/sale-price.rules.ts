import type { CatalogueSale } from '@storefront/embedded/catalogue/catalogue.ts';
import { note, type Taken } from './feed.rules.ts';
import { isDay } from './offer.rules.ts';
import { priceOf } from './values.rules.ts';

/** Centipence. */
export interface SalePrices {
  price: number;
  /** Null for none. */
  salePrice: number | null;
  /** ISO, such as `2030-01-01T00:00+0000/2030-01-31T23:59+0000`; empty for a sale without an end. */
  interval: string;
}

const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)? ?(?:(Z)|([+-]\d{2})(?::?(\d{2}))?)?)?$/i;

/** Milliseconds; null if unreadable. UTC without an offset. A day ends with its last second. */
function timeOf(text: string, isEnd: boolean): number | null {
  const match = TIME.exec(text.trim());
  if (!match) return null;
  const [, day = '', time, , hours, minutes] = match;
  if (!isDay(day)) return null;
  const at = Date.parse(
    `${day}T${time ?? (isEnd ? '23:59:59' : '00:00:00')}${hours ? `${hours}:${minutes ?? '00'}` : 'Z'}`,
  );
  return Number.isFinite(at) ? at : null;
}

/** As Google names the column, also as the key of a metafield. */
export const isSaleDates = (name: string): boolean => /(?:^|\.)sale_price_effective_date\)?$/i.test(name.trim());

const isOpen = (text: string): boolean => text.trim() === '' || text.trim() === '..';

/** Milliseconds, infinite where the interval is open; null for text that is no interval. */
export function saleWindow(interval: string): { start: number; end: number } | null {
  const [from = '', until, ...more] = interval.split('/');
  if (until === undefined || more.length > 0 || (isOpen(from) && isOpen(until))) return null;
  const start = isOpen(from) ? -Infinity : timeOf(from, false);
  const end = isOpen(until) ? Infinity : timeOf(until, true);
  return start !== null && end !== null && start < end ? { start, end } : null;
}

/** The shop starts and ends it; undefined for none, for one that is over and for one that makes no sense. */
export function saleOf({ price, salePrice, interval }: SalePrices, now: number): CatalogueSale | undefined {
  if (salePrice === null || salePrice <= 0 || salePrice >= price) return undefined;
  if (interval === '') return { price: salePrice };
  const window = saleWindow(interval);
  if (window === null || now >= window.end) return undefined;
  return {
    price: salePrice,
    ...(Number.isFinite(window.start) && { startsAt: new Date(window.start).toISOString() }),
    ...(Number.isFinite(window.end) && { endsAt: new Date(window.end).toISOString() }),
  };
}

/** The text is of a sale's price, or of the price outside it. */
export function notesOnUnread(text: string | undefined, row: number, column: string): Taken[] {
  if (!text?.trim() || priceOf(text) !== null) return [];
  return [
    note(row, column, `“${text.trim().slice(0, 80)}” is not a price in pounds and is not taken: the price applies`),
  ];
}

export function notesOnSale({ price, salePrice, interval }: SalePrices, now: number, row: number): Taken[] {
  if (salePrice === null) return [];
  if (salePrice >= price)
    return [note(row, 'sale_price', 'The sale price is not below the price and is not taken: the price applies')];
  if (interval === '') return [];
  const window = saleWindow(interval);
  const told = (reason: string) => [note(row, 'sale_price_effective_date', reason)];
  if (window === null) return told(`“${interval.slice(0, 80)}” is not an interval of two times: the price applies`);
  return now >= window.end ? told('The sale is over: the price applies') : [];
}
