/** How many products a list shows at first and adds with each press of "Load more": what the shop API answers per page. */
export const PAGE_SIZE = 16;

/** The orders of a list other than the usual one, by their name in the address. */
const SORTS = { 'price-asc': 'PRICE_ASCENDING', 'price-desc': 'PRICE_DESCENDING' } as const;

export type ListSort = (typeof SORTS)[keyof typeof SORTS];

/** What an address says about a list; null for what it leaves as usual. */
export interface ListState {
  /** From 2: the first page is the usual one. */
  page: number | null;
  sort: ListSort | null;
}

/** Up to five digits: more than any list has, and safely an integer of the graph. */
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** Reads an address. What it does not understand it drops, so that a mistyped link still shows the list. */
export function listStateFrom(parameters: URLSearchParams): ListState {
  const page = parameters.get('page') ?? '';
  const number = PAGE_NUMBER.test(page) ? Number(page) : 1;
  return { page: number > 1 ? number : null, sort: sortNamed(parameters.get('sort')) };
}

/** The order that a name in the address stands for. */
export function sortNamed(name: string | null): ListSort | null {
  return name !== null && Object.hasOwn(SORTS, name) ? SORTS[name as keyof typeof SORTS] : null;
}

/** The name of an order in the address; empty for the usual one. */
export function sortName(sort: ListSort | null): string {
  return Object.entries(SORTS).find(([, value]) => value === sort)?.[0] ?? '';
}

/** The query part of an address, from its question mark on: one order of keys, and nothing that is as usual. */
export function listSearch({ page, sort }: ListState): string {
  const parameters = new URLSearchParams();
  if (sort) parameters.set('sort', sortName(sort));
  if (page && page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}

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
  return startPage > 1 ? `${reached(stretch) - shown + 1}–${reached(stretch)} of ${total} shown` : `${shown} of ${total} shown`;
}

/** The page that continues what is on the screen. */
export function nextPage({ startPage, shown }: Stretch): number {
  return startPage + Math.ceil(shown / PAGE_SIZE);
}

/** "1 product", "1,204 products". */
export function productCount(total: number): string {
  return `${total.toLocaleString('en-GB')} ${total === 1 ? 'product' : 'products'}`;
}
