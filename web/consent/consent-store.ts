import { readStorage, writeStorage } from '../browser/browser-storage.ts';
import { recordFrom, recordOf, type Choice, type ConsentRecord } from './consent.rules.ts';
import { createListeners, createStorageListeners } from '../browser/storage/listeners.ts';

const KEY = 'consent';

/** Without storage the choice lasts as long as the page. */
let inMemory: ConsentRecord | null = null;

const listeners = createStorageListeners(KEY);

export function readConsent(): ConsentRecord | null {
  return recordFrom(readStorage('localStorage', KEY), new Date()) ?? inMemory;
}

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

const settings = createListeners();

/** Whatever was chosen. */
export const openCookieSettings = settings.notify;
export const onCookieSettings = settings.subscribe;
