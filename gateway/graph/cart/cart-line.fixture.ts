import { unitPriceIncVat } from '@storefront/domain/money.rules.ts';
import type { Cart, CartLine } from './cart.rules.ts';

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

/** Three of product 20, of which two are an add-on, and five of product 10, of which three in a variant. */
export const smallCart: Cart = {
  lines: [
    line('1', 10, 2),
    line('2', 10, 3, { variantId: 7 }),
    line('3', 20, 2, { isModifier: true, parentId: '1' }),
    line('4', 20, 1),
  ],
  removed: [],
  isNew: false,
};
