import { useSyncExternalStore } from 'react';
import { newId } from '../cart/client/new-id.ts';
import { readPostcode } from '../cart/delivery/postcode-cookie.ts';
import { readStorage, writeStorage } from '../browser/browser-storage.ts';
import { parseJson } from '../browser/storage/json.rules.ts';
import type { FieldErrors } from '../ui/form/fields.rules.ts';
import { emptyAddress, emptyDraft, stepOf, type CheckoutDraft, type Step } from './checkout.rules.ts';
import { createListeners } from '../browser/storage/listeners.ts';

/** In session storage, until the order is placed: a draft must not outlive the tab. */
const KEY = 'checkout';

const nothingRefused: FieldErrors = {};

let draft: CheckoutDraft | null = null;
/** Refused by the shop; they may belong to other steps. */
let refused = nothingRefused;
const listeners = createListeners();

function read(): CheckoutDraft {
  draft ??= stored();
  return draft;
}

function stored(): CheckoutDraft {
  const saved = parseJson(readStorage('sessionStorage', KEY)) as Partial<CheckoutDraft> | null;
  // Defaults to the postcode that the shopper gave for delivery prices.
  const address = saved?.address ?? { postcode: readPostcode() ?? '' };
  return {
    ...emptyDraft,
    ...saved,
    contact: { ...emptyDraft.contact, ...saved?.contact },
    // A draft of an earlier build may lack fields.
    address: { ...emptyAddress, ...address },
    billing: saved?.billing ? { ...emptyAddress, ...saved.billing } : null,
  };
}

function write(next: CheckoutDraft): void {
  draft = next;
  refused = nothingRefused;
  // Without storage the draft lasts as long as the page.
  writeStorage('sessionStorage', KEY, JSON.stringify(next));
  listeners.notify();
}

/** A changed draft is another order, so it gets a new idempotency key. */
export function changeDraft(change: Partial<CheckoutDraft>): void {
  write({ ...read(), idempotencyKey: '', ...change });
}

/** Input from before hydration arrives here too, so the others are read from the draft, not from what was rendered. */
export function changeContact(field: keyof CheckoutDraft['contact'], value: string): void {
  changeDraft({ contact: { ...read().contact, [field]: value } });
}

/** Until the draft changes. */
export function refuseFields(fields: FieldErrors): void {
  refused = fields;
  listeners.notify();
}

export function useRefusedFields(step: Step): FieldErrors {
  const fields = useSyncExternalStore(
    listeners.subscribe,
    () => refused,
    () => nothingRefused,
  );
  return Object.fromEntries(Object.entries(fields).filter(([field]) => stepOf(field) === step));
}

/** Created on first use. */
export function orderKey(): string {
  const current = read();
  if (current.idempotencyKey) return current.idempotencyKey;
  const idempotencyKey = newId();
  write({ ...current, idempotencyKey });
  return idempotencyKey;
}

export function clearDraft(): void {
  discardStoredDraft();
  draft = null;
  refused = nothingRefused;
  listeners.notify();
}

/** This page keeps its own until `clearDraft`: without one it would go back to step one before the confirmation. */
export function discardStoredDraft(): void {
  writeStorage('sessionStorage', KEY, null);
}

/** Null on the server and during hydration. */
export function useDraft(): CheckoutDraft | null {
  return useSyncExternalStore(listeners.subscribe, read, () => null);
}
