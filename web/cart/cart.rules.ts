/** An amount in both views of VAT, in whole pence. */
export interface Amount {
  incVat: number;
  exVat: number;
}

/** The part of a cart line that its totals depend on. */
export interface CountedLine {
  /** Of one. */
  price: Amount;
  quantity: number;
}

export const nothing: Amount = { incVat: 0, exVat: 0 };

/** Unit × quantity in each view, as the graph computes it: rounding happens per unit, never here. */
export function times(price: Amount, quantity: number): Amount {
  return { incVat: price.incVat * quantity, exVat: price.exVat * quantity };
}

/** The sum of the lines, in each view. */
export function subtotalOf(lines: readonly CountedLine[]): Amount {
  return lines.reduce((total, { price, quantity }) => {
    const line = times(price, quantity);
    return { incVat: total.incVat + line.incVat, exVat: total.exVat + line.exVat };
  }, nothing);
}

/** How many items the lines hold, add-ons included. */
export function quantityOf(lines: readonly Pick<CountedLine, 'quantity'>[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

/** Less than this, in pence, is not worth a hint. Chosen: the specification gives no value. */
const HINT_MINIMUM = 100;

/** Pence of goods, inc VAT, still missing for free delivery; null when there is nothing to say. */
export function missingForFreeDelivery(goods: number, threshold: number): number | null {
  const missing = threshold - goods;
  return goods > 0 && missing >= HINT_MINIMUM ? missing : null;
}
