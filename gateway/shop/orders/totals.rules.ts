import type { CartLine } from '../routes/cart-line.rules.ts';

/** Pence of one unit with VAT of 20 %, halves rounded up; exact, since VAT is 6/5. */
export function incVat(exVat: number): number {
  return Math.floor((exVat * 12 + 5) / 10);
}

/** Pence, inc VAT: a line is its unit × quantity, so what a shopper adds up is the total. */
export interface Totals {
  goods: number;
  delivery: number;
  total: number;
  /** How much of the total is VAT. */
  vat: number;
}

export function totalsOf(lines: readonly Pick<CartLine, 'price' | 'quantity'>[], deliveryCost: number): Totals {
  const goods = lines.reduce((sum, { price, quantity }) => sum + incVat(price) * quantity, 0);
  const exVat = lines.reduce((sum, { price, quantity }) => sum + price * quantity, deliveryCost);
  const delivery = incVat(deliveryCost);
  return { goods, delivery, total: goods + delivery, vat: goods + delivery - exVat };
}

/** Pence as pounds, such as £1,234.50. */
export function inPounds(pence: number): string {
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}
