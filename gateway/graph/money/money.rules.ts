import { decimalPounds } from '../../../domain/money-text.rules.ts';
import {
  CENTIPENCE_PER_PENNY,
  exVatBounds,
  toPounds,
  unitPrice,
  unitPriceIncVat,
  type PriceBounds,
  type UnitPrice,
} from '../../../domain/money.rules.ts';

/** The most that GraphQL's Int can hold: £21,474,836.47. */
export const PENCE_MAXIMUM = 2_147_483_647;

/** How the shop API's prices, in centipence of whichever view it keeps, become prices in both views. Past this, nothing knows which view that is. */
export function pricing(pricesIncludeVat: boolean): (centipence: number) => UnitPrice {
  return pricesIncludeVat ? unitPriceIncVat : unitPrice;
}

/** The amount of a unit price that the shop API keeps, in centipence: the reverse of `pricing`. */
export function shopAmountOf({ incVat, exVatCentipence }: UnitPrice, pricesIncludeVat: boolean): number {
  return pricesIncludeVat ? incVat * CENTIPENCE_PER_PENNY : exVatCentipence;
}

/** Bounds in pence inc VAT as bounds in centipence of the view that the shop API keeps; they hold exactly the same prices. */
export function shopBounds(bounds: PriceBounds, pricesIncludeVat: boolean): PriceBounds {
  if (!pricesIncludeVat) return exVatBounds(bounds);
  const scaled = (pence: number | null) => (pence === null ? null : pence * CENTIPENCE_PER_PENNY);
  return { minimum: scaled(bounds.minimum), maximum: scaled(bounds.maximum) };
}

/** An amount in pounds as a decimal text: four decimals where it is exact in centipence, two where it is whole pence. */
export function amountText({ pence, centipence }: { pence: number; centipence?: number | undefined }): string {
  return centipence === undefined ? decimalPounds(pence) : toPounds(centipence).toFixed(4);
}
