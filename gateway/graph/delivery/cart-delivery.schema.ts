import { destinationOf } from '@storefront/domain/delivery/zone.rules.ts';
import { builder } from '../builder.ts';
import { CartType } from '../cart/cart.schema.ts';
import { estimateCart, type DeliveryEstimate } from './cart-delivery.ts';
import { InvalidPostcodeError, postcodeError, PostcodeNotServedError } from './delivery.errors.ts';
import { DeliveryEstimateType } from './estimate.schema.ts';
import { hasOwnDeliveries } from './own-deliveries.ts';

builder.objectField(CartType, 'delivery', (t) =>
  t.field({
    extensions: { reads: ['products'] },
    type: DeliveryEstimateType,
    nullable: true,
    description:
      'The delivery charge and date of the whole cart, sent when its last line is ready. Null for an empty cart, ' +
      'for a shop with `deliveryOptions`, and when the catalogue fails. One batched call for the whole cart.',
    errors: {
      types: [InvalidPostcodeError, PostcodeNotServedError],
      union: { description: 'The estimate, or the error.' },
    },
    args: {
      postcode: t.arg.string({
        description: 'The postcode to deliver to, in any case and spacing. Defaults to one in UK Mainland.',
      }),
    },
    resolve: async (cart, { postcode }, context): Promise<DeliveryEstimate | null> => {
      const { delivery } = context.config;
      if (!destinationOf(postcode, delivery)) throw postcodeError(postcode ?? '', delivery);
      if (cart.lines.length === 0 || (await hasOwnDeliveries(context))) return null;
      return estimateCart(context, cart, postcode);
    },
  }),
);
