import { builder } from '../builder.ts';
import { placeOf } from '../delivery/place.rules.ts';
import { encodeId } from '../ids.rules.ts';
import { refuseOutOfRange } from '../list/connection.schema.ts';
import type { Order as OrderRecord } from '../order/order.rules.ts';
import { Order } from '../order/order.schema.ts';
import { readWindow, type RestPage } from '../rest/window.ts';
import { connectionOf, PAGE_SIZE_MAXIMUM, REST_PAGE_SIZE, windowOf, type Connection } from '../rest/window.rules.ts';
import { countryNames, deliveredCountries } from './countries.data.ts';
import { fetchOrders } from './customer.rest.ts';
import {
  isDeliverable,
  type Customer as CustomerRecord,
  type CustomerAddress as AddressRecord,
} from './customer.rules.ts';

export const CustomerAddress = builder.objectRef<AddressRecord>('CustomerAddress');
CustomerAddress.implement({
  description: 'An address that a customer keeps. Fields that were left out are empty.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({
      description: 'Global id; it names nothing to anyone else.',
      resolve: ({ id }) => encodeId('CustomerAddress', id),
    }),
    firstName: t.exposeString('firstName', { description: 'First name of who it is for.' }),
    lastName: t.exposeString('lastName', { description: 'Last name of who it is for.' }),
    company: t.exposeString('company', { description: 'Company.' }),
    address1: t.exposeString('address1', { description: 'Street and number.' }),
    address2: t.exposeString('address2', { description: 'More of the address.' }),
    city: t.exposeString('city', { description: 'Town or city.' }),
    county: t.exposeString('county', { description: 'County; never needed.' }),
    postcode: t.exposeString('postcode', { description: 'Postcode, as `SW1A 1AA` where we deliver.' }),
    country: t.exposeString('country', { description: 'Country, by its English name.' }),
    phone: t.exposeString('phone', { description: 'Telephone number.' }),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'Whether the checkout fills it in first; one of a customer’s addresses is, unless there is none.',
    }),
    isDeliverable: t.boolean({
      description: 'Whether goods can be delivered there; others can be billed.',
      resolve: (address) => isDeliverable(address, placeOf),
    }),
  }),
});

const OrderEdge = builder.edgeObject({
  name: 'CustomerOrderEdge',
  type: Order,
  description: 'An order in its place in the list.',
} as Parameters<typeof builder.edgeObject>[0]);

const OrderConnection = builder.objectRef<Connection<OrderRecord>>('CustomerOrderConnection').implement({
  description: 'One page of a customer’s orders, newest first.',
  fields: (t) => ({
    edges: t.field({
      type: [OrderEdge],
      complexity: { field: 0, multiplier: 1 },
      description: 'The orders of this page.',
      resolve: ({ edges }) => edges as never,
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Where this page lies in the list.',
      resolve: ({ pageInfo }) => pageInfo,
    }),
    totalCount: t.int({ description: 'How many orders the customer has placed.', resolve: ({ total }) => total }),
  }),
});

export const Customer = builder.objectRef<CustomerRecord>('Customer');
Customer.implement({
  description: 'Someone with an account. Nobody else can ask for them.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({
      description: 'Global id; it names nothing to anyone else.',
      resolve: ({ id }) => encodeId('Customer', id),
    }),
    email: t.exposeString('email', { description: 'What they sign in with, and where mails go.' }),
    pendingEmail: t.exposeString('pendingEmail', {
      nullable: true,
      description:
        'The address that replaces `email` once the link that was mailed there is pressed, within 24 hours. Null for none.',
    }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    phone: t.exposeString('phone', { description: 'Telephone number, as digits.' }),
    company: t.exposeString('company', { description: 'Company; empty for none.' }),
    newsletter: t.exposeBoolean('newsletter', { description: 'Whether the newsletter goes to the e-mail address.' }),
    addresses: t.field({
      type: [CustomerAddress],
      description: 'The addresses they keep, the oldest first; at most 50.',
      resolve: ({ addresses }) => [...addresses],
    }),
    defaultAddress: t.field({
      type: CustomerAddress,
      nullable: true,
      description: 'The one that the checkout fills in first; null while there is none.',
      resolve: ({ addresses }) => addresses.find(({ isDefault }) => isDefault) ?? null,
    }),
    orders: t.field({
      type: OrderConnection,
      nullable: true,
      description: 'What they have ordered while signed in, newest first. Null only when the shop API cannot answer.',
      complexity: ({ first }) => ({
        field: 1,
        multiplier: Math.min(Math.max(1, first ?? REST_PAGE_SIZE), PAGE_SIZE_MAXIMUM),
      }),
      args: {
        first: t.arg.int({ description: 'How many: 0 to 100. Defaults to 16.' }),
        after: t.arg.string({ description: 'The cursor after which the page starts.' }),
      },
      async resolve(_, given, { shopApi, request }): Promise<Connection<OrderRecord>> {
        refuseOutOfRange('first', given.first, 0, PAGE_SIZE_MAXIMUM);
        const window = windowOf(given);
        return connectionOf(
          window,
          await readWindow<OrderRecord, RestPage<OrderRecord>>(window, (page) =>
            fetchOrders(shopApi, request.sessionToken ?? '', page),
          ),
        );
      },
    }),
  }),
});

const Country = builder.objectRef<string>('Country').implement({
  description: 'A country that a bill can go to.',
  fields: (t) => ({
    name: t.string({ description: 'Its English name; addresses say it so.', resolve: (name) => name }),
    isDelivered: t.boolean({
      description: 'Whether goods can be delivered there.',
      resolve: (name) => deliveredCountries.includes(name),
    }),
  }),
});

builder.queryFields((t) => ({
  customer: t.field({
    type: Customer,
    nullable: true,
    description:
      'Who is signed in: by the storefront’s cookie, or a partner’s `Authorization: Bearer` token. Null for a visitor, whose session may have ended.',
    resolve: (_, __, { customer }) => customer.read(),
  }),
  countries: t.field({
    type: [Country],
    description: 'Every country that an address may be in, in the alphabet’s order.',
    resolve: () => [...countryNames],
  }),
}));
