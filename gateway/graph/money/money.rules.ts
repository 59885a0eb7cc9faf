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

/** From the shop API's centipence, ex or inc VAT by configuration. Only this file knows which of the two it stores. */
export function pricing(pricesIncludeVat: boolean): (centipence: number) => UnitPrice {
  return pricesIncludeVat ? unitPriceIncVat : unitPrice;
}

/** In centipence: the inverse of `pricing`. */
export function shopAmountOf({ incVat, exVatCentipence }: UnitPrice, pricesIncludeVat: boolean): number {
  return pricesIncludeVat ? incVat * CENTIPENCE_PER_PENNY : exVatCentipence;
}

/** In pounds: ex VAT in whole pence where they convert back to the amount that is paid, else with four decimals. */
export function chargeInPounds({ incVat, exVat }: Price, pricesIncludeVat: boolean): number {
  if (pricesIncludeVat) return toPounds(incVat * CENTIPENCE_PER_PENNY);
  const whole = exVat * CENTIPENCE_PER_PENNY;
  return toPounds(incVatOf(whole) === incVat ? whole : exVatOf(incVat));
}

/** Between pence inc VAT and centipence as the shop API stores them. Both match exactly the same prices. */
export function shopBounds(bounds: PriceBounds, pricesIncludeVat: boolean): PriceBounds {
  if (!pricesIncludeVat) return exVatBounds(bounds);
  const scaled = (pence: number | null) => (pence === null ? null : pence * CENTIPENCE_PER_PENNY);
  return { minimum: scaled(bounds.minimum), maximum: scaled(bounds.maximum) };
}

/** In pounds: four decimals when its centipence are known, two for whole pence. */
export function amountText({ pence, centipence }: { pence: number; centipence?: number | undefined }): string {
  return centipence === undefined ? decimalPounds(pence) : toPounds(centipence).toFixed(4);
}
