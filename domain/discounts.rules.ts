import type { Price } from './money.rules.ts';

/** A named reduction of a whole, in pence inc VAT. */
export interface Discount {
  name: string;
  incVat: number;
}

export interface DiscountAmount {
  name: string;
  /** The amount by which the whole falls, in both views of VAT. */
  amount: Price;
}

/** In the proportion of the whole. Rounds the running sum, halves up, so that the amounts add up; at most the whole. */
export function discountAmounts(discounts: readonly Discount[], whole: Price): DiscountAmount[] {
  let before: Price = { incVat: 0, exVat: 0 };
  return discounts.map(({ name, incVat }) => {
    const sum = Math.min(whole.incVat, before.incVat + incVat);
    const after = {
      incVat: sum,
      exVat: whole.incVat === 0 ? 0 : Math.floor((sum * whole.exVat) / whole.incVat + 0.5),
    };
    const amount = { incVat: after.incVat - before.incVat, exVat: after.exVat - before.exVat };
    before = after;
    return { name, amount };
  });
}

export function discounted(whole: Price, discounts: readonly Discount[]): Price {
  const left = { ...whole };
  for (const { amount } of discountAmounts(discounts, whole)) {
    left.incVat -= amount.incVat;
    left.exVat -= amount.exVat;
  }
  return left;
}
