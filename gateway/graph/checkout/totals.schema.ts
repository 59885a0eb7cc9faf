import { dispatchDays } from '@storefront/domain/delivery/dates.rules.ts';
import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder } from '../builder.ts';
import { CartType } from '../cart/cart.schema.ts';
import { DateScalar } from '../scalar/scalar.schema.ts';
import { DeliveryOptionType } from '../delivery/delivery-options.schema.ts';
import { WorkingDays } from '../delivery/working-days.schema.ts';
import { InvalidPostcodeError, postcodeError, PostcodeNotServedError } from '../delivery/delivery.errors.ts';
import { DiscountType } from '../money/discount.schema.ts';
import { Money, moneyOf, PriceType } from '../money/money.schema.ts';
import { DeliveryMethod } from '../payment/payment.schema.ts';
import { totalsOfCart, type CartTotals as Totals } from './totals.ts';

const CartTotals = builder.objectRef<Totals>('CartTotals').implement({
  description: 'The cart’s totals for one delivery method.',
  fields: (t) => ({
    goods: t.expose('goods', { type: PriceType, description: 'The sum of its lines.' }),
    discounts: t.expose('discounts', {
      type: [DiscountType],
      description: 'What the shop takes off the sum of goods and delivery; empty for nothing.',
    }),
    deliveryOption: t.expose('option', {
      type: DeliveryOptionType,
      nullable: true,
      description: 'The delivery option of the charge; null for a collection, and where the charge is the zone’s.',
    }),
    delivery: t.expose('delivery', { type: PriceType, description: 'The delivery charge; 0 when delivery is free.' }),
    total: t.expose('total', { type: PriceType, description: 'Goods and delivery together, less the discounts.' }),
    vat: t.field({ type: Money, description: 'VAT in the total.', resolve: ({ vat }) => moneyOf(vat) }),
    earliestDate: t.field({
      type: DateScalar,
      nullable: true,
      description:
        'The first possible date of delivery or collection; null for an empty cart, for a delivery that only bank ' +
        'transfers pay for, for an option that promises none, and for a collection from a shop with options.',
      resolve: ({ dates }) => dates?.earliest ?? null,
    }),
    latestDate: t.field({
      type: DateScalar,
      nullable: true,
      description: 'The last possible date, which may equal `earliestDate`; null when that is null.',
      resolve: ({ dates }) => dates?.latest ?? null,
    }),
    dispatchAfterPayment: t.field({
      type: WorkingDays,
      nullable: true,
      description:
        'The working days from payment to dispatch of an order paid by bank transfer; `earliestDate` and ' +
        '`latestDate` apply to other payment methods. Null for an empty cart, and for a shop with delivery options.',
      resolve: ({ dateTerms }) => dateTerms && dispatchDays(dateTerms),
    }),
  }),
});

builder.objectField(CartType, 'totals', (t) =>
  t.field({
    extensions: { reads: ['products'] },
    type: CartTotals,
    complexity: CALL_COMPLEXITY,
    description:
      'The cart’s totals including delivery: the amounts that `checkoutComplete` charges. ' +
      'Costs one batched call for the whole cart, or that of `deliveryOptions`.',
    errors: {
      types: [InvalidPostcodeError, PostcodeNotServedError],
      union: { description: 'The totals, or the error for a postcode that cannot be delivered to.' },
    },
    args: {
      method: t.arg({ type: DeliveryMethod, required: true, description: 'The delivery method.' }),
      postcode: t.arg.string({
        description: 'The delivery postcode, in any case and spacing; required for `ADDRESS`.',
      }),
      deliveryOptionId: t.arg.id({
        description: 'The id of one of `deliveryOptions`. Defaults to the first, as an unknown one does.',
      }),
    },
    resolve: async (cart, { method, postcode, deliveryOptionId }, context) => {
      const totals = await totalsOfCart(
        context,
        cart,
        method === 'address' ? { method, postcode: postcode ?? '', optionId: deliveryOptionId ?? null } : { method },
      );
      if (!totals) throw postcodeError(postcode ?? '', context.config.delivery);
      return totals;
    },
  }),
);

builder.objectField(CartType, 'mainlandTotals', (t) =>
  t.field({
    extensions: { reads: ['products'] },
    type: CartTotals,
    nullable: true,
    description:
      'The cart’s totals including delivery to UK Mainland: an estimate until the postcode is known. Null for a ' +
      'shop with `deliveryOptions`, and when the catalogue fails. Costs one batched call for the whole cart.',
    resolve: (cart, _, context) => totalsOfCart(context, cart, { method: 'address', postcode: null }),
  }),
);
