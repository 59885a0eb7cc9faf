import { USUAL_DISPATCH } from '@storefront/domain/delivery/dates.rules.ts';
import type { ShopFacts } from '../ui/shop/shop-context.ts';

/** A shop with deliveries of its own, and no stores. */
export const shopFacts: ShopFacts = {
  name: 'Lumen & Latch',
  titlePattern: '{page}',
  url: 'https://shop.example',
  phone: '',
  email: '',
  paymentMethods: ['BANK_TRANSFER'],
  stores: [],
  pages: null,
  returns: { days: 14, isFree: false },
  delivery: null,
  dispatch: { ...USUAL_DISPATCH, awaitsTransfer: false },
  categories: [],
};
