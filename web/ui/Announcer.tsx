import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** Holds the page's one polite live region, for messages that are also to be seen. */
export function Announcer({ children }: { children: ReactNode }) {
  const [{ message, turn }, setSaid] = useState({ message: '', turn: 0 });
  const announce = useCallback((next: string) => setSaid((said) => ({ message: next, turn: said.turn + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        {/* The no-break space makes the same words a change, so that they are read again. */}
        <output>{message + (turn % 2 === 0 ? '' : '\u00A0')}</output>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** A function that has a message read out once the reader is free. */
export function useAnnounce(): (message: string) => void {
  return useContext(AnnounceContext);
}
