import { builder, textOrNull } from '../builder.ts';
import { encodeId } from '../ids.rules.ts';
import type { Store as StoreRecord } from './store.rest.ts';

const OpeningHours = builder.objectRef<StoreRecord['openingHours'][number]>('OpeningHours').implement({
  description: 'The opening hours of a store on some days of the week.',
  fields: (t) => ({
    days: t.exposeString('days', { description: 'The days, such as Monday to Friday.' }),
    hours: t.exposeString('hours', {
      description: 'The opening hours, such as 8.30 am – 5.30 pm, or Closed.',
    }),
  }),
});

export const Store = builder.objectRef<StoreRecord>('Store').implement({
  description: 'A store where orders can be collected free of charge. From the shop API.',
  fields: (t) => ({
    id: t.id({
      description: 'Id of the store, for `CheckoutDeliveryInput.storeId`.',
      resolve: ({ id }) => encodeId('Store', id),
    }),
    name: t.exposeString('name', { description: 'The store’s name.' }),
    address1: t.exposeString('address1', { description: 'Street and number.' }),
    address2: t.string(textOrNull('address2', 'Second address line. Null when it has none.')),
    city: t.exposeString('city', { description: 'Town or city.' }),
    postcode: t.exposeString('postcode', { description: 'Postcode.' }),
    phone: t.exposeString('phone', { description: 'Telephone number as it is shown.' }),
    openingHours: t.expose('openingHours', {
      type: [OpeningHours],
      description: 'The opening hours, in order of weekdays.',
    }),
    readyHours: t.int({
      nullable: true,
      description:
        'The opening hours after which goods that are in the store are ready to collect: see `StoreStock`. ' +
        'Null for no promise.',
      resolve: ({ readyHours }) => readyHours || null,
    }),
  }),
});

builder.queryField('stores', (t) =>
  t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: [Store],
    nullable: true,
    description: 'The stores where orders can be collected; empty for none. Null only when the shop API cannot answer.',
    resolve: (_, __, { stores }) => stores(),
  }),
);
