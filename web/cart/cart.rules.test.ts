import { describe, expect, test } from 'vitest';
import { missingForFreeDelivery, quantityOf, subtotalOf, times, withoutLine, withQuantity } from './cart.rules.ts';

const pendant = { id: 'pendant', price: { incVat: 1199, exVat: 999 }, quantity: 2, parentId: null };
const lamp = { id: 'lamp', price: { incVat: 599, exVat: 499 }, quantity: 2, parentId: 'pendant' };
const plate = { id: 'plate', price: { incVat: 250, exVat: 208 }, quantity: 1, parentId: null };

describe('totals', () => {
  test('a line is unit × quantity in each view, not VAT on a total', () => {
    expect(times(pendant.price, 3)).toEqual({ incVat: 3597, exVat: 2997 });
  });

  test('the subtotal is the sum of the lines', () => {
    expect(subtotalOf([pendant, lamp, plate])).toEqual({ incVat: 2398 + 1198 + 250, exVat: 1998 + 998 + 208 });
    expect(subtotalOf([])).toEqual({ incVat: 0, exVat: 0 });
  });

  test('the badge counts add-ons too', () => {
    expect(quantityOf([pendant, lamp, plate])).toBe(5);
  });
});

describe('changes', () => {
  test('add-ons follow the quantity of their line', () => {
    expect(withQuantity([pendant, lamp, plate], 'pendant', 5).map(({ quantity }) => quantity)).toEqual([5, 5, 1]);
  });

  test('add-ons go with their line', () => {
    expect(withoutLine([pendant, lamp, plate], 'pendant')).toEqual([plate]);
    expect(withoutLine([pendant, lamp, plate], 'lamp')).toEqual([pendant, plate]);
  });
});

test.each([
  { goods: 0, missing: null },
  { goods: 1, missing: 6899 },
  { goods: 6800, missing: 100 },
  { goods: 6801, missing: null },
  { goods: 6900, missing: null },
  { goods: 9000, missing: null },
])('with £$goods pence of goods, $missing is missing for free delivery over £69', ({ goods, missing }) => {
  expect(missingForFreeDelivery(goods, 6900)).toBe(missing);
});
