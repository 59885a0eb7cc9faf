/**
 * Money is integers: **pence** where it is shown, added up and paid; **centipence** (1/100 of a penny) for unit
 * prices ex VAT, since £9.99 is £8.325 ex VAT, and neither £8.32 nor £8.33 converts back to £9.99.
 */

import type { UnitPricing } from './product/measure-units.data.ts';

/** In pence. Neither view is computed from the other once they are shown. */
export interface Price {
  incVat: number;
  exVat: number;
}

export interface UnitPrice extends Price {
  /** The exact price ex VAT, in centipence; `exVat` is the same in whole pence. */
  exVatCentipence: number;
  /** Missing for goods that are not sold by measure. */
  unitPricing?: UnitPricing;
}

export const CENTIPENCE_PER_PENNY = 100;
const CENTIPENCE_PER_POUND = 10_000;

/** In pounds; a larger number is an error. Our choice: the specification sets none. */
export const POUNDS_MAXIMUM = 10_000_000;

export const zeroPrice: Price = { incVat: 0, exVat: 0 };

/** Tolerance when rounding halves, for the error of binary fractions. */
const HALF_TOLERANCE = 0.001;

/** Converts pounds to centipence, halves rounded up; 0 for anything that is not an amount. */
export function toCentipence(pounds: unknown): number {
  if (typeof pounds !== 'number' || !(pounds >= 0 && pounds <= POUNDS_MAXIMUM)) return 0;
  const amount = pounds * CENTIPENCE_PER_POUND;
  const isHalf = Math.abs(amount - Math.floor(amount) - 0.5) < HALF_TOLERANCE;
  return isHalf ? Math.ceil(amount) : Math.round(amount);
}

export function toPounds(centipence: number): number {
  return centipence / CENTIPENCE_PER_POUND;
}

/** Converts centipence to whole pence, halves rounded up. */
export function toPence(centipence: number): number {
  return Math.floor((centipence + CENTIPENCE_PER_PENNY / 2) / CENTIPENCE_PER_PENNY);
}

/** Pence inc VAT of a unit price ex VAT in centipence: VAT of 20 % is 6/5, halves rounded up. */
export function incVatOf(exVatCentipence: number): number {
  return Math.floor((exVatCentipence * 12 + 500) / 1_000);
}

/** In centipence, halves rounded up. `incVatOf` returns every price inc VAT unchanged from it. */
export function exVatOf(incVatPence: number): number {
  return Math.floor((incVatPence * 500 + 3) / 6);
}

export function unitPrice(exVatCentipence: number): UnitPrice {
  return { incVat: incVatOf(exVatCentipence), exVat: toPence(exVatCentipence), exVatCentipence };
}

/** The unit price from a price inc VAT in centipence, rounded to the whole pence that a shopper pays. */
export function unitPriceIncVat(incVatCentipence: number): UnitPrice {
  const incVat = toPence(incVatCentipence);
  const exVatCentipence = exVatOf(incVat);
  return { incVat, exVat: toPence(exVatCentipence), exVatCentipence };
}

/** The ex VAT amount is rounded half up once for the whole line. */
export function lineTotal({ incVat: unit }: Pick<Price, 'incVat'>, quantity: number): Price {
  const incVat = unit * quantity;
  return { incVat, exVat: Math.floor((incVat * 5 + 3) / 6) };
}

/** VAT is the difference of the two. */
export function sum(prices: readonly Price[]): Price {
  const total = { incVat: 0, exVat: 0 };
  for (const { incVat, exVat } of prices) {
    total.incVat += incVat;
    total.exVat += exVat;
  }
  return total;
}

/** Null for no bound. */
export interface PriceBounds {
  minimum: number | null;
  maximum: number | null;
}

/** Holds exactly the same prices: one is shown as at least M pence from (1000 M − 500) / 12 centipence on. */
export function exVatBounds({ minimum, maximum }: PriceBounds): PriceBounds {
  return {
    minimum: minimum === null ? null : Math.max(0, Math.ceil((1_000 * minimum - 500) / 12)),
    // Below 0 it stays there, so that it matches no price, not even 0.
    maximum: maximum === null ? null : Math.ceil((1_000 * maximum + 500) / 12) - 1,
  };
}
