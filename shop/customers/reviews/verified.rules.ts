import type { OrderDocument, OrderStatus } from '../../orders/order.ts';

/** Statuses in which the buyer has the goods, or will within days; a collection that has been collected is `delivered`. */
const SENT: ReadonlySet<string> = new Set<OrderStatus>(['dispatched', 'delivered']);

/** An order as far as a review is checked against it. */
export interface ReviewedOrder extends Pick<OrderDocument, 'contact'> {
  status: string;
  lines: readonly { productId: number }[];
}

/** The number that the store knows an order by, from what shoppers know it by: `LL-100042`, in any case and spacing. Null for none. */
export function storedOrderNumber(text: string): number | null {
  const digits = /^(?:LL)?-?(\d{1,12})$/.exec(text.replace(/\s/g, '').toUpperCase())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Whether whoever has this e-mail address bought a product with an order, and has been sent it or collected it. `keyOf` is how addresses are compared. */
export function isVerifiedBy(
  order: ReviewedOrder,
  productId: number,
  email: string,
  keyOf: (email: string) => string,
): boolean {
  return (
    SENT.has(order.status) &&
    keyOf(order.contact.email) === keyOf(email) &&
    order.lines.some((line) => line.productId === productId)
  );
}
