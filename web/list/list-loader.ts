import { data, redirect } from 'react-router';
import { listPath, type ListAddress } from './list-address.ts';
import { canonicalSearch, listSearch, listStateFrom, understood, type Applied, type ListState } from './list.rules.ts';

/** What a page's loader has been told of its list; null when the graph could not answer. */
interface LoadedList {
  readonly pageCount: number;
  readonly applied: Applied;
}

/** What a 404 of a list says besides: where the list begins. */
export interface PastTheEnd {
  message: string;
  firstPage: string;
}

/**
 * Throws a redirect to the list's one address when the request came by another, with filters that the list does not have for one; and
 * a 404 with the way to the first page when the address asks for a page past the last.
 */
export function settleList(
  address: ListAddress,
  given: URLSearchParams,
  state: ListState,
  list: LoadedList | null | undefined,
): void {
  if (!list) return;
  const known = understood(state, list.applied, list.pageCount);
  const canonical = canonicalSearch(given, known, address.own);
  if (canonical !== null) throw redirect(address.path + canonical, 302);
  if (state.page && state.page > Math.max(1, list.pageCount)) {
    const pastTheEnd: PastTheEnd = {
      message: `Page not found: ${address.path}`,
      firstPage: listPath(address, { ...state, page: null }),
    };
    throw data(pastTheEnd, { status: 404 });
  }
}

/** Whether two addresses of a page ask for the same of its list, so that nothing needs to be fetched between them. */
export function isSameList(current: URLSearchParams, next: URLSearchParams): boolean {
  return listSearch(listStateFrom(current)) === listSearch(listStateFrom(next));
}
