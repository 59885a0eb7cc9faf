import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { useAnnounce } from '../ui/Announcer.tsx';
import type { ListAddress } from './list-address.ts';
import { canonicalSearch, PAGE_SIZE, PAGES_AT_ONCE, type ListState } from './list.rules.ts';
import { shownText, type Stretch } from './stretch.rules.ts';

export interface LoadMoreState {
  /** The list whose items are the products. */
  list: RefObject<HTMLUListElement | null>;
  /** The last press brought nothing: the shop did not answer. */
  failed: boolean;
  /** Turns a press of the link to the next page into adding that page to this one. */
  load: (event: MouseEvent) => void;
}

interface LoadMoreOptions<Query extends OperationType> {
  address: ListAddress;
  /** What the address says about the list. */
  state: ListState;
  stretch: Stretch;
  loadNext: LoadMoreFn<Query>;
  isLoadingNext: boolean;
}

/** Adds the next products to a list, says how many there are now, and moves focus to the first new one. */
export function useLoadMore<Query extends OperationType>({
  address,
  state,
  stretch,
  loadNext,
  isLoadingNext,
}: LoadMoreOptions<Query>): LoadMoreState {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(null);
  const [failed, setFailed] = useState(false);
  const announce = useAnnounce();
  const { shown } = stretch;
  const text = shownText(stretch);

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
    // The card, not just its link, should be in sight; when it is, nothing moves.
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
 * Has Back and a reload show the list as far down as it is now. The entry's address changes under the router, which has nothing to fetch
 * for it and reads the address again when the shopper comes back.
 */
function keepDepth(address: ListAddress, state: ListState, shown: number): void {
  if (state.page) return;
  const through = Math.min(Math.ceil(shown / PAGE_SIZE), PAGES_AT_ONCE);
  const search = canonicalSearch(new URLSearchParams(window.location.search), { ...state, through }, address.own);
  if (search !== null)
    window.history.replaceState(window.history.state, '', address.path + search + window.location.hash);
}
