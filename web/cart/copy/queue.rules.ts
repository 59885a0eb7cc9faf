import { cartWith, findLine, keyOfLine, type CartCopy, type Change, type LineKey } from './copy.rules.ts';

/** A change that waits for the shop. The id of an addition is the key under which the shop makes it once. */
export type Queued = Change & {
  id: string;
  /** It has been sent at least once: the shop may have made it although no answer came. */
  sent?: boolean;
  /** It was sent, and no answer came. */
  failed?: boolean;
};

/** What the browser keeps: the cart as the shop last answered it, and the changes made since, in their order. */
export interface Copy {
  cart: CartCopy | null;
  changes: readonly Queued[];
}

/** The cart as the shopper wants it. */
export function shownCart({ cart, changes }: Copy): CartCopy {
  return cartWith(cart, changes);
}

/** The copy with one more change. The last quantity of a line wins, and what is removed before it was sent need never be. */
export function withChange(copy: Copy, change: Queued): Copy {
  if (change.kind === 'add') return { ...copy, changes: [...copy.changes, change] };
  const changes = copy.changes.filter((earlier) => earlier.kind !== 'set' || earlier.line !== change.line);
  if (change.kind === 'set') return { ...copy, changes: [...changes, change] };
  const isOwnUnsentAddition = (earlier: Queued) =>
    earlier.kind === 'add' &&
    !earlier.sent &&
    earlier.lines[0] !== undefined &&
    keyOfLine(earlier.lines[0], earlier.lines) === change.line;
  const rest = changes.filter((earlier) => !isOwnUnsentAddition(earlier));
  const isLeft = findLine(cartWith(copy.cart, rest).lines, change.line) !== undefined;
  return { ...copy, changes: isLeft ? [...rest, change] : rest };
}

/** The copy once a change has been answered: the shop's cart replaces ours, and what was changed since still counts on top of it. */
export function withAnswer(copy: Copy, id: string, cart: CartCopy | null): Copy {
  return { cart: cart ?? copy.cart, changes: copy.changes.filter((change) => change.id !== id) };
}

/** The copy with a mark on one change. */
export function withMark(copy: Copy, id: string, mark: { sent?: boolean; failed?: boolean }): Copy {
  return { ...copy, changes: copy.changes.map((change) => (change.id === id ? { ...change, ...mark } : change)) };
}

/** The change to send next: in their order, but a held one steps aside until its time. */
export function nextChange({ changes }: Copy, now: number): Queued | null {
  return changes.find((change) => !isHeld(change, now)) ?? null;
}

export function isHeld(change: Queued, now: number): boolean {
  return change.kind === 'remove' && change.heldUntil !== undefined && change.heldUntil > now;
}

/** How long until a held change may be sent; null when none is held. */
export function holdLeft({ changes }: Copy, now: number): number | null {
  const times = changes.flatMap((change) =>
    change.kind === 'remove' && change.heldUntil !== undefined && change.heldUntil > now ? change.heldUntil - now : [],
  );
  return times.length > 0 ? Math.min(...times) : null;
}

/** The lines that no answer came for; everything behind a failed change waits with it. */
export function unsavedLines({ changes }: Copy): ReadonlySet<LineKey> {
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
