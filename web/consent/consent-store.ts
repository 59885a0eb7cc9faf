import { readStorage, writeStorage } from '../browser/browser-storage.ts';
import { recordFrom, recordOf, type Choice, type ConsentRecord } from './consent.rules.ts';
import { createStorageListeners } from '../browser/storage/listeners.ts';

const KEY = 'consent';

/** Without storage the choice lasts as long as the page. */
let inMemory: ConsentRecord | null = null;

const listeners = createStorageListeners(KEY);

export function readConsent(): ConsentRecord | null {
  return recordFrom(readStorage('localStorage', KEY), new Date()) ?? inMemory;
}

/** For all tabs. */
export function choose(choice: Choice): void {
  storeConsent(recordOf(choice, readConsent(), new Date()));
  listeners.notify();
}

export function storeConsent(record: ConsentRecord): void {
  inMemory = record;
  // Without storage the banner shows again on the next page.
  writeStorage('localStorage', KEY, JSON.stringify(record));
}

/** In this tab or another. */
export const onChoice = listeners.subscribe;

const SETTINGS = 'cookie-settings';

/** Whatever was chosen. */
export function openCookieSettings(): void {
  window.dispatchEvent(new Event(SETTINGS));
}

export function onCookieSettings(listener: () => void): () => void {
  window.addEventListener(SETTINGS, listener);
  return () => window.removeEventListener(SETTINGS, listener);
}
