import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { ListState } from './list-state.rules.ts';
import { listSearch, listStateFrom } from './list-url.rules.ts';

/** Where a list lives: its path, and the page's own parameters, such as a search's term. */
export interface ListAddress {
  path: string;
  own: readonly (readonly [key: string, value: string])[];
}

export function listPath({ path, own }: ListAddress, state: ListState): string {
  return path + listSearch(state, own);
}

export interface ListNavigation {
  /** The list as it is, or, while another is on its way, as it will be: what was pressed shows at once. */
  shown: ListState;
  /** Another list of the same address is on its way. */
  isPending: boolean;
  /** Goes to the list in another state, where it stands on the screen. */
  go: (state: ListState) => void;
}

/** Moves between the states of one list. In the sheet of small screens each choice replaces the last, so that Back leaves the sheet and not a choice. */
export function useListNavigation(address: ListAddress, state: ListState): ListNavigation {
  const navigate = useNavigate();
  const location = useLocation();
  const next = useNavigation().location;
  // The router tells of a navigation a moment after the press: a control must show at once that it was pressed.
  const [pressed, setPressed] = useState<{ at: string; state: ListState } | null>(null);
  if (pressed && pressed.at !== location.key) setPressed(null);

  const parameters = next?.pathname === address.path ? new URLSearchParams(next.search) : null;
  const coming =
    parameters && address.own.every(([key, value]) => parameters.get(key)?.trim() === value)
      ? listStateFrom(parameters)
      : null;
  const shown = pressed?.state ?? coming ?? state;
  return {
    shown,
    isPending: coming !== null,
    go(wanted) {
      const path = listPath(address, wanted);
      if (path === listPath(address, shown)) return;
      setPressed({ at: location.key, state: wanted });
      const isInSheet = isSheetState(location.state);
      void navigate(path, { preventScrollReset: true, replace: isInSheet, state: isInSheet ? SHEET_STATE : null });
    },
  };
}

/** Marks the history entry of an open sheet. */
export const SHEET_STATE = { sheet: 'filters' } as const;

export function isSheetState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === SHEET_STATE.sheet;
}
