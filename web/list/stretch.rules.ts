import { PAGE_SIZE } from './list.rules.ts';

/** Where the products on the screen lie in their list. */
export interface Stretch {
  /** The page that the address started the list at, from 1. */
  startPage: number;
  /** How many products are on the screen. */
  shown: number;
  total: number;
}

/** How far down its list the screen reaches. */
export function reached({ startPage, shown }: Stretch): number {
  return (startPage - 1) * PAGE_SIZE + shown;
}

/** Counts for people: "32 of 120 shown", or "33–48 of 120 shown" in a list that starts further down. */
export function shownText(stretch: Stretch): string {
  const { startPage, shown, total } = stretch;
  return startPage > 1
    ? `${reached(stretch) - shown + 1}–${reached(stretch)} of ${total} shown`
    : `${shown} of ${total} shown`;
}

/** The page that continues what is on the screen. */
export function nextPage({ startPage, shown }: Stretch): number {
  return startPage + Math.ceil(shown / PAGE_SIZE);
}

/** "1 product", "1,204 products". */
export function productCount(total: number): string {
  return `${total.toLocaleString('en-GB')} ${total === 1 ? 'product' : 'products'}`;
}
