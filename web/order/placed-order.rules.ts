/** An order that was placed in this browser, with the path that opens it. */
export interface PlacedOrder {
  number: string;
  path: string;
  /** Whether its page has thanked the shopper. */
  isGreeted: boolean;
}

/** Reads a placed order from storage or another tab; null for anything else. */
export function placedOrderOf(value: unknown): PlacedOrder | null {
  const { number, path, isGreeted } = (value ?? {}) as Partial<Record<keyof PlacedOrder, unknown>>;
  if (typeof number !== 'string' || typeof path !== 'string') return null;
  return path.startsWith('/order/') ? { number, path, isGreeted: isGreeted === true } : null;
}
