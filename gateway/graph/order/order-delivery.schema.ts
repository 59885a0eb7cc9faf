import { builder, textOrNull } from '../builder.ts';
import { DateScalar } from '../scalar/scalar.schema.ts';
import { WorkingDays } from '../delivery/working-days.schema.ts';
import { DeliveryMethod } from '../payment/payment.schema.ts';
import { Store } from '../store/store.schema.ts';
import { Address } from './address.schema.ts';
import type { Order as OrderRecord, ParcelTracking as ParcelTrackingRecord } from './order.rules.ts';

const ParcelTracking = builder.objectRef<ParcelTrackingRecord>('ParcelTracking').implement({
  description: 'How the parcel of a dispatched order can be followed.',
  fields: (t) => ({
    carrier: t.string(
      textOrNull('carrier', 'Who carries it, such as Royal Mail. Null when the shop API does not give it.'),
    ),
    number: t.string(textOrNull('number', 'The carrier’s tracking number. Null when the shop API does not give it.')),
    url: t.string(
      textOrNull('url', 'The https URL of the carrier’s page about it. Null when the shop API does not give it.'),
    ),
  }),
});

export const OrderDelivery = builder.objectRef<OrderRecord['delivery']>('OrderDelivery').implement({
  description: 'The method, place and date of an order’s delivery or collection.',
  fields: (t) => ({
    method: t.expose('method', { type: DeliveryMethod, description: 'The delivery method.' }),
    address: t.expose('address', {
      type: Address,
      nullable: true,
      description: 'The delivery address; null for collection.',
    }),
    store: t.expose('store', {
      type: Store,
      nullable: true,
      description: 'The store to collect from; null for delivery, or when the store no longer exists.',
    }),
    optionName: t.string(
      textOrNull('optionName', 'The name of the chosen delivery option; null for an order without one.'),
    ),
    earliestDate: t.expose('earliestDate', {
      type: DateScalar,
      nullable: true,
      description:
        'The first possible date of delivery to the address or the store; ' +
        'null when none was promised, such as while a bank transfer is awaited.',
    }),
    latestDate: t.expose('latestDate', {
      type: DateScalar,
      nullable: true,
      description: 'The last possible date, which may equal `earliestDate`; null when that is null.',
    }),
    dispatchAfterPayment: t.expose('dispatchAfterPayment', {
      type: WorkingDays,
      nullable: true,
      description:
        'The working days from payment to dispatch, while a bank transfer is awaited; ' +
        'the dates are set when it arrives. Null for every other order.',
    }),
    tracking: t.expose('tracking', {
      type: ParcelTracking,
      nullable: true,
      description: 'How the parcel can be followed. Null before dispatch, and when the shop API does not give it.',
    }),
  }),
});
