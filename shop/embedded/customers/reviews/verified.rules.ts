import type { OrderDocument, OrderStatus } from '../../orders/order.ts';

/** Statuses in which the buyer has the goods or soon will; a collected order is `delivered`. */
const SENT: ReadonlySet<string> = new Set<OrderStatus>(['dispatched', 'delivered']);

export interface ReviewedOrder extends Pick<OrderDocument, 'contact'> {
  status: string;
  lines: readonly { productId: number }[];
}

/** From `ORD-100042` in any case and spacing; null when it is none. */
export function storedOrderNumber(text: string): number | null {
  const digits = /^(?:ORD)?-?(\d{1,12})$/.exec(text.replace(/\s/g, '').toUpperCase())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Whether the holder of this email address bought and received the product. `keyOf` normalises addresses. */
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
