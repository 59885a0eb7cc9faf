import { incVatOf } from '../../domain/money.rules.ts';
import type { CatalogueProduct } from './catalogue.ts';

/** Whether the recommended retail price exceeds the price by a penny inc VAT at least, so that pages show it struck through. */
export function isOnSale({ price, retailPrice }: Pick<CatalogueProduct, 'price' | 'retailPrice'>): boolean {
  return incVatOf(retailPrice) > incVatOf(price);
}
