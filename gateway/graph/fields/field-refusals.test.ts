import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registrationInput } from '../customer/customer.fixture.ts';
import { encodeId } from '../ids.rules.ts';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';
import { cartItemRecord } from '../../testing/records.ts';
import { fieldPaths, fieldRefusalOf } from './field-refusals.rest.ts';

const said = 'Our mail server does not know this address.';
const paths = new Map([...fieldPaths(['email', 'firstName'], 'contact.', 'contact.'), ...fieldPaths(['body'])]);
const refused = (status: number, json: unknown) => ({
  kind: 'refused' as const,
  status,
  detail: 'An error occurred',
  json,
});
const fault = (loc: readonly (string | number)[], msg: unknown = said) => ({ loc, msg, type: 'value_error' });

describe('fieldRefusalOf', () => {
  test.each<[string, number, unknown, unknown]>([
    [
      'a field',
      422,
      { detail: [fault(['body', 'contact', 'email'])] },
      { fields: [{ field: 'contact.email', message: said }], message: null },
    ],
    [
      'a field, with status 400',
      400,
      { detail: [fault(['body', 'contact', 'first_name'])] },
      { fields: [{ field: 'contact.firstName', message: said }], message: null },
    ],
    [
      'a field without the word body',
      422,
      { detail: [fault(['contact', 'email'])] },
      { fields: [{ field: 'contact.email', message: said }], message: null },
    ],
    [
      'a field called body',
      422,
      { detail: [fault(['body', 'body'])] },
      { fields: [{ field: 'body', message: said }], message: null },
    ],
    [
      'the first of two lines about a field',
      422,
      { detail: [fault(['contact', 'email']), fault(['contact', 'email'], 'x')] },
      { fields: [{ field: 'contact.email', message: said }], message: null },
    ],
    ['a field of none of ours', 422, { detail: [fault(['body', 'items', 0, 'price'])] }, { fields: [], message: said }],
    [
      'a field with a hostile name',
      422,
      { detail: [fault(['body', '__proto__']), fault(['body', 'constructor'])] },
      { fields: [], message: said },
    ],
    [
      'words of FastAPI’s own',
      422,
      { detail: [fault(['contact', 'email'], 'Value error, no\r\nsuch domain')] },
      { fields: [{ field: 'contact.email', message: 'no such domain' }], message: null },
    ],
    [
      'no words',
      422,
      { detail: [fault(['contact', 'email'], ' ')] },
      { fields: [{ field: 'contact.email', message: 'Please check this.' }], message: null },
    ],
    [
      'far too many words',
      422,
      { detail: [fault(['contact', 'email'], 'x'.repeat(5_000))] },
      { fields: [{ field: 'contact.email', message: 'x'.repeat(300) }], message: null },
    ],
    ['a text', 422, { detail: 'No.' }, null],
    ['an empty list', 422, { detail: [] }, null],
    ['another shape', 422, { detail: [{ msg: said }] }, null],
    ['another status', 409, { detail: [fault(['contact', 'email'])] }, null],
  ])('%s', (_, status, json, expected) => expect(fieldRefusalOf(refused(status, json), paths)).toEqual(expected));

  test('returns null for a successful response', () =>
    expect(fieldRefusalOf({ kind: 'ok', body: {} }, paths)).toBeNull());
});

