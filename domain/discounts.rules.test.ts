import { expect, test } from 'vitest';
import { discountAmounts, discounted, type Discount } from './discounts.rules.ts';
import { lineTotal } from './money.rules.ts';

const of = (...pence: number[]): Discount[] => pence.map((incVat, index) => ({ name: `Offer ${index + 1}`, incVat }));

const words = ({ incVat, exVat }: { incVat: number; exVat: number }) => `${incVat} (${exVat})`;

test.each([
  ['a tenth', of(1_000), ['1000 (833)'], '9000 (7500)'],
  ['three whose VAT adds up', of(10, 10, 10), ['10 (8)', '10 (9)', '10 (8)'], '9970 (8308)'],
  ['all of it', of(10_000), ['10000 (8333)'], '0 (0)'],
  ['more than there is', of(9_000, 5_000), ['9000 (7500)', '1000 (833)'], '0 (0)'],
  ['nothing', [], [], '10000 (8333)'],
])('takes %s off £100', (_, discounts, amounts, left) => {
  const whole = lineTotal({ incVat: 10_000 }, 1);
  expect(discountAmounts(discounts, whole).map(({ amount }) => words(amount))).toEqual(amounts);
  expect(words(discounted(whole, discounts))).toBe(left);
});

test('takes nothing off nothing', () => {
  expect(discounted({ incVat: 0, exVat: 0 }, of(500))).toEqual({ incVat: 0, exVat: 0 });
});

test.each([1, 2, 7, 99, 1_001, 6_899, 123_457].flatMap((incVat) => [1, 3, 20].map((quantity) => [incVat, quantity])))(
  'of %d pence × %d each discount leaves what is not taken, and VAT within a penny or so of a sixth',
  (incVat, quantity) => {
    const whole = lineTotal({ incVat }, quantity);
    for (let share = 0; share <= 24; share += 1) {
      const discounts = of(Math.floor((whole.incVat * share) / 20), share, 1);
      const taken = Math.min(
        whole.incVat,
        discounts.reduce((sum, discount) => sum + discount.incVat, 0),
      );
      const left = discounted(whole, discounts);
      expect(left.incVat).toBe(whole.incVat - taken);
      expect(left.incVat - left.exVat).toBeGreaterThanOrEqual(0);
      expect(Math.abs(left.incVat - left.exVat - left.incVat / 6)).toBeLessThanOrEqual(1.5);
    }
  },
);
