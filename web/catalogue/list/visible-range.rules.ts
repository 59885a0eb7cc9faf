import { PAGE_SIZE } from './list-state.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';

/** The part of a list that is on the screen. */
export interface VisibleRange {
  /** The page that the list starts at, from 1. */
  startPage: number;
  /** The number of products on the screen. */
  shown: number;
  total: number;
}

/** The place of the last visible product in the list, from 1. */
export function rangeEnd({ startPage, shown }: VisibleRange): number {
  return (startPage - 1) * PAGE_SIZE + shown;
}

/** "32 of 120 shown", or "33–48 of 120 shown" in a list that starts at a later page. */
export function rangeText(range: VisibleRange): string {
  const { startPage, shown, total } = range;
  return startPage > 1
    ? `${rangeEnd(range) - shown + 1}–${rangeEnd(range)} of ${total} shown`
    : `${shown} of ${total} shown`;
}

/** The page after the last visible product. */
export function nextPage({ startPage, shown }: VisibleRange): number {
  return startPage + Math.ceil(shown / PAGE_SIZE);
}

/** "1 product", "1,204 products". */
export function productCount(total: number): string {
  return `${formatNumber(total)} ${total === 1 ? 'product' : 'products'}`;
}
