import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder } from '../builder.ts';
import { CartType } from '../cart/cart.schema.ts';
import { PriceType } from '../money/money.schema.ts';
import { DateScalar } from '../scalar/scalar.schema.ts';
import { deliveryOptionsOf } from './delivery-options.reading.ts';
import type { DeliveryOption } from './delivery-options.rest.ts';

export const DeliveryOptionType = builder.objectRef<DeliveryOption>('DeliveryOption').implement({
  description: 'A way to deliver the cart to a postcode, as the shop offers it.',
  fields: (t) => ({
    optionId: t.exposeID('id', {
      description:
        'The shop’s own id of it, for `totals` and `checkoutComplete`. Its charge depends on cart and postcode.',
    }),
    name: t.exposeString('name', { description: 'The name to show, such as Next working day.' }),
    price: t.expose('price', { type: PriceType, description: 'The delivery charge; 0 when delivery is free.' }),
    earliestDate: t.field({
      type: DateScalar,
      nullable: true,
      description:
        'The first possible date of delivery; null when none is promised, and where only bank transfers pay for it.',
      resolve: ({ dates }) => dates?.earliest ?? null,
    }),
    latestDate: t.field({
      type: DateScalar,
      nullable: true,
      description: 'The last possible date, which may equal `earliestDate`; null when that is null.',
      resolve: ({ dates }) => dates?.latest ?? null,
    }),
  }),
});

builder.objectField(CartType, 'deliveryOptions', (t) =>
  t.field({
    type: [DeliveryOptionType],
    nullable: true,
    complexity: { field: CALL_COMPLEXITY, multiplier: 5 },
    description:
      'The ways to deliver the cart to a postcode, in the order to show, at most 20; the first is the default. ' +
      'Empty where the shop does not deliver. Null for an empty cart, for an invalid postcode, for a shop that ' +
      'offers no choice, whose charge is that of the postcode’s zone, and when the shop API cannot answer. Costs ' +
      'one call, which `totals` shares.',
    args: {
      postcode: t.arg.string({
        required: true,
        description: 'The postcode to deliver to, in any case and spacing.',
      }),
    },
    resolve: (cart, { postcode }, context) => deliveryOptionsOf(context, cart, postcode),
  }),
);
