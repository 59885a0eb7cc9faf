import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const OPEN_STATE = { zoom: true };

/** A history entry, so that Back closes it. */
export function useZoom() {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<string>(null);
  // After a reload it is closed, as in the server's HTML.
  const [wasOpened, setWasOpened] = useState(false);
  return {
    isOpen: wasOpened && (state as typeof OPEN_STATE | null)?.zoom === true,
    open() {
      setWasOpened(true);
      void navigate({ search }, { state: OPEN_STATE, preventScrollReset: true });
    },
    close() {
      // Going back is asynchronous: a second click before it finishes must not leave the product page.
      if (closedAt.current === key) return;
      closedAt.current = key;
      void navigate(-1);
    },
  };
}
