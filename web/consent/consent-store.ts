import { readStorage, writeStorage } from '../storage/browser-storage.ts';
import { recordFrom, recordOf, type Choice, type ConsentRecord } from './consent.rules.ts';

const KEY = 'consent';

/** A choice that storage does not take holds as long as the page does. */
let unkept: ConsentRecord | null = null;

const listeners = new Set<() => void>();

export function readConsent(): ConsentRecord | null {
  return recordFrom(readStorage('localStorage', KEY), new Date()) ?? unkept;
}

/** Keeps a choice, for this tab and all others. */
export function choose(choice: Choice): void {
  keep(recordOf(choice, readConsent(), new Date()));
  for (const listener of listeners) listener();
}

export function keep(record: ConsentRecord): void {
  unkept = record;
  // Where storage is full or closed the question is put again on the next page.
  writeStorage('localStorage', KEY, JSON.stringify(record));
}

/** Told of a choice that was made here or in another tab. */
export function onChoice(listener: () => void): () => void {
  const fromElsewhere = (event: StorageEvent) => {
    if (event.key === KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromElsewhere);
  };
}

const SETTINGS = 'cookie-settings';

/** Puts the question again, whatever was chosen. */
export function openCookieSettings(): void {
  window.dispatchEvent(new Event(SETTINGS));
}

export function onCookieSettings(listener: () => void): () => void {
  window.addEventListener(SETTINGS, listener);
  return () => window.removeEventListener(SETTINGS, listener);
}
