import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { LoadMoreFn } from 'react-relay/hooks';
import type { ProductListPaginationQuery } from '../../__generated__/ProductListPaginationQuery.graphql.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import type { ListAddress } from './list-address.ts';
import { PAGE_SIZE, PAGES_AT_ONCE, type ListState } from './list-state.rules.ts';
import { canonicalSearch } from './list-url.rules.ts';
import { rangeText, type VisibleRange } from './visible-range.rules.ts';

export interface LoadMoreState {
  /** The element whose items are the products. */
  list: RefObject<HTMLUListElement | null>;
  /** Whether the last click loaded nothing, because the shop did not answer. */
  failed: boolean;
  /** Handles a click on the link to the next page: adds that page to this one. */
  load: (event: MouseEvent) => void;
}

interface LoadMoreOptions {
  address: ListAddress;
  /** The state of the list in the URL. */
  state: ListState;
  range: VisibleRange;
  loadNext: LoadMoreFn<ProductListPaginationQuery>;
  isLoadingNext: boolean;
}

/** Adds the next products to a list, announces how many are shown, and moves focus to the first new one. */
export function useLoadMore({ address, state, range, loadNext, isLoadingNext }: LoadMoreOptions): LoadMoreState {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(null);
  const [failed, setFailed] = useState(false);
  const announce = useAnnounce();
  const { shown } = range;
  const text = rangeText(range);

  useEffect(() => {
    const index = firstNew.current;
    if (index === null || isLoadingNext) return;
    firstNew.current = null;
    // An answer without products is as good as none: the shop behind the graph may be down.
    if (shown <= index) {
      setFailed(true);
      return;
    }
    keepDepth(address, state, shown);
    const item = list.current?.children[index];
    // Scrolls the whole card, not just its link, into view.
    item?.querySelector('a')?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'nearest' });
    announce(`${shown - index} more products. ${text}.`);
  }, [address, state, isLoadingNext, shown, text, announce]);

  function load(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isLoadingNext) return;
    setFailed(false);
    firstNew.current = shown;
    loadNext(PAGE_SIZE);
  }

  return { list, failed, load };
}

/**
 * Writes the number of loaded pages into the URL, so that Back and a reload show them again. The router is not told, because it has nothing to
 * load; it reads the URL when the shopper comes back.
 */
function keepDepth(address: ListAddress, state: ListState, shown: number): void {
  if (state.page) return;
  const through = Math.min(Math.ceil(shown / PAGE_SIZE), PAGES_AT_ONCE);
  const search = canonicalSearch(new URLSearchParams(window.location.search), { ...state, through }, address.own);
  if (search !== null)
    window.history.replaceState(window.history.state, '', address.path + search + window.location.hash);
}
