import { describe, expect, test } from 'vitest';
import { NAME_MESSAGE } from '../../../domain/name.rules.ts';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { encodeId } from '../ids.rules.ts';
import { customers, PASSWORD, registrationInput } from './customer.fixture.ts';

const gateway = useTestGateway();
const { mutate, register, logIn, logOut, update, add, current, cart, refusal, refusedFields, fields } =
  customers(gateway);

const OTHER = 'a lamp in every window';

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
      (_, index) => `a${index}: customerLogIn(email: "aliases@shopper.example", password: "") { __typename }`,
    );
    const answers = await gateway.data<Record<string, { __typename: string }>>(`mutation { ${aliases.join(' ')} }`);
    expect(Object.values(answers).map(({ __typename }) => __typename)).toEqual([
      ...Array(10).fill('InvalidCredentialsError'),
      'TooManyAttemptsError',
    ]);
  });
});

describe('carts', () => {
  test('two carts become one, as far as there is stock, with a warning for what is fewer', async () => {
    await add('/lamp-1/', 30);
    const { customer } = await register(registrationInput());
    expect(await cart()).toMatchObject({ quantity: 30 });
    gateway.forget();
    await add('/lamp-1/', 30);
    await add('/lamp-2/', 2);
    const signedIn = await logIn(customer.email);
    expect(signedIn.cart.lines).toMatchObject([
      { name: 'Lamp 1', quantity: 50 },
      { name: 'Lamp 2', quantity: 2 },
    ]);
    expect(signedIn.warnings).toEqual([
      {
        code: 'QUANTITY_REDUCED',
        message: 'Your two baskets had more of Lamp 1 than there is: it is 50 now.',
        lineId: signedIn.cart.lines[0]?.id,
      },
    ]);
    expect(await cart()).toMatchObject({ quantity: 52 });
    expect(await logOut()).toMatchObject({ message: 'Log out successful', cart: { quantity: 0 } });
    expect([await cart(), await current()]).toMatchObject([{ quantity: 0 }, null]);
    expect((await logIn(customer.email)).cart.quantity).toBe(52);
  });

  test('add-ons come along, and what is made to order is never cut', async () => {
    const bulb = [{ modifierId: encodeId('Modifier', 9), optionId: encodeId('ModifierOption', 91) }];
    const { customer } = await register(registrationInput());
    await add('/with-bulb/', 1, bulb);
    await add('/bespoke/', 40);
    gateway.forget();
    await add('/with-bulb/', 2, bulb);
    await add('/bespoke/', 40);
    const { cart: merged, warnings } = await logIn(customer.email);
    expect(merged.lines).toMatchObject([
      { name: 'With bulb', quantity: 3 },
      { name: 'Lamp 1', quantity: 3 },
      { quantity: 80 },
    ]);
    expect(warnings).toEqual([]);
  });
});

describe('changing an account', () => {
  test('details, one at a time', async () => {
    await register(registrationInput());
    expect(await update({ company: 'Engines' })).toMatchObject({ customer: { company: 'Engines', firstName: 'Ada' } });
    expect(await update({ firstName: '', phone: '123' })).toMatchObject({
      __typename: 'InvalidFieldsError',
      fields: [{ field: 'firstName' }, { field: 'phone' }],
    });
  });

  test('a new password keeps this session and ends the others', async () => {
    const { customer } = await register(registrationInput());
    expect(await update({ newPassword: OTHER, currentPassword: 'not this one' })).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: 'The password is not right.',
    });
    expect(await update({ newPassword: OTHER, currentPassword: PASSWORD })).toMatchObject({
      __typename: 'CustomerUpdatePayload',
    });
    expect(await current()).toMatchObject({ email: customer.email });
    expect((await logIn(customer.email)).code).toBe('INVALID_CREDENTIALS');
  });

  test('guesses at the password count by account and address', async () => {
    const { customer } = await register(registrationInput());
    gateway.forget();
    gateway.move('198.51.100.20');
    for (let tries = 0; tries < 10; tries += 1) await logIn(customer.email, 'another password');
    gateway.move('198.51.100.21');
    await logIn(customer.email);
    for (let tries = 0; tries < 10; tries += 1)
      expect(await update({ newPassword: OTHER, currentPassword: 'not this one' })).toMatchObject({
        code: 'INVALID_CREDENTIALS',
      });
    expect(await update({ newPassword: OTHER, currentPassword: PASSWORD })).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfterSeconds: expect.any(Number),
    });
    expect(gateway.calls).toEqual(['GET /account/info', 'PUT /update_account']);
  });

  test('nothing of it is anybody’s who is not signed in', async () => {
    expect(await update({ company: 'x' })).toMatchObject({
      code: 'NOT_SIGNED_IN',
      message: 'Please sign in again to go on.',
    });
    expect(await mutate(`mutation { result: customerDataExport { ${refusal} } }`)).toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
    expect(await mutate(`mutation { result: customerDelete(password: "x") { ${refusal} } }`)).toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
  });

  test('the data can be taken away, and the account too', async () => {
    const { customer } = await register(registrationInput());
    const { json } = await mutate(
      'mutation { result: customerDataExport { __typename ... on CustomerDataExportPayload { json } } }',
    );
    expect(JSON.parse(json)).toMatchObject({
      account: { email: customer.email, addresses: [{ address1: '1 Lamp Street' }] },
      orders: [],
    });
    const remove = (password: string) =>
      mutate(
        `mutation ($password: String!) { result: customerDelete(password: $password) { ${refusal} ... on CustomerDeletePayload { message } } }`,
        { password },
      );
    expect(await remove('not this one')).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await remove(PASSWORD)).toMatchObject({
      __typename: 'CustomerDeletePayload',
      message: 'Your account has been deleted.',
    });
    expect([await current(), (await logIn(customer.email)).code]).toEqual([null, 'INVALID_CREDENTIALS']);
  });
});

