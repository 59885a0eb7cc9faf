import { builder, textOrNull } from '../builder.ts';
import { pageComplexity, readConnection, windowArguments } from '../list/connection.schema.ts';
import { addAddressFields } from '../order/address.schema.ts';
import { Order } from '../order/order.schema.ts';
import { CountryCode } from '../scalar/scalar.schema.ts';
import { countryCodes, deliveredCountries } from './addresses/countries.data.ts';
import { fetchOrders } from './customer.rest.ts';
import {
  isDeliverable,
  type Customer as CustomerRecord,
  type CustomerAddress as AddressRecord,
} from './customer.rules.ts';

export const CustomerAddress = builder.nodeRef<AddressRecord>('CustomerAddress', {
  id: { description: 'Global id. Only its owner can refetch it.', resolve: ({ id }) => id },
  loadWithoutCache: async (key, { customer }) => (await customer.read())?.addresses.find(({ id }) => id === key),
});
CustomerAddress.implement({
  description: 'An address in a customer’s address book.',
  extensions: { scope: 'checkout' },
  fields: (t) => ({
    isDefault: t.exposeBoolean('isDefault', {
      description:
        'Whether this is the default address, which the checkout prefills. A customer with addresses has exactly one.',
    }),
    isDeliverable: t.boolean({
      description: 'Whether the shop delivers to it; any address can be billed.',
      resolve: (address, _, { config }) => isDeliverable(address, config.delivery),
    }),
  }),
});

addAddressFields(CustomerAddress);

const OrderConnection = builder.connectionObject(
  {
    name: 'CustomerOrderConnection',
    type: Order,
    description: 'One page of a customer’s orders, newest first.',
    edgesField: { description: 'The orders of this page.' },
    fields: (t) => ({
      totalCount: t.int({
        description: 'The number of orders that the customer has placed.',
        resolve: ({ total }) => total,
      }),
    }),
  },
  { name: 'CustomerOrderEdge', description: 'An edge of a customer’s orders.' },
);

export const Customer = builder.nodeRef<CustomerRecord>('Customer', {
  id: { description: 'Global id. Only its owner can refetch it.', resolve: ({ id }) => id },
  loadWithoutCache: async (key, { customer }) => {
    const signedIn = await customer.read();
    return signedIn?.id === key ? signedIn : null;
  },
});
Customer.implement({
  description: 'A customer account. Only the signed-in customer can read it.',
  extensions: { scope: 'checkout' },
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The email address, used to sign in and for mails.' }),
    pendingEmail: t.exposeString('pendingEmail', {
      nullable: true,
      description:
        'The new email address until its mailed link is opened, within 24 hours. Null when no change is pending.',
    }),
    canChangeEmail: t.boolean({
      description: 'Whether the shop lets customers change the email address: `customerUpdate` refuses it otherwise.',
      resolve: (_, __, { shopApi }) => !shopApi.rest.announces('no_email_change'),
    }),
    canChangePassword: t.boolean({
      description:
        'Whether the shop lets signed-in customers change the password: `customerUpdate` refuses it otherwise. ' +
        'A forgotten one is reset by mail.',
      resolve: (_, __, { shopApi }) => !shopApi.rest.announces('no_password_change'),
    }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    phone: t.exposeString('phone', { description: 'Telephone number, as digits.' }),
    company: t.string(textOrNull('company', 'Company. Null when there is none.')),
    vatNumber: t.string(
      textOrNull(
        'vatNumber',
        'The company’s VAT number, such as GB 980 7806 84, for invoices of later orders. Null for none.',
      ),
    ),
    newsletter: t.exposeBoolean('newsletter', { description: 'Whether the newsletter goes to the email address.' }),
    addresses: t.expose('addresses', {
      type: [CustomerAddress],
      description: 'The customer’s address book, oldest first; at most 50 addresses.',
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
      complexity: pageComplexity,
      args: windowArguments('orders'),
      resolve: (_, given, { shopApi, request }) =>
        readConnection(
          given,
          (page) => fetchOrders(shopApi, request.sessionToken ?? '', page),
          ({ id }) => id,
        ),
    }),
  }),
});

export const customerPayload = (name: string, description: string) =>
  builder.objectRef<{ customer: CustomerRecord }>(name).implement({
    description,
    fields: (t) => ({
      customer: t.expose('customer', { type: Customer, description: 'The customer after the change.' }),
    }),
  });

const Country = builder.objectRef<{ name: string; code: string }>('Country').implement({
  description: 'A country that an address can be in.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The country’s English name, as used in addresses.' }),
    code: t.expose('code', { type: CountryCode, description: 'The country’s code.' }),
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
      'The signed-in customer, by the storefront’s cookie or a partner’s Bearer token. Null without a session.',
    resolve: (_, __, { customer }) => customer.read(),
  }),
  countries: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: [Country],
    description: 'The countries that an address can be in, in alphabetical order.',
    resolve: () => Array.from(countryCodes, ([name, code]) => ({ name, code })),
  }),
}));
