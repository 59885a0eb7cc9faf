import { dispatchTermsOf, type ShopDispatch } from '@storefront/domain/delivery/dates.rules.ts';
import { canStartAtOnce } from '@storefront/domain/payment/methods.rules.ts';
import type { ShopFile } from './shop-file.ts';

export const shopDispatchIn = ({ delivery = {} }: Pick<ShopFile, 'delivery'>, takesCards: boolean): ShopDispatch => ({
  ...dispatchTermsOf(delivery),
  awaitsTransfer: !canStartAtOnce('address', takesCards),
});
