import { useEffect, type ReactNode } from 'react';
import { replayEvents } from './hydration-replay.ts';

/**
 * Around the whole page: when its effect runs, every handler is attached.
 * Not in the entry, because Vite's hot reloading would load an entry with a component twice.
 */
export function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => void replayEvents(), []);
  return children;
}
