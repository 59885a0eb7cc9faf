import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { lineOf } from '@storefront/domain/text.rules.ts';
import type { ListState } from './list-state.rules.ts';
import { listSearch, listStateFrom } from './list-url.rules.ts';

/** `own` are the page's parameters, such as the search term. */
export interface ListAddress {
  path: string;
  own: readonly (readonly [key: string, value: string])[];
}

export function listPath({ path, own }: ListAddress, state: ListState): string {
  return path + listSearch(state, own);
}

/** In the filter sheet each choice replaces the history entry, so that Back closes the sheet. */
export function useListNavigation(address: ListAddress, state: ListState) {
  const navigate = useNavigate();
  const location = useLocation();
  const next = useNavigation().location;
  // The router reports a navigation a moment after the click. Back during it leads to this location again.
  const at = (next ?? location).key;
  const [pressed, setPressed] = useState<{ at: string; state: ListState } | null>(null);
  if (pressed && pressed.at !== at) setPressed(null);

  const parameters = next?.pathname === address.path ? new URLSearchParams(next.search) : null;
  const coming =
    parameters && address.own.every(([key, value]) => lineOf(parameters.get(key) ?? '') === value)
      ? listStateFrom(parameters)
      : null;
  const shown = pressed?.state ?? coming ?? state;
  return {
    /** The next list while it loads, so that a click shows at once. */
    shown,
    isPending: coming !== null,
    go(wanted: ListState) {
      const path = listPath(address, wanted);
      if (path === listPath(address, shown)) return;
      setPressed({ at, state: wanted });
      const isInSheet = isSheetState(location.state);
      void navigate(path, { preventScrollReset: true, replace: isInSheet, state: isInSheet ? SHEET_STATE : null });
    },
  };
}

export const SHEET_STATE = { sheet: 'filters' } as const;

export function isSheetState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === SHEET_STATE.sheet;
}
