import type { DiscountAmount } from '@storefront/domain/discounts.rules.ts';
import { builder } from '../builder.ts';
import { PriceType } from './money.schema.ts';

export const DiscountType = builder.objectRef<DiscountAmount>('Discount').implement({
  description: 'A reduction of a whole cart or order, such as a promotion or a voucher.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name to show.' }),
    amount: t.expose('amount', {
      type: PriceType,
      description: 'The amount by which the total falls, 0 or more; excluding VAT in the proportion of the total.',
    }),
  }),
});
