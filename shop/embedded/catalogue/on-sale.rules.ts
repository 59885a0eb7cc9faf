import { incVatOf } from '@storefront/domain/money.rules.ts';
import type { CatalogueProduct, CatalogueVariant } from './catalogue.ts';

/** Whether the recommended retail price exceeds the price by a penny inc VAT at least, so that pages show it struck through. */
export function isOnSale({ price, retailPrice }: Pick<CatalogueProduct, 'price' | 'retailPrice'>): boolean {
  return incVatOf(retailPrice) > incVatOf(price);
}

/** Whether the price to strike through is the regular one that a sale replaces, and not a recommended one. */
export function isRetailRegular({
  price,
  retailPrice = 0,
  regularPrice = 0,
}: Pick<CatalogueVariant, 'price' | 'retailPrice' | 'regularPrice'>): boolean {
  return regularPrice > price && retailPrice === regularPrice;
}
