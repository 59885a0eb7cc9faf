import { Type, type Static } from 'typebox';
import { ignoredWhenBroken, optionalText, price } from '../values.ts';

export type SaleRecord = Static<typeof SaleRecord>;
export const SaleRecord = Type.Object(
  {
    price: price('The selling price during the sale.'),
    regular_price: price('The selling price before and after it.'),
    starts_at: optionalText('The time at which it starts, in ISO 8601; missing for one without a beginning.'),
    ends_at: optionalText('The time at which it ends, in ISO 8601; missing for one without an end.'),
  },
  { title: 'SaleRecord', description: 'A lower price for a time.' },
);

export const sale = ignoredWhenBroken(
  SaleRecord,
  'Its sale, on or to come; missing for none. The gateway does not apply it: `calculated_price` is always current.',
);

export const priceChangesAt = optionalText(
  'The time at which the price changes next, in ISO 8601, such as the end of a sale; of a product, when that of any ' +
    'variant does. Caches keep the record no longer. Missing for a price without an end.',
);

export const retailPriceIsRegular = ignoredWhenBroken(
  Type.Boolean({
    description: 'Whether `retail_price` is the shop’s own regular price, which a sale replaces. Defaults to false.',
  }),
);
