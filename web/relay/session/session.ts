import { useSyncExternalStore } from 'react';
import { readCookies } from '../../browser/cookies.ts';
import { createListeners } from '../../browser/storage/listeners.ts';
import { onRestore } from '../../browser/storage/on-restore.ts';
import { saysSignedIn } from './session.rules.ts';
import { SIGNED_IN_ATTRIBUTE } from './signed-in-script.ts';

const changes = createListeners();
const ends = createListeners();

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
  changes.notify();
}

/** A query's response has deleted the cookies: the session ended on another device, or expired. */
export function sessionEnded(): void {
  sessionChanged();
  ends.notify();
}

/** Without a sign-out here. Returns the function that stops it. */
export const onSessionEnd = ends.subscribe;

function subscribe(listener: () => void): () => void {
  const onReturn = () => {
    markDocument();
    listener();
  };
  // The session may have changed in another tab, or expired.
  document.addEventListener('visibilitychange', onReturn);
  const unsubscribers = [changes.subscribe(listener), onRestore(onReturn)];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
    document.removeEventListener('visibilitychange', onReturn);
  };
}

/** False during hydration, because the server's HTML is the same for everyone. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, isSignedIn, () => false);
}
