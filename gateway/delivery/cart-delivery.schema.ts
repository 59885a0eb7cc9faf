import { destinationOf } from '../../domain/delivery/zone.rules.ts';
import { builder } from '../builder.ts';
import { CartType } from '../cart/cart.schema.ts';
import { estimateCart, type DeliveryEstimate } from './cart-delivery.ts';
import { InvalidPostcodeError } from './delivery.errors.ts';
import { DeliveryEstimateType } from './estimate.schema.ts';

builder.objectField(CartType, 'delivery', (t) =>
  t.field({
    type: DeliveryEstimateType,
    nullable: true,
    description:
      'What delivery of the whole cart costs, and when it comes: all together, with its latest line. Null for an empty cart, and when the catalogue cannot answer. Costs one batched call for the whole cart.',
    errors: {
      types: [InvalidPostcodeError],
      union: { name: 'CartDeliveryResult', description: 'The estimate, or why there is none.' },
    },
    args: {
      postcode: t.arg.string({
        description: 'The postcode to deliver to, in any case and spacing. Defaults to one in UK Mainland.',
      }),
    },
    resolve: async (cart, { postcode }, context): Promise<DeliveryEstimate | null> => {
      if (!destinationOf(postcode)) throw new InvalidPostcodeError();
      if (cart.lines.length === 0) return null;
      return estimateCart(context, cart, postcode);
    },
  }),
);
