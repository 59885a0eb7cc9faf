import { unitPriceIncVat } from '@storefront/domain/money.rules.ts';
import type { CartLine } from './cart.rules.ts';

/** A line of £4 each inc VAT. */
export const line = (id: string, productId: number, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id,
  productId,
  variantId: null,
  name: '',
  sku: '',
  path: '/x/',
  quantity,
  price: unitPriceIncVat(40_000),
  retailPrice: null,
  imageUrl: null,
  selectedOptions: [],
  isModifier: false,
  parentId: null,
  canChangeQuantity: true,
  priceWhenAdded: null,
  ...more,
});
