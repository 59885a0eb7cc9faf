import { useEffect, type ReactNode } from 'react';
import { makeEarlyPresses } from './early-presses.ts';

/**
 * Around the whole page, so that its effect is the last: from then on everything in it answers.
 * Not in the entry: Vite's hot reloading would load an entry that has a component a second time.
 */
export function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => void makeEarlyPresses(), []);
  return children;
}
