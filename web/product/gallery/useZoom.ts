import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Zoom {
  isOpen: boolean;
  open(): void;
  close(): void;
}

const OPEN_STATE = { zoom: true };

/** Whether the pictures are shown large. It is a step of the history, so that Back closes it. */
export function useZoom(): Zoom {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<string>(null);
  // A page that is loaded anew on that step starts closed, as the server draws it.
  const [wasOpened, setWasOpened] = useState(false);
  return {
    isOpen: wasOpened && (state as typeof OPEN_STATE | null)?.zoom === true,
    open() {
      setWasOpened(true);
      void navigate({ search }, { state: OPEN_STATE, preventScrollReset: true });
    },
    close() {
      // Going back takes a moment: a second press within it must not leave the product.
      if (closedAt.current === key) return;
      closedAt.current = key;
      void navigate(-1);
    },
  };
}
