import type { RawCart } from './optimistic-cart.rules.ts';
import type { OfflineCart, OutboxEntry } from './outbox.rules.ts';
import { additionOf } from './undo.rules.ts';

/**
 * The additions that put the lines of an expired cart into the cart that has taken its place. Lines without a product, which is no longer sold,
 * are left out.
 */
export function refillOf(expired: RawCart | null, newId: () => string): OutboxEntry[] {
  const lines = expired?.lines ?? [];
  return lines.flatMap((line) => {
    const addition = additionOf(line, lines);
    return addition ? [{ ...addition, id: newId(), refills: true }] : [];
  });
}

/** The additions go before the changes that wait: those are to their lines. */
export function withRefill(offline: OfflineCart, refill: readonly OutboxEntry[]): OfflineCart {
  return { ...offline, changes: [...refill, ...offline.changes] };
}
