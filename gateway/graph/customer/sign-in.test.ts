import { expect, test } from 'vitest';
import { NAME_MESSAGE } from '@storefront/domain/contact/name.rules.ts';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { customers, registrationInput } from './customer.fixture.ts';

const gateway = useTestGateway();
const { call, register, current } = customers(gateway);

test('customer is null for a visitor and costs no call', async () => {
  expect(await current()).toBeNull();
  expect(gateway.calls).toEqual([]);
});

test('creates an account with a normalised address and signs in', async () => {
  const input = registrationInput({ email: ' New@Shopper.example ', company: 'Engines', newsletter: true });
  expect(await register(input)).toMatchObject({
    __typename: 'CustomerRegisterPayload',
    customer: {
      email: 'New@Shopper.example',
      firstName: 'Ada',
      newsletter: true,
      addresses: [{ postcode: 'SE1 0ZZ', country: 'United Kingdom', isDefault: true, isDeliverable: true }],
    },
    warnings: [],
  });
  expect(gateway.calls).toEqual(['POST /create_account', 'GET /account/info', 'GET /cart']);
  expect(await current()).toMatchObject({ email: 'New@Shopper.example' });
  expect(gateway.calls).toEqual(['GET /account/info']);
});

test('an email address and a password are enough, and an address needs a name', async () => {
  const { email, password } = registrationInput();
  const { customer, __typename } = await register({ email, password });
  expect([__typename, customer]).toMatchObject(['CustomerRegisterPayload', { email, firstName: '', addresses: [] }]);
  const lamp = { address1: '1 Lamp Street', city: 'London', postcode: 'SE1 0ZZ' };
  const payload = 'customer { addresses { address1 isDefault } }';
  const errors = '... on InvalidFieldsError { fields { field } }';
  const add = (more: object) => call('customerAddressCreate', payload, { address: { ...lamp, ...more } }, errors);
  expect((await add({})).fields).toEqual([{ field: 'address.firstName' }, { field: 'address.lastName' }]);
  expect((await add({ firstName: 'Ada', lastName: 'Byron' })).customer.addresses).toEqual([
    { address1: '1 Lamp Street', isDefault: true },
  ]);
});

test.each<[string, Record<string, unknown>, { field: string; message: string }[]]>([
  ['no email address', { email: 'ada' }, [{ field: 'email', message: expect.stringContaining('name@example.com') }]],
  [
    'nothing at all',
    { email: '', password: '', firstName: ' ', lastName: '', phone: '', address1: '', city: '', postcode: '' },
    ['email', 'password'].map((field) => ({ field, message: expect.any(String) })),
  ],
  [
    'a part of an address, without a name',
    { firstName: ' ', lastName: '', phone: '', address1: '', city: '' },
    ['firstName', 'lastName', 'phone', 'address1', 'city'].map((field) => ({ field, message: expect.any(String) })),
  ],
  ['a company that is a link', { company: 'Win at evil.example' }, [{ field: 'company', message: NAME_MESSAGE }]],
  ['a postcode of nowhere', { postcode: 'ZZ1 1ZZ' }, [{ field: 'postcode', message: 'Invalid postcode' }]],
  ['a country of nowhere', { country: 'Atlantis' }, [{ field: 'country', message: expect.any(String) }]],
])('returns a field error for %s', async (_, more, expected) => {
  expect((await register(registrationInput(more))).fields).toEqual(expected);
  expect(gateway.calls).toEqual([]);
});

test('accepts a billing address in any country, and sets the country of a UK-style postcode', async () => {
  const { customer } = await register(registrationInput({ country: 'France', postcode: '75001' }));
  expect(customer.addresses).toMatchObject([{ postcode: '75001', country: 'France', isDeliverable: false }]);
  const jersey = await register(registrationInput({ country: 'United Kingdom', postcode: 'JE2 3AB' }));
  expect(jersey.customer.addresses).toMatchObject([{ country: 'Jersey', isDeliverable: true }]);
});

test('returns the shop API’s message for a taken email address and a weak password', async () => {
  const input = registrationInput();
  await register(input);
  gateway.forget();
  expect(await register(input)).toMatchObject({
    __typename: 'EmailTakenError',
    code: 'EMAIL_TAKEN',
    message: 'There’s already an account with this email address. Please sign in, or reset your password.',
  });
  expect(await register(registrationInput({ password: 'password123' }))).toMatchObject({
    __typename: 'WeakPasswordError',
    code: 'WEAK_PASSWORD',
  });
  expect(await current()).toBeNull();
});

test('counts each aliased attempt in one request, and limits the eleventh', async () => {
  const attempt = `customerLogIn(input: { email: "aliases@shopper.example", password: "" }) {
    ... on UserError { code message } ... on TooManyAttemptsError { retryAfterSeconds }
  }`;
  const attempts = Array.from({ length: 11 }, (_, index) => `a${index}: ${attempt}`);
  const answers = await gateway.data<Record<string, object>>(`mutation { ${attempts.join(' ')} }`);
  expect(Object.values(answers)).toEqual([
    ...Array(10).fill({ code: 'INVALID_CREDENTIALS', message: 'The email address or password is incorrect.' }),
    {
      code: 'TOO_MANY_ATTEMPTS',
      message: 'Too many attempts. Please try again in a minute.',
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 50 && seconds <= 60),
    },
  ]);
});
