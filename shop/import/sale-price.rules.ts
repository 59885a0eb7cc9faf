import { note, type Taken } from './feed.rules.ts';

/** A price with its sale price, in centipence. */
export interface SalePrices {
  price: number;
  /** Null for none. */
  salePrice: number | null;
  /** The sale's ISO interval, such as `2030-01-01T00:00+0000/2030-01-31T23:59+0000`; empty for a sale without an end. */
  interval: string;
}

const TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?)(?:(Z)|([+-]\d{2}):?(\d{2}))?)?$/i;

/** Returns the time in milliseconds, UTC where it names no offset; null for anything else. A day ends with its last second. */
function timeOf(text: string, isEnd: boolean): number | null {
  const match = TIME.exec(text.trim());
  if (!match) return null;
  const [, day, time, , hours, minutes] = match;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Date.parse turns 31 February into a day of March.
  if (!Number.isFinite(midnight) || !new Date(midnight).toISOString().startsWith(day ?? '')) return null;
  const at = Date.parse(`${day}T${time ?? (isEnd ? '23:59:59' : '00:00:00')}${hours ? `${hours}:${minutes}` : 'Z'}`);
  return Number.isFinite(at) ? at : null;
}

/** Returns when a sale starts and ends, in milliseconds; null for text that is no interval. */
export function saleWindow(interval: string): { start: number; end: number } | null {
  const [from = '', until = '', ...more] = interval.split('/');
  const [start, end] = [timeOf(from, false), timeOf(until, true)];
  return more.length === 0 && start !== null && end !== null && start < end ? { start, end } : null;
}

/** Whether the sale price applies at a time. A sale that cannot be read as one never does. */
export function isSaleAt({ price, salePrice, interval }: SalePrices, now: number): boolean {
  if (salePrice === null || salePrice >= price) return false;
  if (interval === '') return true;
  const window = saleWindow(interval);
  return window !== null && now >= window.start && now < window.end;
}

/** Notes sale prices that are not taken, and those that another import must change. */
export function notesOnSale({ price, salePrice, interval }: SalePrices, now: number, row: number): Taken[] {
  if (salePrice === null) return [];
  if (salePrice >= price)
    return [note(row, 'sale_price', 'The sale price is not below the price and is not taken: the price applies')];
  if (interval === '') return [];
  const window = saleWindow(interval);
  const told = (reason: string) => [note(row, 'sale_price_effective_date', reason)];
  if (window === null) return told(`“${interval.slice(0, 80)}” is not an interval of two times: the price applies`);
  if (now >= window.end) return told('The sale is over: the price applies');
  const [time, word] = now < window.start ? [window.start, 'starts'] : [window.end, 'ends'];
  return told(`The sale ${word} at ${new Date(time).toISOString()}: import again then to change the price`);
}
