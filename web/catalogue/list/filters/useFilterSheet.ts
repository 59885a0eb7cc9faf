import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isSheetState, SHEET_STATE } from '../list-address.ts';

export interface FilterSheet {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

const neverChanges = () => () => {};

/**
 * The sheet of filters on small screens has its own history entry: Back closes it and keeps the filters that were chosen in it. `requested` is
 * the path of the last requested list, which may still be loading.
 */
export function useFilterSheet(requested: string): FilterSheet {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const next = useNavigation().location;
  // The server knows nothing of history entries, so the sheet opens after hydration.
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
      // While the sheet closes, the list behind it loads: that is not the requested one.
      if (!isLeaving) chosen.current = requested;
      return;
    }
    const last = chosen.current;
    chosen.current = null;
    // Back goes to the list as it was before the sheet, so replace it by the requested one.
    if (last !== null && last !== requested && last.split('?')[0] === pathname)
      void navigate(last, { replace: true, preventScrollReset: true });
  }, [isSheet, isLeaving, requested, pathname, navigate]);

  return {
    isOpen: isSheet && isHydrated,
    open: () => void navigate(pathname + search, { state: SHEET_STATE, preventScrollReset: true }),
    close: () => void navigate(-1),
  };
}
