import { beforeEach, describe, expect, test } from 'vitest';
import { registrationInput } from '../customer/customer.fixture.ts';
import { encodeId } from '../ids.rules.ts';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { mutationOf } from '../../testing/mutation-of.ts';
import { cartItemRecord } from '../../testing/records.ts';
import { fieldPaths, fieldRefusalOf } from './field-refusals.rest.ts';

const said = 'Our mail server does not know this address.';
const paths = new Map([...fieldPaths(['email', 'firstName'], 'contact.', 'contact.'), ...fieldPaths(['body'])]);
const refused = (status: number, json: unknown) => ({ kind: 'refused' as const, status, detail: 'An error', json });
const fault = (loc: readonly (string | number)[], msg: unknown = said) => ({ loc, msg, type: 'value_error' });

describe('fieldRefusalOf', () => {
  const EMAIL = ['contact', 'email'];
  const OF_EMAIL: [string, string] = ['contact.email', said];

  test.each<[string, number, unknown, [field: string | null, message: string] | null]>([
    ['a field', 422, [fault(['body', ...EMAIL])], OF_EMAIL],
    ['a field, with status 400', 400, [fault(['body', 'contact', 'first_name'])], ['contact.firstName', said]],
    ['a field without the word body', 422, [fault(EMAIL)], OF_EMAIL],
    ['a field called body', 422, [fault(['body', 'body'])], ['body', said]],
    ['the first of two lines about a field', 422, [fault(EMAIL), fault(EMAIL, 'x')], OF_EMAIL],
    ['a field of none of ours', 422, [fault(['body', 'items', 0, 'price'])], [null, said]],
    ['a field with a hostile name', 422, [fault(['body', '__proto__']), fault(['constructor'])], [null, said]],
    ['words of FastAPI', 422, [fault(EMAIL, 'Value error, no\r\nsuch domain')], ['contact.email', 'no such domain']],
    ['no words', 422, [fault(EMAIL, ' ')], ['contact.email', 'Please check this.']],
    ['far too many words', 422, [fault(EMAIL, 'x'.repeat(5_000))], ['contact.email', 'x'.repeat(300)]],
    ['a text', 422, 'No.', null],
    ['an empty list', 422, [], null],
    ['another shape', 422, [{ msg: said }], null],
    ['another status', 409, [fault(EMAIL)], null],
  ])('%s', (_, status, detail, expected) => {
    const [field, message] = expected ?? [];
    const refusal = field ? { fields: [{ field, message }], message: null } : { fields: [], message };
    expect(fieldRefusalOf(refused(status, { detail }), paths)).toEqual(expected && refusal);
  });

  test('returns null for a successful response', () =>
    expect(fieldRefusalOf({ kind: 'ok', body: {} }, paths)).toBeNull());
});

describe('a shop API that is stricter than the gateway', () => {
  const graph = useFakeGraph();
  beforeEach(() => {
    serveCart(graph.shop, [cartItemRecord(1, 'plain', 1)]);
    graph.shop.on('GET /account/info', () => ({
      body: {
        id: 1,
        email: 'ann@example.com',
        first_name: 'Ann',
        last_name: 'Lee',
        addresses: [{ id: 7, address1: '1 High Street', city: 'Leeds', postcode: 'LS1 4DT' }],
      },
    }));
  });

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
  const productId = encodeId('Product', '/plain/');
  const review = { productId, rating: 4, body: 'As bright as it says.', author: 'Sam', email };
  const addressId = encodeId('CustomerAddress', '7');
  const password = 'a walk by the sea';
  const named = { firstName: 'Anne', phone: '02079460123' };

  /** Mutation, input, REST call, field refused by the shop API, field of the GraphQL error. */
  test.each<[string, object, string, string, string]>([
    ['checkoutComplete', order, 'POST /checkout', 'contact.email', 'contact.email'],
    ['checkoutComplete', order, 'POST /checkout', 'delivery.address.postcode', 'delivery.address.postcode'],
    ['customerRegister', registrationInput(), 'POST /create_account', 'first_name', 'firstName'],
    ['customerUpdate', named, 'PUT /update_account', 'details.first_name', 'firstName'],
    ['customerUpdate', { newPassword: password }, 'PUT /update_account', 'new_password', 'newPassword'],
    ['contactSend', message, 'POST /contact_us', 'email', 'email'],
    ['reviewCreate', review, 'POST /reviews/', 'email', 'email'],
    ['customerAddressCreate', { address }, 'POST /create_address', 'city', 'address.city'],
    ['customerAddressUpdate', { address, addressId }, 'PUT /update_address', 'first_name', 'address.firstName'],
    ['newsletterSubscribe', { email }, 'POST /subscribe_to_newsletter', 'email', 'email'],
    ['customerPasswordResetRequest', { email }, 'POST /request_password_reset', 'email', 'email'],
    ['customerPasswordReset', { token: 'a-token-of-a-link', password }, 'POST /reset_password', 'password', 'password'],
  ])('%s with %j returns a field error when %s refuses %s', async (name, input, call, loc, field) => {
    graph.shop.on(call, () => ({ status: 422, body: { detail: [fault(['body', ...loc.split('.')])] } }));
    const { data, errors } = await graph.ask(
      mutationOf(name, '__typename', REFUSAL),
      { input },
      CART_TOKEN,
      CART_TOKEN,
    );
    expect({ data, errors }).toMatchObject({
      errors: [],
      data: { result: { __typename: 'InvalidFieldsError', fields: [{ field, message: said }] } },
    });
  });

  test.each([
    ['a field of none of ours', { detail: [fault(['body', 'items', 0, 'price'])] }, said],
    ['words', { detail: 'We deliver on Mondays only.' }, 'We deliver on Mondays only.'],
  ])('%s refuses the order as a whole', async (_, body, told) => {
    graph.shop.on('POST /checkout', () => ({ status: 422, body }));
    const query = mutationOf('checkoutComplete', '__typename', REFUSAL);
    expect(await graph.ask(query, { input: order }, CART_TOKEN)).toMatchObject({
      errors: [],
      data: { result: { __typename: 'CheckoutRefusedError', code: 'CHECKOUT_REFUSED', message: told } },
    });
  });
});
