/** Whole pence, in both views of VAT. What is added up in one view is never computed from the other. */
export interface Price {
  incVat: number;
  exVat: number;
}

const VAT_RATE = 0.2;

export const zero: Price = { incVat: 0, exVat: 0 };

/** The most that GraphQL's Int can say: £21,474,836.47. */
export const PENCE_MAXIMUM = 2_147_483_647;

/** Nothing on sale costs more; such a number is a fault of the shop API's. Chosen: the specification gives no value. */
const POUNDS_MAXIMUM = 10_000_000;

/** Pence of a price in pounds as the shop API sends it; 0 for what is no amount of money. */
export function pence(pounds: unknown): number {
  if (typeof pounds !== 'number' || !(pounds >= 0 && pounds <= POUNDS_MAXIMUM)) return 0;
  return rounded(pounds * 100);
}

/** How far from a half an amount may be by what binary fractions cannot say. */
const HALF_TOLERANCE = 0.001;

/** Rounds to whole pence, halves up; an amount that is a half but for the binary fraction is a half. */
function rounded(amount: number): number {
  const isHalf = Math.abs(amount - Math.floor(amount) - 0.5) < HALF_TOLERANCE;
  return Math.round(isHalf ? Number(amount.toFixed(4)) : amount);
}

/** The price of one unit in both views, from whichever the shop API keeps. Halves round up. */
export function unitPrice(amount: number, includesVat = false): Price {
  if (includesVat) return { incVat: amount, exVat: rounded(amount / (1 + VAT_RATE)) };
  return { exVat: amount, incVat: rounded(amount * (1 + VAT_RATE)) };
}

/** A line of a cart: unit × quantity, in each view on its own. */
export function times(unit: Price, quantity: number): Price {
  return { incVat: unit.incVat * quantity, exVat: unit.exVat * quantity };
}

export function sum(prices: readonly Price[]): Price {
  const total = { ...zero };
  for (const { incVat, exVat } of prices) {
    total.incVat += incVat;
    total.exVat += exVat;
  }
  return total;
}

/** Bounds of a price in pence; null for none. */
export interface PenceBounds {
  minimum: number | null;
  maximum: number | null;
}

/**
 * Bounds on prices inc VAT as bounds in the shop API's own view: ex VAT, the cheapest and dearest whose price inc VAT still lies
 * within. VAT is 6/5, so a price inc VAT rounds to at least M from (10M − 5) / 12 on.
 */
export function penceFor({ minimum, maximum }: PenceBounds, includesVat: boolean): PenceBounds {
  if (includesVat) return { minimum, maximum };
  return {
    minimum: minimum === null ? null : Math.max(0, Math.ceil((10 * minimum - 5) / 12)),
    maximum: maximum === null ? null : Math.max(0, Math.ceil((10 * maximum + 5) / 12) - 1),
  };
}
