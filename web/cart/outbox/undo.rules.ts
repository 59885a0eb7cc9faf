import type { AddChange, RawCart, RawLine } from './optimistic-cart.rules.ts';
import type { OfflineCart, OutboxEntry } from './outbox.rules.ts';

export interface Removal {
  id: string;
  name: string;
  /** Changes that the removal took out of the outbox. */
  dropped: readonly OutboxEntry[];
  /** Adds the line again once the shop has removed it; null where nothing can. */
  addition: AddChange | null;
}

/** `before` and `after` are the offline cart around it. */
export function removalOf(id: string, line: RawLine, cart: RawCart, before: OfflineCart, after: OfflineCart): Removal {
  const remaining = new Set(after.changes.map((change) => change.id));
  return {
    id,
    name: line.name,
    dropped: before.changes.filter((change) => !remaining.has(change.id)),
    addition: additionOf(line, cart.lines),
  };
}

/** Drops one that has not been sent; otherwise adds the line again, as `newId`. Null when nothing can bring it back. */
export function withRemovalUndone(
  offline: OfflineCart,
  removal: Removal,
  isInFlight: boolean,
  newId: string,
): OfflineCart | null {
  const isQueued = offline.changes.some(({ id }) => id === removal.id);
  const wasNeverSent = removal.dropped.some(({ kind }) => kind === 'add') && !isQueued;
  if (wasNeverSent || (isQueued && !isInFlight))
    return { ...offline, changes: [...removal.dropped, ...offline.changes.filter(({ id }) => id !== removal.id)] };
  return removal.addition && { ...offline, changes: [...offline.changes, { ...removal.addition, id: newId }] };
}

/** The line with its add-ons; null for an add-on by itself and for a product that is no longer sold. */
export function additionOf(
  line: RawLine,
  lines: readonly RawLine[],
  quantity: number = line.quantity,
): AddChange | null {
  const { product, sku } = line;
  if (!product || line.isModifier) return null;
  const addOns = lines.filter(({ parentId, id }) => parentId === line.id && id !== line.id);
  const codes = new Set(addOns.map((addOn) => addOn.sku));
  const input = {
    productId: product.id,
    variantId: product.variants?.find((variant) => variant.sku === sku)?.id,
    quantity,
    modifiers: (product.modifiers ?? []).flatMap((modifier) => {
      const option = modifier.options.find((candidate) => candidate.sku && codes.has(candidate.sku));
      return option ? [{ modifierId: modifier.id, optionId: option.id }] : [];
    }),
  };
  return { kind: 'add', variables: { input }, lines: [line, ...addOns].map((added) => ({ ...added, quantity })) };
}
