import { dispatchTermsOf, type ShopDispatch } from '@storefront/domain/delivery/dates.rules.ts';
import { canStartAtOnce } from '@storefront/domain/payment/methods.rules.ts';
import type { ShopFile } from './shop-file.ts';

/** When the shop of a `shop.yaml` dispatches, and whether its deliveries wait for a bank transfer. */
export const shopDispatchIn = ({ delivery = {} }: Pick<ShopFile, 'delivery'>, takesCards: boolean): ShopDispatch => ({
  ...dispatchTermsOf(delivery),
  awaitsTransfer: !canStartAtOnce('address', takesCards),
});
