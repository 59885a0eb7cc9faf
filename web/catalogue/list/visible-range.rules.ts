import { PAGE_SIZE } from './list-state.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';

export interface VisibleRange {
  /** From 1. */
  startPage: number;
  shown: number;
  total: number;
}

/** From 1. */
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

export function nextPage({ startPage, shown }: VisibleRange): number {
  return startPage + Math.ceil(shown / PAGE_SIZE);
}

/** "1 product", "1,204 products". */
export function productCount(total: number): string {
  return `${formatNumber(total)} ${total === 1 ? 'product' : 'products'}`;
}
