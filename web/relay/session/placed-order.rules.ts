export interface PlacedOrder {
  number: string;
  path: string;
  /** Its page has thanked the shopper. */
  isGreeted: boolean;
}

/** From storage or another tab; null for anything else. */
export function placedOrderOf(value: unknown): PlacedOrder | null {
  const { number, path, isGreeted } = (value ?? {}) as Partial<Record<keyof PlacedOrder, unknown>>;
  if (typeof number !== 'string' || typeof path !== 'string') return null;
  return path.startsWith('/order/') ? { number, path, isGreeted: isGreeted === true } : null;
}

/** Other tabs lead to an order for so long: whoever uses a shared computer later does not see it. */
const SHOWN_MILLISECONDS = 30 * 60_000;

/** Null for none, or after half an hour. */
export function lastOrderOf(value: unknown, now: number): PlacedOrder | null {
  const { at } = (value ?? {}) as { at?: unknown };
  const isRecent = typeof at === 'number' && at <= now && now - at < SHOWN_MILLISECONDS;
  const order = isRecent ? placedOrderOf(value) : null;
  // The tab that placed it thanks the shopper.
  return order && { ...order, isGreeted: true };
}
