import { expect, test } from 'vitest';
import { useTestGateway } from '../../../testing/gateway.fixture.ts';
import { openFakeGraph } from '../../../testing/fake-graph.ts';
import { customers, PASSWORD, registrationInput } from '../customer.fixture.ts';

const gateway = useTestGateway();
const { mutate, call, register, update, current, refusal, fields } = customers(gateway);

const confirm = (token: string) => call('customerEmailConfirm', 'message email', { token }, refusal);
const change = (name: 'Resend' | 'Cancel') =>
  mutate(`mutation { result: customerEmailChange${name} {
    ${refusal} ... on CustomerEmailChange${name}Payload { ${fields} }
  } }`);

const linkIn = async (email: string) => /#token=([\w-]+)/.exec((await gateway.mails(email))[0] ?? '')?.[1] ?? '';

test('a new email address takes effect once confirmed, by a link that works once without signing in', async () => {
  const { customer } = await register(registrationInput());
  const wanted = `new-${customer.email}`;
  expect(await update({ email: wanted, currentPassword: PASSWORD })).toMatchObject({
    __typename: 'CustomerUpdatePayload',
    customer: { email: customer.email, pendingEmail: wanted },
  });
  expect(gateway.calls).toEqual(['GET /account/info', 'PUT /update_account', 'GET /account/info']);
  const link = await linkIn(wanted);
  expect(await confirm(link)).toEqual({
    __typename: 'CustomerEmailConfirmPayload',
    email: wanted,
    message: `Thank you. From now on, sign in with ${wanted}.`,
  });
  expect(gateway.calls).toEqual(['POST /confirm_email']);
  expect(await current()).toMatchObject({ email: wanted, pendingEmail: null });
  gateway.forget();
  expect(await confirm(link)).toEqual({
    __typename: 'InvalidEmailTokenError',
    code: 'INVALID_EMAIL_TOKEN',
    message: 'This link has expired or has already been used. Please request a new one in your account.',
  });
});

test('resends the link and cancels the change', async () => {
  const { customer } = await register(registrationInput());
  expect(await change('Resend')).toMatchObject({ message: 'No new email address is waiting to be confirmed.' });
  await update({ email: `new-${customer.email}`, currentPassword: PASSWORD });
  expect(await change('Resend')).toMatchObject({ customer: { pendingEmail: `new-${customer.email}` } });
  expect(gateway.calls).toEqual(['GET /account/info', 'POST /resend_email_confirmation', 'GET /account/info']);
  expect(await change('Cancel')).toMatchObject({ customer: { email: customer.email, pendingEmail: null } });
  gateway.forget();
  for (const name of ['Resend', 'Cancel'] as const) expect(await change(name)).toMatchObject({ code: 'NOT_SIGNED_IN' });
});

test('returns AccountsUnavailableError when the shop API has no such endpoint', async () => {
  const graph = await openFakeGraph();
  const source =
    'mutation { customerEmailConfirm(input: { token: "some-token-1" }) { __typename ... on UserError { code } } }';
  expect((await graph.ask(source)).data).toEqual({
    customerEmailConfirm: { __typename: 'AccountsUnavailableError', code: 'ACCOUNTS_UNAVAILABLE' },
  });
  graph.shop.on('POST /confirm_email', () => ({ body: { email: 'ada@shopper.example' } }));
  expect((await graph.ask(source)).data).toEqual({
    customerEmailConfirm: { __typename: 'CustomerEmailConfirmPayload' },
  });
});
