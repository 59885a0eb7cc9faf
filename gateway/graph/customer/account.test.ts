import { expect, test } from 'vitest';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { customers, PASSWORD, registrationInput } from './customer.fixture.ts';

const gateway = useTestGateway();
const { mutate, call, register, logIn, logOut, update, add, current, cart, refusal } = customers(gateway);

const OTHER = 'a lamp in every window';

test('changes only the given details', async () => {
  await register(registrationInput());
  expect(await update({ company: 'Engines' })).toMatchObject({ customer: { company: 'Engines', firstName: 'Ada' } });
  expect(await update({ firstName: 'www.x.com', phone: '123' })).toMatchObject({
    __typename: 'InvalidFieldsError',
    fields: [{ field: 'firstName' }, { field: 'phone' }],
  });
});

test.each([{ company: 'Engines' }, { vatNumber: 'GB 980 7806 84' }, { lastName: 'King' }])(
  'an account without other details has %j',
  async (details) => {
    const { email } = registrationInput();
    await register({ email, password: PASSWORD });
    expect(await update(details)).toMatchObject({ __typename: 'CustomerUpdatePayload' });
  },
);

test('keeps a VAT number that its check digits confirm, in one form', async () => {
  await register(registrationInput());
  const vatNumber = async () => (await gateway.ask('{ customer { vatNumber } }')).data;
  expect(await vatNumber()).toEqual({ customer: { vatNumber: null } });
  await update({ vatNumber: 'gb980780684' });
  expect(await vatNumber()).toEqual({ customer: { vatNumber: 'GB 980 7806 84' } });
  expect(await update({ vatNumber: 'GB 980 7806 85' })).toMatchObject({ fields: [{ field: 'vatNumber' }] });
  await update({ vatNumber: '' });
  expect(await vatNumber()).toEqual({ customer: { vatNumber: null } });
});

test('a new password is required from then on and keeps this session', async () => {
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

test('requires signing in', async () => {
  expect(await update({ company: 'x' })).toMatchObject({ message: 'Please sign in again to continue.' });
  for (const mutation of ['customerDataExport', 'customerDelete(input: { password: "x" })'])
    expect(await mutate(`mutation { result: ${mutation} { ${refusal} } }`)).toMatchObject({ code: 'NOT_SIGNED_IN' });
});

test('exports the data and deletes the account', async () => {
  const { customer } = await register(registrationInput());
  const { json } = await mutate(
    'mutation { result: customerDataExport { __typename ... on CustomerDataExportPayload { json } } }',
  );
  expect(JSON.parse(json)).toMatchObject({
    account: { email: customer.email, addresses: [{ address1: '1 Lamp Street' }] },
    orders: [],
  });
  const remove = (password: string) => call('customerDelete', 'message', { password }, refusal);
  expect(await remove('not this one')).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await remove(PASSWORD)).toMatchObject({ message: 'Your account has been deleted.' });
  expect([await current(), (await logIn(customer.email)).code]).toEqual([null, 'INVALID_CREDENTIALS']);
});

test('signing in with a cart merges the two carts up to the stock and warns of reduced lines', async () => {
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
      message: 'We only have 50 of Lamp 1, so we’ve changed the quantity in your basket.',
      line: { id: signedIn.cart.lines[0]?.id, quantity: 50 },
    },
  ]);
  expect(await cart()).toMatchObject({ quantity: 52 });
  expect(await logOut()).toMatchObject({ message: 'Log out successful', cart: { quantity: 0 } });
  expect([await cart(), await current()]).toMatchObject([{ quantity: 0 }, null]);
  expect((await logIn(customer.email)).cart.quantity).toBe(52);
});

test('a password reset request returns the same for known and unknown addresses', async () => {
  const { customer } = await register(registrationInput());
  const request = (email: string) => call('customerPasswordResetRequest', 'message', { email });
  expect(await request(customer.email)).toEqual(await request('nobody@shopper.example'));
  expect(await request('nothing')).toMatchObject({ fields: [{ field: 'email' }] });
  const reset = await mutate(
    `mutation { result: customerPasswordReset(input: { token: "nothing", password: "${OTHER}" }) { ${refusal} } }`,
  );
  expect(reset).toMatchObject({
    code: 'INVALID_RESET_TOKEN',
    message: 'This link has expired or has already been used. Please request a new one.',
  });
});

test('newsletterSubscribe returns the specified message and refuses an invalid address', async () => {
  const subscribe = (email: string) => call('newsletterSubscribe', 'message', { email });
  expect(await subscribe('reader@shopper.example')).toMatchObject({ message: 'Successfully subscribed to newsletter' });
  expect(await subscribe('reader')).toMatchObject({ code: 'INVALID_FIELDS', fields: [{ field: 'email' }] });
});
