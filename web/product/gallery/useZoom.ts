import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Zoom {
  isOpen: boolean;
  open(): void;
  close(): void;
}

const OPEN_STATE = { zoom: true };

/** Whether the pictures are shown large. It is a step of the history, so that Back closes it. */
export function useZoom(): Zoom {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  // A page that is loaded anew on that step starts closed, as the server draws it.
  const [wasOpened, setWasOpened] = useState(false);
  return {
    isOpen: wasOpened && (state as typeof OPEN_STATE | null)?.zoom === true,
    open() {
      setWasOpened(true);
      void navigate({ search }, { state: OPEN_STATE, preventScrollReset: true });
    },
    close() {
      void navigate(-1);
    },
  };
}
