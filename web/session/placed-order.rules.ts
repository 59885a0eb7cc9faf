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

/** Other tabs lead to an order for a day: later it is no longer what an empty basket is about. */
const SHOWN_MILLISECONDS = 24 * 60 * 60_000;

/** The last placed order: the one of this tab, unless another tab has placed one since. */
export function placedOrderIn(here: unknown, everywhere: unknown, now: number): PlacedOrder | null {
  const own = placedOrderOf(here);
  const last = placedOrderOf(everywhere);
  const { at } = (everywhere ?? {}) as { at?: unknown };
  const isRecent = typeof at === 'number' && at <= now && now - at < SHOWN_MILLISECONDS;
  // The tab that placed it thanks the shopper.
  return last && isRecent && last.number !== own?.number ? { ...last, isGreeted: true } : own;
}
