import { decimalPounds } from '@storefront/domain/money-text.rules.ts';
import {
  CENTIPENCE_PER_PENNY,
  exVatBounds,
  exVatOf,
  incVatOf,
  toPounds,
  unitPrice,
  unitPriceIncVat,
  type Price,
  type PriceBounds,
  type UnitPrice,
} from '@storefront/domain/money.rules.ts';

/** The maximum of GraphQL's Int: £21,474,836.47. */
export const PENCE_MAXIMUM = 2_147_483_647;

/** Returns the converter from the shop API's prices, in centipence ex or inc VAT by configuration, to unit prices. Only this file knows which of the two the shop API stores. */
export function pricing(pricesIncludeVat: boolean): (centipence: number) => UnitPrice {
  return pricesIncludeVat ? unitPriceIncVat : unitPrice;
}

/** The amount that the shop API stores for a unit price, in centipence: the inverse of `pricing`. */
export function shopAmountOf({ incVat, exVatCentipence }: UnitPrice, pricesIncludeVat: boolean): number {
  return pricesIncludeVat ? incVat * CENTIPENCE_PER_PENNY : exVatCentipence;
}

/** A charge as the shop API takes it, in pounds: ex VAT in whole pence where they convert back to the amount that is paid, else with four decimals. */
export function chargeInPounds({ incVat, exVat }: Price, pricesIncludeVat: boolean): number {
  if (pricesIncludeVat) return toPounds(incVat * CENTIPENCE_PER_PENNY);
  const whole = exVat * CENTIPENCE_PER_PENNY;
  return toPounds(incVatOf(whole) === incVat ? whole : exVatOf(incVat));
}

/** Converts bounds in pence inc VAT to bounds in centipence as the shop API stores prices. Both match exactly the same prices. */
export function shopBounds(bounds: PriceBounds, pricesIncludeVat: boolean): PriceBounds {
  if (!pricesIncludeVat) return exVatBounds(bounds);
  const scaled = (pence: number | null) => (pence === null ? null : pence * CENTIPENCE_PER_PENNY);
  return { minimum: scaled(bounds.minimum), maximum: scaled(bounds.maximum) };
}

/** Formats an amount in pounds: four decimals when its centipence are known, two for whole pence. */
export function amountText({ pence, centipence }: { pence: number; centipence?: number | undefined }): string {
  return centipence === undefined ? decimalPounds(pence) : toPounds(centipence).toFixed(4);
}
