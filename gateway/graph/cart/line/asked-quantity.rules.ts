import type { UnitPrice } from '@storefront/domain/money.rules.ts';
import { priceAt } from '@storefront/domain/price-breaks.rules.ts';
import { soldQuantity, type QuantityTerms } from '@storefront/domain/quantity.rules.ts';
import type { ProductDetail, Variant } from '../../product/product.rules.ts';
import type { Cart } from '../cart.rules.ts';

export interface AskedQuantity {
  wanted: number;
  /** At least `wanted`: raised to the product's minimum or multiple. */
  quantity: number;
  terms: QuantityTerms;
  /** The catalogue's; null when the product could not be read. */
  priceOf: ((quantity: number) => UnitPrice) | null;
}

/** The terms of a product apply to each of its variants; an unknown product has none. */
export function askedQuantity(
  wanted: number,
  detail: Pick<ProductDetail, 'quantityTerms' | 'price' | 'priceBreaks'> | null,
  variant: Pick<Variant, 'price' | 'priceBreaks'> | null,
): AskedQuantity {
  const terms = detail?.quantityTerms ?? { minimum: 1, multiple: 1 };
  const item = variant ?? detail;
  return {
    wanted,
    quantity: Math.max(wanted, soldQuantity(wanted, terms)),
    terms,
    priceOf: item && ((quantity) => priceAt(item.price, item.priceBreaks, quantity)),
  };
}

/** Without add-ons. */
export function quantityOnLines({ lines }: Pick<Cart, 'lines'>, productId: number, variantId: number | null): number {
  return lines
    .filter((line) => !line.isModifier && line.productId === productId && line.variantId === variantId)
    .reduce((total, { quantity }) => total + quantity, 0);
}
