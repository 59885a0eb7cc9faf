import { useSyncExternalStore } from 'react';
import { newId } from '../cart/client/new-id.ts';
import { readPostcode } from '../delivery/postcode-cookie.ts';
import { readStorage, writeStorage } from '../storage/browser-storage.ts';
import { parseJson } from '../storage/json.rules.ts';
import type { FieldErrors } from '../ui/form/fields.rules.ts';
import { emptyDraft, stepOf, type CheckoutDraft, type Step } from './checkout.rules.ts';

/** Kept for the tab alone, and only until the order is placed: it is what the shopper is doing, not something we remember of them. */
const KEY = 'checkout';

const nothingRefused: FieldErrors = {};

let draft: CheckoutDraft | null = null;
/** What the shop refused of it; the fields may be those of another step. */
let refused = nothingRefused;
const listeners = new Set<() => void>();

function read(): CheckoutDraft {
  draft ??= stored();
  return draft;
}

function stored(): CheckoutDraft {
  const kept = parseJson(readStorage('sessionStorage', KEY)) as Partial<CheckoutDraft> | null;
  // The postcode that delivery was asked about before is not asked for again.
  const address = kept?.address ?? { ...emptyDraft.address, postcode: readPostcode() ?? '' };
  return { ...emptyDraft, ...kept, contact: { ...emptyDraft.contact, ...kept?.contact }, address };
}

function write(next: CheckoutDraft): void {
  draft = next;
  refused = nothingRefused;
  // Where storage is closed the draft lasts as long as the page.
  writeStorage('sessionStorage', KEY, next === emptyDraft ? null : JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Changes what has been filled in. Another content is another order: it gets a key of its own. */
export function changeDraft(change: Partial<CheckoutDraft>): void {
  write({ ...read(), idempotencyKey: '', ...change });
}

/** Keeps what the shop refused, until something is changed. */
export function refuseFields(fields: FieldErrors): void {
  refused = fields;
  for (const listener of listeners) listener();
}

/** What the shop refused of the fields of one step, by the field's path. */
export function useRefusedFields(step: Step): FieldErrors {
  const fields = useSyncExternalStore(
    subscribe,
    () => refused,
    () => nothingRefused,
  );
  return Object.fromEntries(Object.entries(fields).filter(([field]) => stepOf(field) === step));
}

/** The key of the order as it is filled in now, made when first asked for. */
export function orderKey(): string {
  const current = read();
  if (current.idempotencyKey) return current.idempotencyKey;
  const idempotencyKey = newId();
  write({ ...current, idempotencyKey });
  return idempotencyKey;
}

/** Forgets it all, once the order is placed. */
export function clearDraft(): void {
  write(emptyDraft);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What has been filled in; null while the page is not in a browser's hands yet. */
export function useDraft(): CheckoutDraft | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
