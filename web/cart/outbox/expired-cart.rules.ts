import { findLine, keyOfLine, type RawCart } from './optimistic-cart.rules.ts';
import type { OfflineCart, OutboxEntry } from './outbox.rules.ts';
import { additionOf } from './undo.rules.ts';

/** The new cart may hold some lines already: the cookie may have gone first. Products no longer sold are left out. */
export function refillOf(wanted: RawCart | null, current: RawCart, newId: () => string): OutboxEntry[] {
  const lines = wanted?.lines ?? [];
  return lines.flatMap((line) => {
    const missing = line.quantity - (findLine(current.lines, keyOfLine(line, lines))?.quantity ?? 0);
    const addition = missing > 0 ? additionOf(line, lines, missing) : null;
    return addition ? [{ ...addition, id: newId(), refills: true }] : [];
  });
}

/** The additions go before the changes that wait: those are to their lines. */
export function withRefill(offline: OfflineCart, refill: readonly OutboxEntry[]): OfflineCart {
  return { ...offline, changes: [...refill, ...offline.changes] };
}
