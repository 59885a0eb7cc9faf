import { describe, expect, test } from 'vitest';
import { NAME_MESSAGE } from '@storefront/domain/contact/name.rules.ts';
import { useTestShop } from '../../shop.fixture.ts';
import { accounts, PASSWORD, registration, type SignedIn } from './account.fixture.ts';

const shop = useTestShop();
const { register, logIn, isValid, info, lines, add } = accounts(shop);

const WRONG = {
  status: 401,
  body: { code: 'invalid_credentials', detail: 'The email address or password is incorrect.' },
};

describe('registering', () => {
  test('creates an account with its address, and signs in', async () => {
    const body = registration({ company: 'Engines', newsletter: true });
    const answer = await shop.send<SignedIn>('POST', '/create_account', body);
    expect(answer).toMatchObject({
      status: 201,
      body: { token: expect.stringMatching(/^[\w-]{32}$/), cart_merged: false },
    });
    const account = await info(answer.body.token);
    expect(account).toMatchObject({
      email: body.email,
      first_name: 'Ada',
      company: 'Engines',
      newsletter: true,
      addresses: [{ address1: '1 Lamp Street', first_name: 'Ada', postcode: 'SE1 0ZZ' }],
    });
    expect(account.default_address_id).toBe(account.addresses[0]?.id);
    expect(JSON.stringify(account)).not.toMatch(/argon2|password/);
  });

  test('needs no name and no address, but all of an address when there is a part of one', async () => {
    const { email, password } = registration();
    const only = { email, password, country: 'United Kingdom' };
    const part = { ...only, postcode: 'SE1 0ZZ' };
    const refused = await shop.send<{ detail: { loc: string[] }[] }>('POST', '/create_account', part);
    expect([refused.status, refused.body.detail.map(({ loc }) => loc.at(-1))]).toEqual([
      422,
      ['first_name', 'last_name', 'address1', 'city'],
    ]);
    const { status, body } = await shop.send<SignedIn>('POST', '/create_account', only);
    expect([status, await info(body.token)]).toMatchObject([
      201,
      { email, first_name: '', addresses: [], default_address_id: null },
    ]);
  });

  test('refuses an email address that has an account, ignoring case', async () => {
    const { email } = await register();
    const answer = await shop.send('POST', '/create_account', registration({ email: email.toUpperCase() }));
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'email_taken', detail: expect.stringContaining('Please sign in') },
    });
  });

  test('creates one account for two concurrent registrations', async () => {
    const body = registration();
    const statuses = await Promise.all(
      Array.from({ length: 3 }, async () => (await shop.send('POST', '/create_account', body)).status),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no email address', { email: 'ada' }, 'Please enter an email address such as name@example.com.'],
    ['lines in a name', { first_name: 'Ada\r\nBcc: all' }, NAME_MESSAGE],
  ])('reports the field of %s', async (_, more, msg) => {
    expect(await shop.send('POST', '/create_account', registration(more))).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', ...Object.keys(more)], msg }] },
    });
  });
});

