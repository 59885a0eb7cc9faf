import type { TypeExtensions } from '../extensions.ts';
import { builder } from '../builder.ts';
import { encodeId } from '../ids.rules.ts';
import { refuseOutOfRange } from '../list/connection.schema.ts';
import type { Order as OrderRecord } from '../order/order.rules.ts';
import { addAddressFields } from '../order/address.schema.ts';
import { Order } from '../order/order.schema.ts';
import { CountryCode } from '../scalar/scalar.schema.ts';
import { readWindow, type RestPage } from '../../upstream/window.ts';
import {
  connectionOf,
  PAGE_SIZE_MAXIMUM,
  REST_PAGE_SIZE,
  windowOf,
  type Connection,
} from '../../upstream/window.rules.ts';
import { countryCodes, deliveredCountries } from './addresses/countries.data.ts';
import { fetchOrders } from './customer.rest.ts';
import {
  isDeliverable,
  type Customer as CustomerRecord,
  type CustomerAddress as AddressRecord,
} from './customer.rules.ts';

export const CustomerAddress = builder.objectRef<AddressRecord>('CustomerAddress');
CustomerAddress.implement({
  description: 'An address in a customer’s address book.',
  extensions: {
    scope: 'checkout',
    findNode: async (key, _, { customer }) => (await customer.read())?.addresses.find(({ id }) => id === key),
  } satisfies TypeExtensions,
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({
      description: 'Global id. Only its owner can refetch it.',
      resolve: ({ id }) => encodeId('CustomerAddress', id),
    }),
    isDefault: t.exposeBoolean('isDefault', {
      description:
        'Whether this is the default address, which the checkout prefills. A customer with addresses has exactly one.',
    }),
    isDeliverable: t.boolean({
      description: 'Whether the shop delivers to it; any address can be billed.',
      resolve: (address) => isDeliverable(address),
    }),
  }),
});

addAddressFields(CustomerAddress);

const OrderEdge = builder.edgeObject({
  name: 'CustomerOrderEdge',
  type: Order,
  description: 'An edge of a customer’s orders.',
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
    nodes: t.field({
      type: [Order],
      complexity: { field: 0, multiplier: 1 },
      description: 'The orders of this page, without their cursors.',
      resolve: ({ edges }) => edges.map(({ node }) => node),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Pagination information.',
      resolve: ({ pageInfo }) => pageInfo,
    }),
    totalCount: t.int({
      description: 'The number of orders that the customer has placed.',
      resolve: ({ total }) => total,
    }),
  }),
});

export const Customer = builder.objectRef<CustomerRecord>('Customer');
Customer.implement({
  description: 'A customer account. Only the signed-in customer can read it.',
  extensions: {
    scope: 'checkout',
    findNode: async (key, _, { customer }) => {
      const signedIn = await customer.read();
      return signedIn?.id === key ? signedIn : null;
    },
  } satisfies TypeExtensions,
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({
      description: 'Global id. Only its owner can refetch it.',
      resolve: ({ id }) => encodeId('Customer', id),
    }),
    email: t.exposeString('email', { description: 'The email address, used to sign in and for mails.' }),
    pendingEmail: t.exposeString('pendingEmail', {
      nullable: true,
      description:
        'The unconfirmed new email address. It replaces `email` when the link mailed to it is opened within 24 hours. Null when no change is pending.',
    }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    phone: t.exposeString('phone', { description: 'Telephone number, as digits.' }),
    company: t.string({
      nullable: true,
      description: 'Company. Null when there is none.',
      resolve: ({ company }) => company || null,
    }),
    vatNumber: t.string({
      nullable: true,
      description:
        'The company’s VAT number, such as GB 980 7806 84, which invoices of later orders show. Null when there is none.',
      resolve: ({ vatNumber }) => vatNumber || null,
    }),
    newsletter: t.exposeBoolean('newsletter', { description: 'Whether the newsletter goes to the email address.' }),
    addresses: t.field({
      type: [CustomerAddress],
      description: 'The customer’s address book, oldest first; at most 50 addresses.',
      resolve: ({ addresses }) => [...addresses],
    }),
    defaultAddress: t.field({
      type: CustomerAddress,
      nullable: true,
      description: 'The default address, which the checkout prefills; null while there is none.',
      resolve: ({ addresses }) => addresses.find(({ isDefault }) => isDefault) ?? null,
    }),
    orders: t.field({
      type: OrderConnection,
      nullable: true,
      description: 'The orders placed while signed in, newest first. Null only when the shop API cannot answer.',
      complexity: ({ first }) => ({
        field: 1,
        multiplier: Math.min(Math.max(1, first ?? REST_PAGE_SIZE), PAGE_SIZE_MAXIMUM),
      }),
      args: {
        first: t.arg.int({ defaultValue: REST_PAGE_SIZE, description: 'The number of orders on the page, 0 to 100.' }),
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

const Country = builder.objectRef<{ name: string; code: string }>('Country').implement({
  description: 'A country that an address can be in.',
  fields: (t) => ({
    name: t.string({ description: 'The country’s English name, as used in addresses.', resolve: ({ name }) => name }),
    code: t.field({ type: CountryCode, description: 'The country’s code.', resolve: ({ code }) => code }),
    isDelivered: t.boolean({
      description: 'Whether goods can be delivered there.',
      resolve: ({ name }) => deliveredCountries.includes(name),
    }),
  }),
});

builder.queryFields((t) => ({
  customer: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: Customer,
    nullable: true,
    description:
      'The signed-in customer, identified by the storefront’s cookie or a partner’s `Authorization: Bearer` token. Null when nobody is signed in or the session has ended.',
    resolve: (_, __, { customer }) => customer.read(),
  }),
  countries: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: [Country],
    description: 'The countries that an address can be in, in alphabetical order.',
    resolve: () => Array.from(countryCodes, ([name, code]) => ({ name, code })),
  }),
}));
