import { dispatchDays } from '../../domain/delivery/dates.rules.ts';
import { builder } from '../builder.ts';
import { CartType } from '../cart/cart.schema.ts';
import { DateScalar } from '../delivery/date.schema.ts';
import { WorkingDays } from '../delivery/working-days.schema.ts';
import { InvalidPostcodeError } from '../delivery/delivery.errors.ts';
import { Money, moneyOf, PriceType } from '../money/money.schema.ts';
import { DeliveryMethod } from '../payment/payment.schema.ts';
import { totalsOfCart, type CartTotals as Totals } from './totals.ts';

const CartTotals = builder.objectRef<Totals>('CartTotals').implement({
  description: 'What a cart comes to in one way of delivery.',
  fields: (t) => ({
    goods: t.field({ type: PriceType, description: 'The sum of its lines.', resolve: ({ goods }) => goods }),
    delivery: t.field({
      type: PriceType,
      description: 'What delivery costs; 0 when it is free.',
      resolve: ({ delivery }) => delivery,
    }),
    total: t.field({ type: PriceType, description: 'Goods and delivery together.', resolve: ({ total }) => total }),
    vat: t.field({ type: Money, description: 'VAT in the total.', resolve: ({ vat }) => moneyOf(vat) }),
    earliestDate: t.field({
      type: DateScalar,
      nullable: true,
      description: 'The first day on which it may come; null for an empty cart.',
      resolve: ({ dates }) => dates?.earliest ?? null,
    }),
    latestDate: t.field({
      type: DateScalar,
      nullable: true,
      description: 'The last such day; the same day for a single date.',
      resolve: ({ dates }) => dates?.latest ?? null,
    }),
    dispatchAfterPayment: t.field({
      type: WorkingDays,
      nullable: true,
      description:
        'Within how many working days of the payment it is dispatched, if it is ordered by bank transfer: the dates above hold for other ways to pay. Null for an empty cart.',
      resolve: ({ dateTerms }) => dateTerms && dispatchDays(dateTerms),
    }),
  }),
});

builder.objectField(CartType, 'totals', (t) =>
  t.field({
    type: CartTotals,
    description:
      'What it comes to, delivery included: the figures that a checkout must agree with. Costs one batched call for the whole cart.',
    errors: {
      types: [InvalidPostcodeError],
      union: { name: 'CartTotalsResult', description: 'The totals, or that nothing is delivered there.' },
    },
    args: {
      method: t.arg({ type: DeliveryMethod, required: true, description: 'How it would be delivered.' }),
      postcode: t.arg.string({ description: 'Where to, in any spelling; needed for `ADDRESS`.' }),
    },
    resolve: async (cart, { method, postcode }, context) => {
      const totals = await totalsOfCart(
        context,
        cart,
        method === 'address' ? { method, postcode: postcode ?? '' } : { method },
      );
      if (!totals) throw new InvalidPostcodeError();
      return totals;
    },
  }),
);
