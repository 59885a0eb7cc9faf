import { exVatOf, incVatOf } from '@storefront/domain/money.rules.ts';
import { priceAt, sensibleBreaks, type PriceBreak } from '@storefront/domain/price-breaks.rules.ts';
import type { CatalogueProduct } from './catalogue.ts';

/** In centipence ex VAT that are whole pence inc VAT. */
export function breaksOf(
  { priceBreaks = [] }: Pick<CatalogueProduct, 'priceBreaks'>,
  price: number,
): PriceBreak<number>[] {
  const reduced = priceBreaks.map(({ quantity, percentOff }) => ({
    quantity,
    price: exVatOf(Math.round((incVatOf(price) * (100 - percentOff)) / 100)),
  }));
  return sensibleBreaks(price, reduced, (amount) => amount);
}

export function unitPriceAt(product: Pick<CatalogueProduct, 'priceBreaks'>, price: number, quantity: number): number {
  return priceAt(price, breaksOf(product, price), quantity);
}
