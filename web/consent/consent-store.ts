import { readStorage, writeStorage } from '../browser/browser-storage.ts';
import { recordFrom, recordOf, type Choice, type ConsentRecord } from './consent.rules.ts';

const KEY = 'consent';

/** Without storage the choice lasts as long as the page. */
let inMemory: ConsentRecord | null = null;

const listeners = new Set<() => void>();

export function readConsent(): ConsentRecord | null {
  return recordFrom(readStorage('localStorage', KEY), new Date()) ?? inMemory;
}

/** Stores a choice, for all tabs. */
export function choose(choice: Choice): void {
  storeConsent(recordOf(choice, readConsent(), new Date()));
  for (const listener of listeners) listener();
}

export function storeConsent(record: ConsentRecord): void {
  inMemory = record;
  // Without storage the banner shows again on the next page.
  writeStorage('localStorage', KEY, JSON.stringify(record));
}

/** Subscribes to choices made in this tab or another. */
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

/** Opens the cookie banner, whatever was chosen. */
export function openCookieSettings(): void {
  window.dispatchEvent(new Event(SETTINGS));
}

export function onCookieSettings(listener: () => void): () => void {
  window.addEventListener(SETTINGS, listener);
  return () => window.removeEventListener(SETTINGS, listener);
}
