import {
  findLine,
  keyOfLine,
  optimisticCart,
  type Change,
  type LineKey,
  type RawCart,
} from './optimistic-cart.rules.ts';

/** Waits to be sent or answered. The id of an addition is its idempotency key. */
export type OutboxEntry = Change & {
  id: string;
  /** The shop may have made the change although no answer came. */
  sent?: boolean;
  failed?: boolean;
  /** An addition that puts a line of an expired cart into a new one. */
  refills?: true;
};

/** The shop's last answer, and the changes since, oldest first. */
export interface OfflineCart {
  cart: RawCart | null;
  changes: readonly OutboxEntry[];
}

export function shownCart({ cart, changes }: OfflineCart): RawCart {
  return optimisticCart(cart, changes);
}

/** The last quantity of a line replaces earlier ones; a line removed before it was sent is never sent. */
export function withChange(offline: OfflineCart, change: OutboxEntry): OfflineCart {
  if (change.kind === 'add') return { ...offline, changes: [...offline.changes, change] };
  const changes = offline.changes.filter((earlier) => earlier.kind !== 'update' || earlier.line !== change.line);
  if (change.kind === 'update') return { ...offline, changes: [...changes, change] };
  const isOwnUnsentAddition = (earlier: OutboxEntry) =>
    earlier.kind === 'add' &&
    !earlier.sent &&
    earlier.lines[0] !== undefined &&
    keyOfLine(earlier.lines[0], earlier.lines) === change.line;
  const rest = changes.filter((earlier) => !isOwnUnsentAddition(earlier));
  const isLeft = findLine(optimisticCart(offline.cart, rest).lines, change.line) !== undefined;
  return { ...offline, changes: isLeft ? [...rest, change] : rest };
}

/** The shop's cart, where it answered one, replaces the last. */
export function withAnswer(offline: OfflineCart, id: string | null, cart: RawCart | null): OfflineCart {
  return { cart: cart ?? offline.cart, changes: offline.changes.filter((change) => change.id !== id) };
}

export function withMark(offline: OfflineCart, id: string, mark: { sent?: boolean; failed?: boolean }): OfflineCart {
  return { ...offline, changes: offline.changes.map((change) => (change.id === id ? { ...change, ...mark } : change)) };
}

/** The oldest that is not held. */
export function nextChange({ changes }: OfflineCart, now: number): OutboxEntry | null {
  return changes.find((change) => !isHeld(change, now)) ?? null;
}

function isHeld(change: OutboxEntry, now: number): boolean {
  return change.kind === 'remove' && change.heldUntil !== undefined && change.heldUntil > now;
}

/** Milliseconds; null when none is held. */
export function holdLeft({ changes }: OfflineCart, now: number): number | null {
  const times = changes.flatMap((change) =>
    change.kind === 'remove' && change.heldUntil !== undefined && change.heldUntil > now ? change.heldUntil - now : [],
  );
  return times.length > 0 ? Math.min(...times) : null;
}

/** The lines of the first failed change and of those behind it, which wait for it. */
export function unsavedLines({ changes }: OfflineCart): ReadonlySet<LineKey> {
  const first = changes.findIndex(({ failed }) => failed);
  if (first === -1) return new Set();
  return new Set(
    changes
      .slice(first)
      .flatMap((change) =>
        change.kind === 'add' ? change.lines.map((line) => keyOfLine(line, change.lines)) : [change.line],
      ),
  );
}
