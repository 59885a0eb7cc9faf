import type { LineKey } from '../outbox/optimistic-cart.rules.ts';
import { unsavedLines, type OfflineCart } from '../outbox/outbox.rules.ts';
import type { CallFailure } from '../outbox/sync.ts';
import { createListeners } from '../../browser/storage/listeners.ts';

export interface CartStatus {
  isReading: boolean;
  /** Null when the last call was answered. */
  failure: CallFailure | null;
  /** Those whose last change got no answer. */
  unsaved: ReadonlySet<LineKey>;
  /** The lines of an expired cart have been added again, since the page was opened. */
  isRefilled: boolean;
  isSettled: boolean;
  /** Why a line differs from the quantity that was asked for; messages about no line are under null. */
  problems: ReadonlyMap<LineKey | null, string>;
  /** Null when no removal can be undone. */
  removedName: string | null;
}

export type CartStatusStore = ReturnType<typeof createCartStatus>;

export function createCartStatus(read: () => OfflineCart) {
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
    /** Null removes it. */
    setProblem(line: LineKey | null, message: string | null) {
      const problems = new Map(status.problems);
      if (message) problems.set(line, message);
      else problems.delete(line);
      update({ problems });
    },
    subscribe: listeners.subscribe,
  };
}
