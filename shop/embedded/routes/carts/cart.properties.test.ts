import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addItems,
  faultOfAdditions,
  removeQuantity,
  setQuantity,
  type Addition,
  type CartItem,
  type CartItemChange,
} from '../../orders/carts/cart.rules.ts';

/** Applies changes as the store does, which assigns the ids of new items. */
function written(items: readonly CartItem[], changes: readonly CartItemChange[]): CartItem[] {
  let after = items.map((item) => ({ ...item }));
  let added: number | null = null;
  for (const change of changes) {
    if (change.kind === 'set')
      after = after.map((item) => (item.id === change.id ? { ...item, quantity: change.quantity } : item));
    else if (change.kind === 'delete') after = after.filter(({ id }) => id !== change.id);
    else {
      const id = Math.max(0, ...after.map((item) => item.id)) + 1;
      const { productId, variantId, quantity, parent } = change;
      after.push({ id, productId, variantId, quantity, parentId: parent === 'added' ? added : parent });
      if (parent === null) added = id;
    }
  }
  return after;
}

const addition = fc.record({
  productId: fc.integer({ min: 1, max: 5 }),
  variantId: fc.constantFrom(null, 7),
  quantity: fc.integer({ min: 1, max: 20 }),
  isModifier: fc.boolean(),
  parentId: fc.constant(null),
});
const additions: fc.Arbitrary<Addition[]> = fc.array(addition, { maxLength: 12 }).map((list) => {
  const first = list.findIndex(({ isModifier }) => !isModifier);
  return first === -1 ? [] : list.slice(first);
});
const cart = additions.map((list) => written([], addItems([], list)));

test('keeps quantities within 1 to 9,999, and no add-on without its parent line', () => {
  fc.assert(
    fc.property(
      cart,
      additions,
      fc.nat(),
      fc.integer({ min: 1, max: 20_000 }),
      fc.constantFrom('set', 'remove'),
      (items, more, pick, quantity, kind) => {
        expect(faultOfAdditions(items, more)).toBeNull();
        const added = written(items, addItems(items, more));
        const line = added[pick % Math.max(1, added.length)];
        const after = line
          ? written(
              added,
              kind === 'set' ? setQuantity(added, line.id, quantity) : removeQuantity(added, line.id, quantity),
            )
          : added;
        expect(after.every((item) => item.quantity >= 1 && item.quantity <= 9_999)).toBe(true);
        const ids = new Set(after.filter(({ parentId }) => parentId === null).map(({ id }) => id));
        expect(after.every(({ parentId }) => parentId === null || ids.has(parentId))).toBe(true);
      },
    ),
  );
});
