import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** The page's one polite live region, for messages that are also visible. */
export function Announcer({ children }: { children: ReactNode }) {
  const [{ message, turn }, setSaid] = useState({ message: '', turn: 0 });
  const announce = useCallback((next: string) => setSaid((said) => ({ message: next, turn: said.turn + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        {/* A no-break space tells one message from the next, so that a repeated one is announced again. */}
        <output>{message + (turn % 2 === 0 ? '' : '\u00A0')}</output>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

export function useAnnounce(): (message: string) => void {
  return useContext(AnnounceContext);
}
