import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { matchesMedia, subscribeMedia } from '../../browser/media.ts';

/** Below this width the overlay is a full-screen sheet, above it a panel under the field. */
const SHEET_SCREENS = 'screen and (max-width: 767.98px)';

const SHEET_STATE = { suggest: true };

interface Sheet {
  /** Whether the overlay is full-screen. */
  isSheet: boolean;
  /** Whether the current history entry is the sheet's. */
  onStep: boolean;
  /** Adds a history entry, so that Back closes the sheet. */
  push(): void;
  back(): void;
}

/** The overlay of small screens has a history entry of its own. */
export function useSheet(): Sheet {
  const isSheet = useSyncExternalStore(subscribe, () => matchesMedia(SHEET_SCREENS));
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return {
    isSheet,
    onStep: (state as Partial<typeof SHEET_STATE> | null)?.suggest === true,
    push: () => void navigate(pathname + search, { state: SHEET_STATE, preventScrollReset: true }),
    back: () => void navigate(-1),
  };
}

const subscribe = (listener: () => void) => subscribeMedia(SHEET_SCREENS, listener);