describe('a shop API that is stricter than the gateway', () => {
  let graph: FakeGraph;
  beforeEach(async () => {
    graph = await openFakeGraph();
    serveCart(graph.shop, [cartItemRecord(1, 'plain', 1)]);
    graph.shop.on('GET /account/info', () => ({
      body: {
        id: 1,
        email: 'ann@example.com',
        first_name: 'Ann',
        last_name: 'Lee',
        addresses: [
          { id: 7, address1: '1 High Street', city: 'Leeds', postcode: 'LS1 4DT', country: 'United Kingdom' },
        ],
      },
    }));
  });
  afterEach(() => graph.close());

  const REFUSAL = '__typename ... on UserError { code message } ... on InvalidFieldsError { fields { field message } }';
  const address = { address1: '1 High Street', city: 'Leeds', postcode: 'LS1 4DT' };
  const email = 'jörg@example.com';
  const order = {
    idempotencyKey: 'key-of-the-order',
    contact: { email, firstName: 'Ann', lastName: 'Lee', phone: '020 7946 0123' },
    delivery: { method: 'ADDRESS', address },
    paymentMethod: 'BANK_TRANSFER',
  };
  const message = { name: 'Ann', email, message: 'Does it dim?' };
  const review = {
    productId: encodeId('Product', '/plain/'),
    rating: 4,
    body: 'Just as bright as it says.',
    author: 'Sam',
    email,
  };
  const addressId = encodeId('CustomerAddress', '7');

  /** Mutation, input type, input, REST call, field refused by the shop API, field of the GraphQL error. */
  const forms: [string, string, object, string, string[], string][] = [
    ['checkoutComplete', 'CheckoutCompleteInput!', order, 'POST /checkout', ['contact', 'email'], 'contact.email'],
    [
      'checkoutComplete',
      'CheckoutCompleteInput!',
      order,
      'POST /checkout',
      ['delivery', 'address', 'postcode'],
      'delivery.address.postcode',
    ],
    [
      'customerRegister',
      'CustomerRegisterInput!',
      registrationInput(),
      'POST /create_account',
      ['first_name'],
      'firstName',
    ],
    [
      'customerUpdate',
      'CustomerUpdateInput!',
      { firstName: 'Anne', phone: '02079460123' },
      'PUT /update_account',
      ['details', 'first_name'],
      'firstName',
    ],
    [
      'customerUpdate',
      'CustomerUpdateInput!',
      { newPassword: 'a walk by the sea' },
      'PUT /update_account',
      ['new_password'],
      'newPassword',
    ],
    ['contactSend', 'ContactSendInput!', message, 'POST /contact_us', ['email'], 'email'],
    ['reviewCreate', 'ReviewCreateInput!', review, 'POST /reviews/', ['email'], 'email'],
    [
      'customerAddressCreate',
      'CustomerAddressCreateInput!',
      { address },
      'POST /create_address',
      ['city'],
      'address.city',
    ],
    [
      'customerAddressUpdate',
      'CustomerAddressUpdateInput!',
      { address, addressId },
      'PUT /update_address',
      ['first_name'],
      'address.firstName',
    ],
    [
      'newsletterSubscribe',
      'NewsletterSubscribeInput!',
      { email },
      'POST /subscribe_to_newsletter',
      ['email'],
      'email',
    ],
    [
      'customerPasswordResetRequest',
      'CustomerPasswordResetRequestInput!',
      { email },
      'POST /request_password_reset',
      ['email'],
      'email',
    ],
    [
      'customerPasswordReset',
      'CustomerPasswordResetInput!',
      { token: 'a-token-of-a-link', password: 'a walk by the sea' },
      'POST /reset_password',
      ['password'],
      'password',
    ],
  ];
  test.each(forms)(
    '%s (%s) with %j returns a field error when %s refuses %j',
    async (name, type, input, call, loc, field) => {
      graph.shop.on(call, () => ({ status: 422, body: { detail: [fault(['body', ...loc])] } }));
      const { data, errors } = await graph.ask(
        `mutation ($input: ${type}) { result: ${name}(input: $input) { ${REFUSAL} } }`,
        { input },
        CART_TOKEN,
        CART_TOKEN,
      );
      expect({ data, errors }).toMatchObject({
        errors: [],
        data: { result: { __typename: 'InvalidFieldsError', fields: [{ field, message: said }] } },
      });
    },
  );

  test.each([
    ['a field of none of ours', { detail: [fault(['body', 'items', 0, 'price'])] }, said],
    ['words', { detail: 'We deliver on Mondays only.' }, 'We deliver on Mondays only.'],
  ])('%s refuses the order as a whole, and refusals do not open the circuit breaker', async (_, body, told) => {
    graph.shop.on('POST /checkout', () => ({ status: 422, body }));
    const complete = () =>
      graph.ask(
        `mutation ($input: CheckoutCompleteInput!) { result: checkoutComplete(input: $input) { ${REFUSAL} } }`,
        { input: order },
        CART_TOKEN,
      );
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await complete()).toMatchObject({
        errors: [],
        data: { result: { __typename: 'CheckoutRefusedError', code: 'CHECKOUT_REFUSED', message: told } },
      });
    }
  });
});
