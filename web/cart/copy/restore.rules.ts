import type { AdditionInput, CartCopy, Change, LineCopy } from './copy.rules.ts';
import type { Copy, Queued } from './queue.rules.ts';

/** What a removal took out of the queue, and what brings its line back once the shop has let it go. */
export interface Removal {
  id: string;
  name: string;
  /** Changes that the removal made needless. */
  dropped: readonly Queued[];
  addition: Change | null;
}

/** What is to be remembered of a removal, from the cart and the queue on both sides of it. */
export function removalOf(id: string, line: LineCopy, cart: CartCopy, before: Copy, after: Copy): Removal {
  const kept = new Set(after.changes.map((change) => change.id));
  return {
    id,
    name: line.name,
    dropped: before.changes.filter((change) => !kept.has(change.id)),
    addition: additionOf(line, cart.lines),
  };
}

/**
 * The queue with a removal taken back. One that has not been sent is as if it had never been; otherwise the line is added again, under `newId`.
 * Null when nothing can bring it back.
 */
export function withRemovalUndone(copy: Copy, removal: Removal, isUnderWay: boolean, newId: string): Copy | null {
  const isQueued = copy.changes.some(({ id }) => id === removal.id);
  const wasNeverSent = removal.dropped.some(({ kind }) => kind === 'add') && !isQueued;
  if (wasNeverSent || (isQueued && !isUnderWay))
    return { ...copy, changes: [...removal.dropped, ...copy.changes.filter(({ id }) => id !== removal.id)] };
  return removal.addition && { ...copy, changes: [...copy.changes, { ...removal.addition, id: newId }] };
}

/** What to add to have a line back with its add-ons; null for an add-on by itself and for a product that has gone. */
export function additionOf(line: LineCopy, lines: readonly LineCopy[]): Change | null {
  const { product, quantity, sku } = line;
  if (!product || line.isModifier) return null;
  const addOns = lines.filter(({ parentId, id }) => parentId === line.id && id !== line.id);
  const codes = new Set(addOns.map((addOn) => addOn.sku));
  const input: AdditionInput = {
    productId: product.id,
    variantId: product.variants?.find((variant) => variant.sku === sku)?.id,
    quantity,
    modifiers: (product.modifiers ?? []).flatMap((modifier) => {
      const option = modifier.options.find((candidate) => candidate.sku && codes.has(candidate.sku));
      return option ? [{ modifierId: modifier.id, optionId: option.id }] : [];
    }),
  };
  return { kind: 'add', input, lines: [line, ...addOns] };
}
