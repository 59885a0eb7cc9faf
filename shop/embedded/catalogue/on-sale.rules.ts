import { incVatOf } from '@storefront/domain/money.rules.ts';
import type { CatalogueProduct, CatalogueVariant } from './catalogue.ts';

/** By a penny inc VAT at least, so that pages show the retail price struck through. */
export function isOnSale({ price, retailPrice }: Pick<CatalogueProduct, 'price' | 'retailPrice'>): boolean {
  return incVatOf(retailPrice) > incVatOf(price);
}

/** Whether the price to strike through is the one that a sale replaces, not a recommended one. */
export function isRetailRegular({
  price,
  retailPrice = 0,
  regularPrice = 0,
}: Pick<CatalogueVariant, 'price' | 'retailPrice' | 'regularPrice'>): boolean {
  return regularPrice > price && retailPrice === regularPrice;
}
