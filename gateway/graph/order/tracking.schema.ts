import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { TooManyAttemptsError } from '../customer/customer.errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { isUnsupported } from '../customer/refusals.ts';
import { fieldReader } from '../fields/fields.rules.ts';
import { DateScalar, DateTime } from '../scalar/scalar.schema.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { plainText } from '@storefront/domain/text.rules.ts';
import { OrderNotFoundError, TrackingRefusedError, TrackingUnavailableError } from './order.errors.ts';
import { OrderStatus } from './order-status.schema.ts';
import { trackOrder, type TrackedOrder } from './tracking.rest.ts';

const TrackedOrderType = builder.objectRef<TrackedOrder>('TrackedOrder').implement({
  description: 'How far an order is, without personal data.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'The order number, such as ORD-100042.' }),
    placedAt: t.expose('placedAt', { type: DateTime, description: 'The time at which the order was placed.' }),
    status: t.expose('status', { type: OrderStatus, description: 'The order’s status.' }),
    isCollected: t.boolean({
      description: 'Whether it is collected from a store.',
      resolve: ({ method }) => method === 'collection',
    }),
    storeName: t.exposeString('storeName', {
      nullable: true,
      description: 'The store to collect it from; null for a delivery.',
    }),
    earliestDate: t.expose('earliestDate', {
      type: DateScalar,
      nullable: true,
      description: 'The first day of delivery or collection; null while it depends on the payment.',
    }),
    latestDate: t.expose('latestDate', {
      type: DateScalar,
      nullable: true,
      description: 'The last day of delivery or collection: that of `earliestDate` unless it is a range.',
    }),
  }),
});

const TrackInput = builder.inputType('OrderTrackInput', {
  description: 'An order, and something that only its customer knows.',
  fields: (t) => ({
    number: t.string({ required: true, description: 'The order number, in any case and spacing.' }),
    emailOrPostcode: t.string({
      required: true,
      description: 'The email address that it was placed with, or the postcode of its delivery or invoice.',
    }),
  }),
});

const TrackPayload = builder.objectRef<{ order: TrackedOrder }>('OrderTrackPayload').implement({
  description: 'The order that was found.',
  fields: (t) => ({
    order: t.expose('order', { type: TrackedOrderType, description: 'The order.' }),
  }),
});

/** Throws a UserError when nothing matches. */
async function track({ shopApi, request }: Context, number: string, emailOrPostcode: string): Promise<TrackedOrder> {
  const { text, errors } = fieldReader();
  const given = {
    number: text('number', plainText(number), 'Please enter your order number.', TEXT_LENGTHS.orderNumber),
    emailOrPostcode: text(
      'emailOrPostcode',
      plainText(emailOrPostcode),
      'Please enter your email address or postcode.',
      TEXT_LENGTHS.email,
    ),
  };
  if (errors.length > 0) throw new InvalidFieldsError(errors);
  const outcome = await trackOrder(shopApi, { ...given, clientAddress: request.clientAddress });
  if (outcome.kind === 'done') return outcome.body;
  const { status, code, detail, retryAfterSeconds } = outcome.refusal;
  if (status === 429) throw new TooManyAttemptsError(detail, retryAfterSeconds);
  if (code === 'order_not_found') throw new OrderNotFoundError(detail);
  if (isUnsupported(outcome.refusal)) throw new TrackingUnavailableError();
  throw new TrackingRefusedError(detail);
}

builder.mutationField('orderTrack', (t) =>
  t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: TrackPayload,
    description:
      'Says how far an order is, without an account. Changes nothing; a mutation, so that the email address is in ' +
      'no URL. Limited to some attempts an hour; an unknown order and a wrong address have the same answer.',
    errors: {
      types: [
        InvalidFieldsError,
        OrderNotFoundError,
        TooManyAttemptsError,
        TrackingRefusedError,
        TrackingUnavailableError,
      ],
      union: { description: 'The order, or the error.' },
    },
    args: { input: t.arg({ type: TrackInput, required: true, description: 'The order to track.' }) },
    resolve: async (_, { input: { number, emailOrPostcode } }, context) => ({
      order: await track(context, number, emailOrPostcode),
    }),
  }),
);
