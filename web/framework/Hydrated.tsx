import { useEffect, type ReactNode } from 'react';
import { replayEvents } from './hydration-replay.ts';

/**
 * Wraps the whole page, so that its effect runs after all others: every handler is attached by then.
 * Not in the entry, because Vite's hot reloading would load an entry with a component twice.
 */
export function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => void replayEvents(), []);
  return children;
}
