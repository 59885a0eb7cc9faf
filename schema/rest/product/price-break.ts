import { Type, type Static } from 'typebox';
import { listOf, optional, price } from '../values.ts';

export type PriceBreakRecord = Static<typeof PriceBreakRecord>;
export const PriceBreakRecord = Type.Object(
  {
    quantity: Type.Integer({
      minimum: 2,
      maximum: 9_999,
      description: 'The quantity of one cart line from which it applies.',
    }),
    price: price('The unit price.'),
  },
  { title: 'PriceBreakRecord', description: 'A lower unit price from a quantity on.' },
);

export const priceBreaks = optional(
  listOf(PriceBreakRecord, 'Lower unit prices from quantities on. The prices of cart lines follow them.'),
);
