import { useSyncExternalStore } from 'react';
import { saysSignedIn } from './session.rules.ts';

const listeners = new Set<() => void>();

/** Whether someone is signed in, as far as this browser knows. */
export function isSignedIn(): boolean {
  return saysSignedIn(document.cookie);
}

/** To be called when an answer may have changed it. */
export function sessionChanged(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have signed in or out, or the session may have run out.
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Whether someone is signed in; not before the page is in the browser's hands, for pages are the same for everyone. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, isSignedIn, () => false);
}
