import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isSheetState, SHEET_STATE } from './list-address.ts';

export interface FilterSheet {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

const neverChanges = () => () => {};

/**
 * The sheet of filters on small screens has a history entry of its own: Back closes it, and keeps what was chosen in it. `asked` is the path of the
 * list that the shopper has asked for, which may still be on its way.
 */
export function useFilterSheet(asked: string): FilterSheet {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const next = useNavigation().location;
  // Open only once the page is taken over: the server knows nothing of history entries.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isSheet = isSheetState(state);
  const isLeaving = next !== undefined && !isSheetState(next.state);
  const chosen = useRef<string>(null);

  useEffect(() => {
    if (isSheet) {
      // On the way out of the sheet the list behind it is asked for, which is not what was chosen.
      if (!isLeaving) chosen.current = asked;
      return;
    }
    const last = chosen.current;
    chosen.current = null;
    // The list is as it was before the sheet: what was chosen in it takes its place.
    if (last !== null && last !== asked && last.split('?')[0] === pathname)
      void navigate(last, { replace: true, preventScrollReset: true });
  }, [isSheet, isLeaving, asked, pathname, navigate]);

  return {
    isOpen: isSheet && isHydrated,
    open: () => void navigate(pathname + search, { state: SHEET_STATE, preventScrollReset: true }),
    close: () => void navigate(-1),
  };
}
