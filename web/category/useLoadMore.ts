import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { useAnnounce } from '../ui/Announcer.tsx';
import { PAGE_SIZE, shownText, type Stretch } from './category.rules.ts';

export interface LoadMoreState {
  /** The list whose items are the products. */
  list: RefObject<HTMLUListElement | null>;
  /** The last press brought nothing: the shop did not answer. */
  failed: boolean;
  /** Turns a press of the link to the next page into adding that page to this one. */
  load: (event: MouseEvent) => void;
}

interface LoadMoreOptions<Query extends OperationType> {
  stretch: Stretch;
  loadNext: LoadMoreFn<Query>;
  isLoadingNext: boolean;
}

/** Adds the next products to a list, says how many there are now, and moves focus to the first new one. */
export function useLoadMore<Query extends OperationType>({ stretch, loadNext, isLoadingNext }: LoadMoreOptions<Query>): LoadMoreState {
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
    const item = list.current?.children[index];
    // The card, not just its link, should be in sight; when it is, nothing moves.
    item?.querySelector('a')?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'nearest' });
    announce(`${shown - index} more products. ${text}.`);
  }, [isLoadingNext, shown, text, announce]);

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
