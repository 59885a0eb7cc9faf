import { expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';
import { accounts, PASSWORD, registration, type AccountBody } from './account.fixture.ts';

const shop = useTestShop();
const { register, logIn, isValid, info, mails, linkIn } = accounts(shop);

const change = (token: string, email: string) =>
  shop.send<{ customer: AccountBody; token: string | null; code?: string }>('PUT', `/update_account?token=${token}`, {
    email,
    current_password: PASSWORD,
  });
const confirm = (token: string, session?: string) =>
  shop.send<{ email?: string; code?: string }>('POST', '/confirm_email', { token, session_token: session });
const call = (name: string, token: string) => shop.send<{ code?: string }>('POST', `/${name}?token=${token}`);
const setPassword = (token: string) =>
  shop.send('POST', '/reset_password', { token, password: 'a lamp in every window' });
const INVALID = { status: 400, body: { code: 'invalid_email_token' } };

test('a new email address needs the password, and takes effect when its link is confirmed', async () => {
  const { email, token } = await register({ newsletter: true });
  const wanted = `new-${email}`;
  const refused = await shop.send('PUT', `/update_account?token=${token}`, { email: wanted });
  expect(refused).toMatchObject({ status: 403, body: { code: 'invalid_password' } });
  expect(await change(token, wanted)).toMatchObject({
    status: 200,
    body: { token: null, customer: { email, pending_email: wanted } },
  });
  expect([(await logIn(email, PASSWORD)).status, (await logIn(wanted, PASSWORD)).status]).toEqual([200, 401]);
  expect(await mails(email)).toEqual([]);
  const [mail] = await mails(wanted);
  expect(mail).toMatchObject({
    subject: 'Confirm your new email address for Lumen & Latch',
    text: expect.stringContaining('https://shop.example/confirm-email#token='),
  });

  const link = await linkIn(wanted);
  expect(await confirm(link)).toMatchObject({ status: 200, body: { email: wanted } });
  expect([(await logIn(email, PASSWORD)).status, (await logIn(wanted, PASSWORD)).status]).toEqual([401, 200]);
  const account = await info((await logIn(wanted, PASSWORD)).body.token);
  expect(account).toMatchObject({ email: wanted, pending_email: null, newsletter: true });
  expect(await confirm(link)).toMatchObject(INVALID);
});

test('a change ends other sessions, revokes password-reset links and notifies the old address', async () => {
  const { email, token } = await register();
  const [here, elsewhere] = [(await logIn(email, PASSWORD)).body.token, (await logIn(email, PASSWORD)).body.token];
  await shop.send('POST', '/request_password_reset', { email });
  const reset = await linkIn(email);
  await change(token, `new-${email}`);
  expect((await confirm(await linkIn(`new-${email}`), here)).status).toBe(200);
  expect([await isValid(token), await isValid(here), await isValid(elsewhere)]).toEqual([false, true, false]);
  expect((await setPassword(reset)).status).toBe(400);
  const [mail] = await mails(email);
  expect(mail).toMatchObject({
    subject: 'Your Lumen & Latch email address has been changed',
    html: expect.not.stringContaining('<a '),
  });
});

test('a confirmation with another customer’s session ends every session of the account', async () => {
  const [{ email, token }, other] = [await register(), await register()];
  await change(token, `new-${email}`);
  await confirm(await linkIn(`new-${email}`), other.token);
  expect([await isValid(token), await isValid(other.token)]).toEqual([false, true]);
});

test('answers alike when the new address has an account, and mails only its owner', async () => {
  const [{ email, token }, owner] = [await register(), await register()];
  const answers = [await change(token, owner.email.toUpperCase()), await change(token, `new-${email}`)];
  expect(answers).toMatchObject([
    { status: 200, body: { customer: { email, pending_email: owner.email.toUpperCase() } } },
    { status: 200, body: { customer: { email, pending_email: `new-${email}` } } },
  ]);
  const told = await shop.get<{ to: string; subject: string; html: string }[]>('/outbox');
  const [mail] = told.body.filter(({ to }) => to === owner.email.toUpperCase());
  expect(mail).toMatchObject({
    subject: 'Your email address at Lumen & Latch',
    html: expect.not.stringContaining('<a '),
  });
  expect((await logIn(owner.email, PASSWORD)).status).toBe(200);
});

test('does not take an address that another customer has registered meanwhile', async () => {
  const { email, token } = await register();
  await change(token, `new-${email}`);
  const link = await linkIn(`new-${email}`);
  expect((await shop.send('POST', '/create_account', registration({ email: `new-${email}` }))).status).toBe(201);
  expect(await confirm(link)).toMatchObject(INVALID);
  expect((await info(token)).email).toBe(email);
});

test('resending the link revokes the previous one; cancelling revokes it too', async () => {
  const { email, token } = await register();
  const none = { status: 409, body: { code: 'no_email_change' } };
  expect(await call('resend_email_confirmation', token)).toMatchObject(none);
  await change(token, `new-${email}`);
  const first = await linkIn(`new-${email}`);
  expect((await call('resend_email_confirmation', token)).status).toBe(200);
  const links = (await mails(`new-${email}`)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? '');
  const second = links.find((link) => link !== first) ?? '';
  expect(await confirm(first)).toMatchObject(INVALID);
  expect((await call('cancel_email_change', token)).status).toBe(200);
  expect(await confirm(second)).toMatchObject(INVALID);
  expect((await info(token)).pending_email).toBeNull();
  expect((await call('cancel_email_change', '')).status).toBe(401);
});

test('a password reset cancels the change', async () => {
  const { email, token } = await register();
  await change(token, `new-${email}`);
  const link = await linkIn(`new-${email}`);
  await shop.send('POST', '/request_password_reset', { email });
  expect((await setPassword(await linkIn(email))).status).toBe(200);
  expect(await confirm(link)).toMatchObject(INVALID);
});
