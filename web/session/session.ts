import { useSyncExternalStore } from 'react';
import { onRestore } from '../storage/on-restore.ts';
import { saysSignedIn } from './session.rules.ts';

const listeners = new Set<() => void>();

/** Whether the customer is signed in, as far as this browser knows. */
export function isSignedIn(): boolean {
  return saysSignedIn(document.cookie);
}

/** Notifies subscribers after a response that may have changed the session. */
export function sessionChanged(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The session may have changed in another tab, or expired.
  document.addEventListener('visibilitychange', listener);
  const unsubscribe = onRestore(listener);
  return () => {
    unsubscribe();
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Whether the customer is signed in; false during hydration, because the server's HTML is the same for everyone. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, isSignedIn, () => false);
}
