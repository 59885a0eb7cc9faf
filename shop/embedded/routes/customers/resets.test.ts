import { expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';
import { accounts, PASSWORD } from './account.fixture.ts';

const shop = useTestShop();
const { register, logIn, isValid, info, mails, linkIn } = accounts(shop);

const OTHER = 'a lamp in every window';
const request = (email: string) => shop.send('POST', '/request_password_reset', { email });
const reset = (token: string, password: string) =>
  shop.send<{ code?: string }>('POST', '/reset_password', { token, password });

test('a link sets a new password once, and ends every session', async () => {
  const { email, token } = await register();
  await request(email.toUpperCase());
  const [mail] = await mails(email);
  expect(mail).toMatchObject({
    subject: 'Set a new password for Lumen & Latch',
    text: expect.stringContaining('https://shop.example/reset-password#token='),
  });
  const link = await linkIn(email);
  expect(await reset(link, 'short')).toMatchObject({ status: 400, body: { code: 'weak_password' } });
  expect((await reset(link, OTHER)).status).toBe(200);
  const used = { status: 400, body: { code: 'invalid_reset_token' } };
  expect(await reset(link, 'another one of them')).toMatchObject(used);
  expect(await isValid(token)).toBe(false);
  expect([(await logIn(email, PASSWORD)).status, (await logIn(email, OTHER)).status]).toEqual([401, 200]);
  expect((await mails(email)).map(({ subject }) => subject)).toContain('Your Lumen & Latch password has been changed');
});

test('a link works once under concurrent use', async () => {
  const { email } = await register();
  await request(email);
  const link = await linkIn(email);
  const statuses = await Promise.all([reset(link, OTHER), reset(link, OTHER)]);
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 400]));
});

test('answers alike for an unknown address, and sends no mail', async () => {
  const { email } = await register();
  const answers = [await request(email), await request('nobody@shopper.example')];
  expect(answers[0]).toMatchObject({ status: 200, body: answers[1]?.body });
  expect(await mails('nobody@shopper.example')).toEqual([]);
});

test('a password can be reset while sign-in is rate limited, which lifts the limit', async () => {
  const { email } = await register();
  for (let tries = 0; tries < 11; tries += 1) await logIn(email, '');
  expect((await logIn(email, PASSWORD)).status).toBe(429);
  await request(email);
  await reset(await linkIn(email), OTHER);
  expect((await logIn(email, OTHER)).status).toBe(200);
});

test('subscribes to the newsletter once, confirms by mail and shows it in the account', async () => {
  const { email, token } = await register();
  const subscribe = () => shop.send('POST', '/subscribe_to_newsletter', { email });
  expect([await subscribe(), await subscribe()]).toMatchObject([
    { status: 200, body: { message: 'Successfully subscribed to newsletter' } },
    { status: 200 },
  ]);
  expect(await mails(email)).toHaveLength(1);
  expect((await info(token)).newsletter).toBe(true);
  expect(await shop.send('POST', '/subscribe_to_newsletter', { email: 'nothing' })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'email'] }] },
  });
});
