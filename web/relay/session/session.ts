import { useSyncExternalStore } from 'react';
import { readCookies } from '../../browser/cookies.ts';
import { onRestore } from '../../browser/storage/on-restore.ts';
import { saysSignedIn } from './session.rules.ts';
import { SIGNED_IN_ATTRIBUTE } from './signed-in-script.ts';

const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();

/** As far as this browser knows. */
export function isSignedIn(): boolean {
  return saysSignedIn(readCookies());
}

function markDocument(): void {
  document.documentElement.toggleAttribute(SIGNED_IN_ATTRIBUTE, isSignedIn());
}

/** Called after a response that may have changed the session. */
export function sessionChanged(): void {
  markDocument();
  for (const listener of listeners) listener();
}

/** A query's response has deleted the cookies: the session ended on another device, or expired. */
export function sessionEnded(): void {
  sessionChanged();
  for (const listener of endListeners) listener();
}

/** Without a sign-out here. Returns the function that stops it. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

function subscribe(listener: () => void): () => void {
  const onReturn = () => {
    markDocument();
    listener();
  };
  listeners.add(listener);
  // The session may have changed in another tab, or expired.
  document.addEventListener('visibilitychange', onReturn);
  const unsubscribe = onRestore(onReturn);
  return () => {
    unsubscribe();
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', onReturn);
  };
}

/** False during hydration, because the server's HTML is the same for everyone. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, isSignedIn, () => false);
}
