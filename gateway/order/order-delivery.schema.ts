import { builder } from '../builder.ts';
import { DateScalar } from '../delivery/date.schema.ts';
import { WorkingDays } from '../delivery/working-days.schema.ts';
import { DeliveryMethod } from '../payment/payment.schema.ts';
import { Store } from '../store/store.schema.ts';
import { Address } from './address.schema.ts';
import type { Order as OrderRecord } from './order.rules.ts';

export const OrderDelivery = builder.objectRef<OrderRecord['delivery']>('OrderDelivery').implement({
  description: 'How and when an order reaches the shopper.',
  fields: (t) => ({
    method: t.field({ type: DeliveryMethod, description: 'Delivered or collected.', resolve: ({ method }) => method }),
    address: t.field({
      type: Address,
      nullable: true,
      description: 'Where it is delivered to; null when it is collected.',
      resolve: ({ address }) => address,
    }),
    store: t.field({
      type: Store,
      nullable: true,
      description: 'Where it is collected; null when it is delivered, or the store has closed since.',
      resolve: ({ store }) => store,
    }),
    earliestDate: t.field({
      type: DateScalar,
      nullable: true,
      description:
        'The first day on which it may come; null when none was promised, as while a bank transfer is awaited.',
      resolve: ({ earliestDate }) => earliestDate,
    }),
    latestDate: t.field({
      type: DateScalar,
      nullable: true,
      description: 'The last such day; the same day for a single date.',
      resolve: ({ latestDate }) => latestDate,
    }),
    dispatchAfterPayment: t.field({
      type: WorkingDays,
      nullable: true,
      description:
        'Within how many working days of its payment it is dispatched, while it waits for a bank transfer: its dates are worked out when the money arrives. Null for every other order.',
      resolve: ({ dispatchAfterPayment }) => dispatchAfterPayment,
    }),
  }),
});