describe('addresses', () => {
  const address = { address1: '2 Lamp Street', city: 'Leeds', postcode: 'ls1 1aa' };
  const change = (name: string, id: string, more = '', variables = {}) =>
    mutate(
      `mutation ($id: ID!${more && ', $address: AddressInput!'}) { result: customerAddress${name}(id: $id${more}) { ${more ? refusedFields : refusal} ... on CustomerAddress${name}Payload { ${fields} ${more && 'address { id address1 }'} } } }`,
      { id, ...variables },
    );

  test('are kept, changed, made the default and forgotten', async () => {
    const { customer } = await register(registrationInput());
    const created = await mutate(
      `mutation ($address: AddressInput!) { result: customerAddressCreate(address: $address) { ${refusedFields} ... on CustomerAddressCreatePayload { ${fields} } } }`,
      { address },
    );
    const [first, second] = created.customer.addresses;
    expect([first, second]).toMatchObject([
      { id: customer.addresses[0]?.id, isDefault: true },
      { postcode: 'LS1 1AA', country: 'United Kingdom', isDefault: false },
    ]);
    expect((await change('SetDefault', second?.id ?? '')).customer.addresses.map(({ isDefault }) => isDefault)).toEqual(
      [false, true],
    );
    const changed = { ...address, address1: '3 Lamp Street' };
    const updated = await change('Update', second?.id ?? '', ', address: $address', { address: changed });
    expect(updated).toMatchObject({ address: { id: second?.id, address1: '3 Lamp Street' } });
    expect(updated.customer.addresses[1]).toMatchObject({ address1: '3 Lamp Street' });
    expect(
      await change('Update', second?.id ?? '', ', address: $address', { address: { ...address, city: '' } }),
    ).toMatchObject({ fields: [{ field: 'address.city', message: 'Please enter the town or city.' }] });
    expect((await change('Delete', second?.id ?? '')).customer.addresses).toMatchObject([
      { id: first?.id, isDefault: true },
    ]);
  });

  test('of another are not there, by any way to ask', async () => {
    const { customer } = await register(registrationInput());
    const id = customer.addresses[0]?.id ?? '';
    const { nodes: own } = await gateway.data<{ nodes: unknown[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: [id, customer.id] },
    );
    expect(own).toEqual([{ id }, { id: customer.id }]);
    for (const isSignedIn of [true, false]) {
      gateway.forget();
      if (isSignedIn) await register(registrationInput());
      expect(
        await gateway.data('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [id, customer.id] }),
      ).toEqual({ nodes: [null, null] });
    }
    await register(registrationInput());
    for (const name of ['SetDefault', 'Delete'])
      expect(await change(name, id)).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
    expect(await change('Delete', encodeId('Order', id))).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
  });
});

test('a link for an unknown address is answered as for a known one', async () => {
  const { customer } = await register(registrationInput());
  const request = (email: string) =>
    mutate(
      `mutation ($email: String!) { result: customerPasswordResetRequest(email: $email) { ${refusedFields} ... on CustomerPasswordResetRequestPayload { message } } }`,
      { email },
    );
  expect(await request(customer.email)).toEqual(await request('nobody@shopper.example'));
  expect(await request('nothing')).toMatchObject({ fields: [{ field: 'email' }] });
  const reset = await mutate(
    `mutation { result: customerPasswordReset(token: "nothing", password: "${OTHER}") { ${refusal} } }`,
  );
  expect(reset).toMatchObject({
    code: 'INVALID_RESET_TOKEN',
    message: 'This link has been used or is too old. Please ask for a new one.',
  });
});

test('countries: all of the world, and which of them we deliver to', async () => {
  const { countries } = await gateway.data<{ countries: { name: string; isDelivered: boolean }[] }>(
    '{ countries { name isDelivered } }',
  );
  expect(countries.length).toBeGreaterThan(195);
  expect(countries.map(({ name }) => name)).toEqual(
    countries.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en')),
  );
  expect(countries.filter(({ isDelivered }) => isDelivered).map(({ name }) => name)).toEqual([
    'Guernsey',
    'Isle of Man',
    'Jersey',
    'United Kingdom',
  ]);
});

test('the newsletter says what the specification says', async () => {
  const subscribe = (email: string) =>
    mutate(
      `mutation ($email: String!) { result: newsletterSubscribe(email: $email) { ${refusedFields} ... on NewsletterSubscribePayload { message } } }`,
      { email },
    );
  expect(await subscribe('reader@shopper.example')).toMatchObject({ message: 'Successfully subscribed to newsletter' });
  expect(await subscribe('reader')).toMatchObject({ code: 'INVALID_FIELDS', fields: [{ field: 'email' }] });
});
