import { describe, expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';
import { eachDatabase } from '../../database/database.fixture.ts';
import { accounts, PASSWORD, registration, type SignedIn } from './account.fixture.ts';

eachDatabase(
  (store) => {
    const shop = useTestShop(store);
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
        const refused = await shop.send<{ detail: { loc: string[] }[] }>('POST', '/create_account', {
          ...only,
          postcode: 'SE1 0ZZ',
        });
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

      test('limits registrations to twenty an hour per network, whether or not the address is taken', async () => {
        const { email } = await register();
        const from = (more: object) =>
          shop.send<{ code?: string }>(
            'POST',
            '/create_account',
            registration({ client_address: '2001:db8:7::1', ...more }),
          );
        const statuses: number[] = [];
        for (let tries = 0; tries < 20; tries += 1) statuses.push((await from({ email })).status);
        expect(statuses).toEqual(Array(20).fill(409));
        expect([await from({ email }), await from({})]).toMatchObject([
          { status: 429, body: { code: 'throttled' } },
          { status: 429 },
        ]);
      });

      test('creates one account for two concurrent registrations', async () => {
        const body = registration();
        const statuses = await Promise.all(
          Array.from({ length: 3 }, async () => (await shop.send('POST', '/create_account', body)).status),
        );
        expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
      });

      test('refuses a weak password with the reason', async () => {
        expect(await shop.send('POST', '/create_account', registration({ password: 'short' }))).toMatchObject({
          status: 400,
          body: { detail: 'Please choose a password of at least 10 characters.' },
        });
      });

      test.each<[string, Record<string, unknown>, string]>([
        ['no email address', { email: 'ada' }, 'Please enter an email address such as name@example.com.'],
        ['no name', { first_name: ' ' }, 'Please fill this in.'],
        ['lines in a name', { first_name: 'Ada\r\nBcc: all' }, 'Please enter a name without links or line breaks.'],
        ['a link in a name', { last_name: 'see evil.example' }, 'Please enter a name without links or line breaks.'],
        ['a long company', { company: 'x'.repeat(101) }, 'Please use at most 100 characters.'],
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
        expect(await shop.send('POST', `/logout?token=${token}`)).toMatchObject({
          status: 200,
          body: { message: 'Log out successful' },
        });
        expect([await isValid(token), await isValid(second.body.token), await isValid('')]).toEqual([
          false,
          true,
          false,
        ]);
        expect(await shop.get(`/account/info?token=${token}`)).toMatchObject({
          status: 401,
          body: { detail: 'Unauthorized' },
        });
      });

      test('answers alike to a wrong password and an unknown address', async () => {
        const { email } = await register();
        expect(await logIn(email, 'another password')).toMatchObject(WRONG);
        expect(await logIn('nobody@shopper.example', 'another password')).toMatchObject(WRONG);
        expect(await logIn(email, 'x'.repeat(500))).toMatchObject(WRONG);
        expect(await logIn(email, '')).toMatchObject(WRONG);
      });

      test.each([
        ['of an account', true],
        ['without an account', false],
      ])('refuses the eleventh attempt at an address %s, even with the right password', async (_, isKnown) => {
        const email = isKnown ? (await register()).email : 'stranger@shopper.example';
        const statuses: number[] = [];
        // Two at a time, as many as hash at once: more would wait, and be refused on a slow machine.
        while (statuses.length < 20) {
          const two = [email, ` ${email.toUpperCase()} `].map((written) => logIn(written, 'another password'));
          statuses.push(...(await Promise.all(two)).map(({ status }) => status));
        }
        expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
        const late = await logIn(email, PASSWORD);
        expect(late).toMatchObject({
          status: 429,
          body: { code: 'throttled', detail: 'Too many attempts. Please try again in a minute.' },
        });
        expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(50);
      });

      test('attempts from one IP address do not lock out others', async () => {
        const { email } = await register();
        for (let tries = 0; tries < 10; tries += 1) await logIn(email, '', { client_address: '198.51.100.1' });
        expect((await logIn(email, PASSWORD, { client_address: '198.51.100.1' })).status).toBe(429);
        expect((await logIn(email, PASSWORD, { client_address: '198.51.100.2' })).status).toBe(200);
      });

      test('limits attempts from many IP addresses to a hundred, except on the owner’s device', async () => {
        const { email, device_token: device } = await register();
        const guess = (number: number) => logIn(email, '', { client_address: `203.0.113.${number % 20}` });
        for (let number = 0; number < 100; number += 1) await guess(number);
        const late = await logIn(email, PASSWORD, { client_address: '198.51.100.3' });
        expect([late.status, Number(late.headers.get('retry-after')) > 50]).toEqual([429, true]);
        expect(
          (await logIn(email, PASSWORD, { client_address: '198.51.100.3', device_token: 'made-up-device' })).status,
        ).toBe(429);
        const own = await logIn(email, PASSWORD, { client_address: '198.51.100.3', device_token: device });
        expect(own.status).toBe(200);
        // The device token changes with each sign-in, and the previous one is no longer known.
        expect((await logIn(email, PASSWORD, { client_address: '198.51.100.3', device_token: device })).status).toBe(
          429,
        );
        expect(
          (await logIn(email, PASSWORD, { client_address: '203.0.113.1', device_token: own.body.device_token })).status,
        ).toBe(200);
      });

      test('limits attempts on a known device too', async () => {
        const { email, device_token: device } = await register();
        for (let tries = 0; tries < 10; tries += 1)
          expect((await logIn(email, '', { client_address: `192.0.2.${tries}`, device_token: device })).status).toBe(
            401,
          );
        expect((await logIn(email, PASSWORD, { client_address: '192.0.2.99', device_token: device })).status).toBe(429);
      });

      test('limits repeated sign-ins with the right password', async () => {
        const { email } = await register();
        const statuses: number[] = [];
        for (let tries = 0; tries < 21; tries += 1)
          statuses.push((await logIn(email, PASSWORD, { client_address: `192.0.2.${100 + tries}` })).status);
        expect(statuses).toEqual([...Array(20).fill(200), 429]);
      });

      test('limits attempts to fifty per network, across all accounts', async () => {
        for (let number = 0; number < 50; number += 1)
          await logIn(`guess${number}@shopper.example`, '', { client_address: '2001:db8::1' });
        expect((await logIn('guess51@shopper.example', '', { client_address: '2001:db8::2' })).status).toBe(429);
        expect((await logIn('guess51@shopper.example', '', { client_address: '2001:db8:1::2' })).status).toBe(401);
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
        const cart = await add([
          lamp,
          { product_id: 101, quantity: 1 },
          { product_id: 2, quantity: 1, is_modifier: true },
        ]);
        const { token, cart_merged } = await register({ cart_token: cart });
        expect(cart_merged).toBe(true);
        const own = await lines(token);
        expect(own.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
          [1, 2],
          [101, 1],
          [2, 1],
        ]);
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
        expect((await lines(second.body.token)).map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
          [1, 5],
          [3, 1],
        ]);
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
  },
  { isShared: true },
);
