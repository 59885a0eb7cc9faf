import { builder } from '../builder.ts';
import { DateScalar } from '../scalar/scalar.schema.ts';
import { WorkingDays } from '../delivery/working-days.schema.ts';
import { DeliveryMethod } from '../payment/payment.schema.ts';
import { Store } from '../store/store.schema.ts';
import { Address } from './address.schema.ts';
import { ParcelTracking } from './parcel-tracking.schema.ts';
import type { Order as OrderRecord } from './order.rules.ts';

export const OrderDelivery = builder.objectRef<OrderRecord['delivery']>('OrderDelivery').implement({
  description: 'The method, place and date of an order’s delivery or collection.',
  fields: (t) => ({
    method: t.field({ type: DeliveryMethod, description: 'The delivery method.', resolve: ({ method }) => method }),
    address: t.field({
      type: Address,
      nullable: true,
      description: 'The delivery address; null for collection.',
      resolve: ({ address }) => address,
    }),
    store: t.field({
      type: Store,
      nullable: true,
      description: 'The store to collect from; null for delivery, or when the store no longer exists.',
      resolve: ({ store }) => store,
    }),
    earliestDate: t.field({
      type: DateScalar,
      nullable: true,
      description:
        'The first possible date of delivery to the address or the store; null when none was promised, such as while a bank transfer is awaited.',
      resolve: ({ earliestDate }) => earliestDate,
    }),
    latestDate: t.field({
      type: DateScalar,
      nullable: true,
      description: 'The last possible date, which may equal `earliestDate`; null when that is null.',
      resolve: ({ latestDate }) => latestDate,
    }),
    dispatchAfterPayment: t.field({
      type: WorkingDays,
      nullable: true,
      description:
        'The working days from payment to dispatch, while a bank transfer is awaited; the dates are set when it arrives. Null for every other order.',
      resolve: ({ dispatchAfterPayment }) => dispatchAfterPayment,
    }),
    tracking: t.field({
      type: ParcelTracking,
      nullable: true,
      description: 'How the parcel can be followed. Null before dispatch, and when the shop API does not give it.',
      resolve: ({ tracking }) => tracking,
    }),
  }),
});
