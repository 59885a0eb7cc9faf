import type { UnitPrice } from '@storefront/domain/money.rules.ts';
import type { PriceBreak } from '@storefront/domain/price-breaks.rules.ts';
import { builder } from '../builder.ts';
import { PriceType } from './money.schema.ts';

/** For the complexity of queries: most products have none. */
export const USUAL_BREAKS = 2;

export const PriceBreakType = builder.objectRef<PriceBreak<UnitPrice>>('PriceBreak').implement({
  description: 'A unit price from a quantity of one cart line on.',
  fields: (t) => ({
    quantity: t.exposeInt('quantity', {
      description: 'The quantity from which it applies: 2 or more; of a cart line also 1.',
    }),
    price: t.expose('price', { type: PriceType, description: 'The unit price from there on.' }),
  }),
});