describe('signing in', () => {
  test('each sign-in gets a new token, and signing out ends that session only', async () => {
    const { email, token } = await register();
    const second = await logIn(email.toUpperCase(), PASSWORD);
    expect(second).toMatchObject({ status: 200, body: { customer: { email } } });
    expect(second.body.token).not.toBe(token);
    const message = 'Log out successful';
    expect(await shop.send('POST', `/logout?token=${token}`)).toMatchObject({ status: 200, body: { message } });
    expect([await isValid(token), await isValid(second.body.token), await isValid('')]).toEqual([false, true, false]);
    const unauthorized = { status: 401, body: { detail: 'Unauthorized' } };
    expect(await shop.get(`/account/info?token=${token}`)).toMatchObject(unauthorized);
  });

  test('answers alike to a wrong password and an unknown address', async () => {
    const { email } = await register();
    expect(await logIn(email, 'another password')).toMatchObject(WRONG);
    expect(await logIn('nobody@shopper.example', 'another password')).toMatchObject(WRONG);
    expect(await logIn(email, 'x'.repeat(500))).toMatchObject(WRONG);
    expect(await logIn(email, '')).toMatchObject(WRONG);
  });

  test('refuses the eleventh attempt at an address, also with the right password or without an account', async () => {
    for (const email of [(await register()).email, 'stranger@shopper.example']) {
      const statuses: number[] = [];
      // Two at a time, as many as hash at once: more would wait, and be refused on a slow machine.
      while (statuses.length < 12) {
        const two = [email, ` ${email.toUpperCase()} `].map((written) => logIn(written, 'another password'));
        statuses.push(...(await Promise.all(two)).map(({ status }) => status));
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
      const late = await logIn(email, PASSWORD);
      const detail = 'Too many attempts. Please try again in a minute.';
      expect(late).toMatchObject({ status: 429, body: { code: 'throttled', detail } });
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(50);
      // Another network is not locked out.
      expect((await logIn(email, PASSWORD, { client_address: '198.51.100.2' })).status).not.toBe(429);
    }
  });

  test('limits attempts from many IP addresses to a hundred, except on the owner’s device', async () => {
    const { email, device_token: device } = await register();
    const guess = (number: number) => logIn(email, '', { client_address: `203.0.113.${number % 20}` });
    for (let number = 0; number < 100; number += 1) await guess(number);
    const late = await logIn(email, PASSWORD, { client_address: '198.51.100.3' });
    expect([late.status, Number(late.headers.get('retry-after')) > 50]).toEqual([429, true]);
    const from = (client_address: string, device_token?: string) =>
      logIn(email, PASSWORD, { client_address, device_token });
    expect((await from('198.51.100.3', 'made-up-device')).status).toBe(429);
    const own = await from('198.51.100.3', device);
    expect(own.status).toBe(200);
    // The device token changes with each sign-in, and the previous one is no longer known.
    expect((await from('198.51.100.3', device)).status).toBe(429);
    expect((await from('203.0.113.1', own.body.device_token)).status).toBe(200);
  });

  test('a successful sign-in resets the count', async () => {
    const { email } = await register();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 9; tries += 1) expect((await logIn(email, '')).status).toBe(401);
      expect((await logIn(email, PASSWORD)).status).toBe(200);
    }
  });
});

describe('carts', () => {
  const lamp = { product_id: 1, quantity: 2 };

  test('registering takes over the anonymous cart and empties it', async () => {
    const cart = await add([lamp, { product_id: 101, quantity: 1 }, { product_id: 2, quantity: 1, is_modifier: true }]);
    const { token, cart_merged } = await register({ cart_token: cart });
    expect(cart_merged).toBe(true);
    const own = await lines(token);
    expect(own.map(({ product_id, quantity }) => `${quantity} × ${product_id}`)).toEqual(['2 × 1', '1 × 101', '1 × 2']);
    expect(own[2]?.parent_id).toBe(own[1]?.id);
    expect(await lines(cart)).toEqual([]);
  });

  test('signing in merges the anonymous cart into the customer’s, once', async () => {
    const { email, token } = await register();
    await add([{ product_id: 1, quantity: 3 }], token);
    const cart = await add([lamp, { product_id: 3, quantity: 1 }]);
    const first = await logIn(email, PASSWORD, { cart_token: cart });
    const second = await logIn(email, PASSWORD, { cart_token: cart });
    expect([first.body.cart_merged, second.body.cart_merged]).toEqual([true, false]);
    const merged = (await lines(second.body.token)).map(({ product_id, quantity }) => `${quantity} × ${product_id}`);
    expect(merged).toEqual(['5 × 1', '1 × 3']);
  });

  test('an ended session’s token opens no cart, and a customer’s cart cannot be taken over', async () => {
    const { token } = await register();
    expect(await add([lamp], token)).toBe(token);
    const other = await register({ cart_token: token });
    expect([await lines(other.token), (await lines(token)).length]).toEqual([[], 1]);
    await shop.send('POST', `/logout?token=${token}`);
    expect(await lines(token)).toEqual([]);
    expect(await add([lamp], token)).not.toBe(token);
  });
});
