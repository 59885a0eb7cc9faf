import { describe, expect, test } from 'vitest';
import { NAME_MESSAGE } from '../../../domain/name.rules.ts';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { customers, registrationInput } from './customer.fixture.ts';

const gateway = useTestGateway();
const { register, logIn, logOut, current } = customers(gateway);

describe('registering and signing in', () => {
  test('a visitor is nobody, without a call', async () => {
    expect(await current()).toBeNull();
    expect(gateway.calls).toEqual([]);
  });

  test('makes an account with its address as it is written, and signs in', async () => {
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

  test.each<[string, Record<string, unknown>, { field: string; message: string }[]]>([
    [
      'no e-mail address',
      { email: 'ada' },
      [{ field: 'email', message: 'Please enter an e-mail address such as name@example.com.' }],
    ],
    [
      'nothing at all',
      { email: '', password: '', firstName: ' ', lastName: '', phone: '', address1: '', city: '', postcode: '' },
      ['email', 'password', 'firstName', 'lastName', 'phone', 'address1', 'city', 'postcode'].map((field) => ({
        field,
        message: expect.any(String),
      })),
    ],
    [
      'a company that is a link',
      { company: 'Claim your prize at evil.example' },
      [{ field: 'company', message: NAME_MESSAGE }],
    ],
    ['a postcode of nowhere', { postcode: 'ZZ1 1ZZ' }, [{ field: 'postcode', message: 'Invalid postcode' }]],
    [
      'a country of nowhere',
      { country: 'Atlantis' },
      [{ field: 'country', message: 'Please choose a country from the list.' }],
    ],
  ])('%s is told beside its field', async (_, more, expected) => {
    expect(await register(registrationInput(more))).toMatchObject({
      __typename: 'InvalidFieldsError',
      fields: expected,
    });
    expect(gateway.calls).toEqual([]);
  });

  test('a bill may go to any country, with any postcode of its own', async () => {
    const { customer } = await register(registrationInput({ country: 'France', postcode: '75001' }));
    expect(customer.addresses).toMatchObject([{ postcode: '75001', country: 'France', isDeliverable: false }]);
    const jersey = await register(registrationInput({ country: 'United Kingdom', postcode: 'JE2 3AB' }));
    expect(jersey.customer.addresses).toMatchObject([{ country: 'Jersey', isDeliverable: true }]);
  });

  test('a taken address and a weak password are told in the shop’s own words', async () => {
    const input = registrationInput();
    await register(input);
    gateway.forget();
    expect(await register(input)).toMatchObject({
      __typename: 'EmailTakenError',
      code: 'EMAIL_TAKEN',
      message: 'There is an account with this e-mail address already. Please sign in, or set a new password.',
    });
    expect(await register(registrationInput({ password: 'password123' }))).toMatchObject({
      __typename: 'WeakPasswordError',
      code: 'WEAK_PASSWORD',
    });
    expect(await current()).toBeNull();
  });

  test('wrong passwords and unknown addresses are told alike, and the eleventh is to wait', async () => {
    const { customer } = await register(registrationInput());
    gateway.forget();
    for (const email of [customer.email, 'nobody-at-all@shopper.example']) {
      const answers = [];
      for (let tries = 0; tries < 11; tries += 1) answers.push(await logIn(email, 'another password'));
      expect(answers.slice(0, 10)).toEqual(
        Array(10).fill({
          __typename: 'InvalidCredentialsError',
          code: 'INVALID_CREDENTIALS',
          message: 'The e-mail address or the password is not right.',
        }),
      );
      expect(answers[10]).toEqual({
        __typename: 'TooManyAttemptsError',
        code: 'TOO_MANY_ATTEMPTS',
        message: 'Too many attempts. Please try again in a minute.',
        retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 50 && seconds <= 60),
      });
      expect(gateway.calls).toEqual(['POST /login']);
    }
    // Someone who guesses does not close the shop to others.
    expect(await gateway.data('{ search(query: "lamp") { totalCount } }')).toMatchObject({
      search: { totalCount: expect.any(Number) },
    });
  });

  test('whoever guesses from elsewhere keeps nobody out, and where they guess not a device that has signed in before', async () => {
    const { customer } = await register(registrationInput());
    gateway.forget();
    gateway.move('198.51.100.7');
    for (let tries = 0; tries < 10; tries += 1) await logIn(customer.email, 'another password');
    expect(await logIn(customer.email)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    gateway.move('198.51.100.8');
    expect(await logIn(customer.email)).toMatchObject({ __typename: 'CustomerLogInPayload' });
    await logOut();
    gateway.move('198.51.100.7');
    expect(await logIn(customer.email)).toMatchObject({ __typename: 'CustomerLogInPayload' });
    gateway.forget();
    expect(await logIn(customer.email)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('the twenty-first registration from one address is to wait, and other addresses are not', async () => {
    const { email } = (await register(registrationInput())).customer;
    gateway.move('2001:db8:9::1');
    for (let tries = 0; tries < 20; tries += 1)
      expect(await register(registrationInput({ email }))).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await register(registrationInput({ email }))).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 3_500),
    });
    gateway.move('2001:db8:a::1');
    expect(await register(registrationInput())).toMatchObject({ __typename: 'CustomerRegisterPayload' });
  });

  test('tries hidden in one request count each', async () => {
    const aliases = Array.from(
      { length: 11 },
      (_, index) =>
        `a${index}: customerLogIn(input: { email: "aliases@shopper.example", password: "" }) { __typename }`,
    );
    const answers = await gateway.data<Record<string, { __typename: string }>>(`mutation { ${aliases.join(' ')} }`);
    expect(Object.values(answers).map(({ __typename }) => __typename)).toEqual([
      ...Array(10).fill('InvalidCredentialsError'),
      'TooManyAttemptsError',
    ]);
  });
});
