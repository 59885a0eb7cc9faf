import type { LineKey } from '../outbox/optimistic-cart.rules.ts';
import { unsavedLines, type OfflineCart } from '../outbox/outbox.rules.ts';
import type { CallFailure } from '../outbox/sync.ts';
import { createListeners } from '../../browser/storage/listeners.ts';

/** The difference between the shown cart and the shop's. */
export interface CartStatus {
  /** The shop's cart is being fetched. */
  isReading: boolean;
  /** Why the last call was not answered; null when it was. */
  failure: CallFailure | null;
  /** The lines whose last change got no answer. */
  unsaved: ReadonlySet<LineKey>;
  /** Whether the lines of an expired cart have been added again, since the page was opened. */
  isRefilled: boolean;
  /** Whether the shop has every change. */
  isSettled: boolean;
  /** Why a line differs from the quantity that was asked for; messages about no line are under null. */
  problems: ReadonlyMap<LineKey | null, string>;
  /** The name of a line whose removal can be undone. */
  removedName: string | null;
}

export interface CartStatusStore {
  /** The same object until something changes. */
  current(): CartStatus;
  /** Changes the status by what is given and by the outbox. */
  update(change?: Partial<CartStatus>): void;
  /** Sets the problem of a line; null removes it. */
  setProblem(line: LineKey | null, message: string | null): void;
  /** Calls back after each change. */
  subscribe(listener: () => void): () => void;
}

export function createCartStatus(read: () => OfflineCart): CartStatusStore {
  const listeners = createListeners();
  let status: CartStatus = {
    isReading: false,
    failure: null,
    unsaved: new Set(),
    isRefilled: false,
    isSettled: true,
    problems: new Map(),
    removedName: null,
  };

  function update(change: Partial<CartStatus> = {}): void {
    const offline = read();
    status = { ...status, unsaved: unsavedLines(offline), isSettled: offline.changes.length === 0, ...change };
    listeners.notify();
  }

  return {
    current: () => status,
    update,
    setProblem(line, message) {
      const problems = new Map(status.problems);
      if (message) problems.set(line, message);
      else problems.delete(line);
      update({ problems });
    },
    subscribe: listeners.subscribe,
  };
}
