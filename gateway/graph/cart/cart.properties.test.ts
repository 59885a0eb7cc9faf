import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineTotal, unitPrice, unitPriceIncVat, type UnitPrice } from '@storefront/domain/money.rules.ts';
import { totalsOf } from '../order/order.rules.ts';
import { subtotal, type CartLine } from './cart.rules.ts';
import { mergeCarts, type MergedProduct, type MergeItem } from './merge.rules.ts';

const price: fc.Arbitrary<UnitPrice> = fc
  .tuple(fc.nat(200_000_000), fc.boolean())
  .map(([centipence, includesVat]) => (includesVat ? unitPriceIncVat : unitPrice)(centipence));
const lines = fc.array(fc.record({ price, quantity: fc.integer({ min: 1, max: 9_999 }) }), {
  maxLength: 40,
}) as fc.Arbitrary<CartLine[]>;

test('the total is the sum of the lines and delivery, inc and ex VAT', () => {
  fc.assert(
    fc.property(lines, price, (held, unit) => {
      const delivery = lineTotal(unit, 1);
      const totals = (ordered: readonly CartLine[]) => totalsOf(subtotal({ lines: ordered }), delivery, []);
      const { total, vat } = totals(held);
      for (const view of ['incVat', 'exVat'] as const) {
        expect(total[view]).toBe(
          held
            .map((line) => lineTotal(line.price, line.quantity)[view])
            .reduce((sum, pence) => sum + pence, delivery[view]),
        );
        expect(Number.isSafeInteger(total[view])).toBe(true);
      }
      expect(totals(held.toReversed()).total).toEqual(total);
      // VAT is a sixth of each line (20% of ex VAT); each line and delivery rounds by up to half a penny.
      expect(Math.abs(vat - total.incVat / 6)).toBeLessThanOrEqual((held.length + 1) / 2);
    }),
  );
});

describe('merging two carts', () => {
  const product: fc.Arbitrary<MergedProduct> = fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    variantId: fc.constantFrom(null, 7, 8),
  });
  const item: fc.Arbitrary<MergeItem> = fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    variantId: fc.constantFrom(null, 7, 8),
    quantity: fc.integer({ min: 1, max: 9_999 }),
    parent: fc.option(product, { nil: null }),
  });
  const cart = fc.array(item, { maxLength: 8 });
  const stock = fc.array(fc.nat(12_000), { minLength: 5, maxLength: 5 });
  const stockFrom =
    (levels: readonly number[]) =>
    ({ productId }: MergedProduct) => ({ key: String(productId), maximum: levels[productId] ?? 0 });
  const ofProduct = (items: readonly MergeItem[], id: number) =>
    items.filter(({ productId }) => productId === id).reduce((sum, { quantity }) => sum + quantity, 0);

  test('does not depend on the order of the carts or of their items', () => {
    fc.assert(
      fc.property(cart, cart, stock, (one, other, levels) => {
        const merged = mergeCarts([one, other], stockFrom(levels));
        expect(mergeCarts([other, one], stockFrom(levels))).toEqual(merged);
        expect(mergeCarts([one.toReversed(), other.toReversed()], stockFrom(levels))).toEqual(merged);
      }),
    );
  });

  test('keeps quantities between 1 and the stock, and warns of each clamp', () => {
    fc.assert(
      fc.property(cart, cart, stock, (one, other, levels) => {
        const { items, warnings } = mergeCarts([one, other], stockFrom(levels));
        expect(items.every(({ quantity }) => quantity >= 1 && quantity <= 9_999)).toBe(true);
        for (const [id, level] of levels.entries()) {
          expect(ofProduct(items, id)).toBeLessThanOrEqual(level);
          const clamped = warnings
            .filter(({ productId }) => productId === id)
            .reduce((sum, { wanted, quantity }) => sum + wanted - quantity, 0);
          expect(ofProduct(items, id) + clamped).toBe(ofProduct([...one, ...other], id));
        }
      }),
    );
  });

  test('is idempotent when the other cart is empty', () => {
    fc.assert(
      fc.property(cart, stock, (one, levels) => {
        const { items } = mergeCarts([one, []], stockFrom(levels));
        expect(mergeCarts([items, []], stockFrom(levels))).toEqual({ items, warnings: [] });
      }),
    );
  });

  const lamp = (quantity: number, more: Partial<MergeItem> = {}): MergeItem => ({
    productId: 1,
    variantId: null,
    parent: null,
    quantity,
    ...more,
  });
  const bulb = (quantity: number, parentId = 1) =>
    lamp(quantity, { productId: 2, parent: { productId: parentId, variantId: null } });
  const spare = { productId: 2 };
  const finish = { variantId: 7 };
  test.each<[string, MergeItem[], MergeItem[], object[], string[]]>([
    ['adds up', [lamp(2)], [lamp(3)], [lamp(5)], []],
    ['keeps another finish apart', [lamp(2)], [lamp(1, finish)], [lamp(2), lamp(1, finish)], []],
    ['clamps to stock', [lamp(6)], [lamp(6)], [lamp(10)], ['QUANTITY_REDUCED 12 10']],
    ['adds up add-ons', [lamp(2), bulb(2)], [lamp(1), bulb(1)], [lamp(3), bulb(3)], []],
    [
      'keeps no more add-ons than of their product',
      [lamp(6, spare), lamp(6, { parent: { productId: 2, variantId: null } })],
      [],
      [{ quantity: 4 }, { productId: 1, quantity: 4 }],
      ['QUANTITY_REDUCED 6 4', 'QUANTITY_REDUCED 6 4'],
    ],
    ['leaves out what has sold out', [lamp(2, { productId: 3 })], [], [], ['OUT_OF_STOCK 2 0']],
    [
      'gives an item before an add-on of the same thing',
      [lamp(1), bulb(1)],
      [lamp(4, spare)],
      [lamp(1), lamp(4, spare)],
      ['OUT_OF_STOCK 1 0'],
    ],
  ])('%s', (_, one, other, items, warnings) => {
    const merged = mergeCarts([one, other], stockFrom([0, 10, 4, 0]));
    expect(merged.items).toMatchObject(items);
    expect(merged.items).toHaveLength(items.length);
    expect(merged.warnings.map(({ code, wanted, quantity }) => `${code} ${wanted} ${quantity}`)).toEqual(warnings);
  });
});
