import { beforeEach, expect, test } from 'vitest';
import { createPasswords } from '../passwords.ts';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import { openSmallShop } from '../../small-shop.fixture.ts';
import type { Shop } from '../../shop.ts';
import { createCartStore } from '../../orders/carts/cart-store.ts';
import { eachDatabase } from '../../database/database.fixture.ts';
import { readOutbox } from '../../mail/outbox-store.ts';
import { createCustomer, readCredentials, signIn } from './customer-store.ts';
import { isKnownDevice } from './device-store.ts';
import { confirmEmail, pendingEmail, requestEmailChange } from './email-change-store.ts';
import { readReset, requestReset, resetPassword } from './account-store.ts';
import { signedIn } from './session-store.ts';

const START = new Date('2026-11-21T09:00:00Z');
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const email = 'ada@shopper.example';
const person = { firstName: 'Ada', lastName: 'Byron', phone: '', company: '', vatNumber: '' };
const place = {
  address1: '1 Lamp Street',
  address2: '',
  city: 'London',
  county: '',
  postcode: 'SE1 0ZZ',
  country: 'United Kingdom',
};

const passwordHash = await createPasswords().hash('a walk by the sea', { key: '', isKnown: false });

eachDatabase((store) => {
  let shop: Shop;
  let token: string;
  let register: () => ReturnType<typeof createCustomer>;
  beforeEach(async () => {
    shop = await openSmallShop(await store.open());
    register = () =>
      createCustomer(
        shop.db,
        {
          email,
          password: '',
          details: person,
          address: { ...person, ...place },
          passwordHash,
          newsletter: false,
          cartToken: null,
          deviceToken: null,
        },
        testCompanyDetails,
        START,
      );
    token = (await register())?.token ?? '';
  });

  /** The token in the newest mail that has one. */
  const linkIn = async () => {
    const mails = shop.db.selectFrom('outbox').select('text').where('text', 'like', '%#token=%');
    const { text } = await mails.orderBy('created_at', 'desc').executeTakeFirstOrThrow();
    return /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  };
  const requestChange = async (now: Date) => {
    const { id } = await shop.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
    await shop.db
      .transaction()
      .execute((transaction) => requestEmailChange(transaction, id, 'new@shopper.example', testCompanyDetails, now));
    return { id, link: await linkIn() };
  };
  const confirmAt = (token: string, now: Date) =>
    confirmEmail(shop.db, { token, sessionToken: null }, testCompanyDetails, now);

  test('a new customer is welcomed; later accounts of the address get at most two more mails a day', async () => {
    const welcomed = async () => (await readOutbox(shop.db)).map(({ to, subject }) => [to, subject]);
    const welcome = [email, 'Welcome to Lumen & Latch'];
    expect(await welcomed()).toEqual([welcome]);
    expect(await register()).toBeNull();
    expect(await welcomed()).toEqual([welcome]);
    for (let times = 0; times < 3; times += 1) {
      await shop.db.deleteFrom('customers').execute();
      await register();
    }
    expect(await welcomed()).toEqual([welcome, welcome, welcome]);
  });

  test('stores no token or password in plain text', async () => {
    await requestReset(shop.db, email, testCompanyDetails, START);
    const [sessions, resets, customers] = [
      await shop.db.selectFrom('sessions').selectAll().execute(),
      await shop.db.selectFrom('password_resets').selectAll().execute(),
      await shop.db.selectFrom('customers').selectAll().execute(),
    ];
    expect([sessions[0]?.token_hash, resets[0]?.token_hash]).toEqual(
      Array(2).fill(expect.stringMatching(/^[0-9a-f]{64}$/)),
    );
    expect(JSON.stringify([sessions, resets])).not.toContain(token);
    expect(customers[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a session and its cart last seven days', async () => {
    const carts = (now: Date) => createCartStore(shop.db, () => now);
    await carts(START).change(token, () => [
      { kind: 'insert', productId: 1, variantId: null, quantity: 1, parent: null },
    ]);
    const at = async (now: Date) => [
      (await signedIn(shop.db, token, now)) !== null,
      (await carts(now).items(token)).length,
    ];
    expect([await at(after(WEEK - 1)), await at(after(WEEK))]).toEqual([
      [true, 1],
      [false, 0],
    ]);
  });

  test('a reset link lasts an hour', async () => {
    await requestReset(shop.db, email, testCompanyDetails, START);
    const link = await linkIn();
    expect([
      await readReset(shop.db, link, after(HOUR - 1)),
      await readReset(shop.db, link, after(HOUR)),
    ]).toMatchObject([{ email }, null]);
    const late = { token: link, passwordHash: 'hash', deviceToken: null };
    expect(await resetPassword(shop.db, late, testCompanyDetails, after(HOUR))).toBeNull();
  });

  test('a confirmation link lasts a day and is stored as its hash', async () => {
    const first = await requestChange(START);
    expect(JSON.stringify(await shop.db.selectFrom('email_changes').selectAll().execute())).not.toContain(first.link);
    expect([
      await pendingEmail(shop.db, first.id, after(DAY - 1)),
      await pendingEmail(shop.db, first.id, after(DAY)),
    ]).toEqual(['new@shopper.example', null]);
    expect(await confirmAt(first.link, after(DAY))).toBeNull();
    const second = await requestChange(after(1));
    expect(await confirmAt(second.link, after(DAY))).toBe('new@shopper.example');
  });

  test('opening one confirmation link twice at once changes the address once', async () => {
    const { link } = await requestChange(START);
    const answers = await Promise.all([1, 2].map(() => confirmAt(link, START)));
    expect(answers.filter((answer) => answer !== null)).toEqual(['new@shopper.example']);
  });

  test('a reset request without an account writes as much, and its link opens nothing', async () => {
    expect(await requestReset(shop.db, 'nobody@shopper.example', testCompanyDetails, START)).toBe(false);
    const [row] = await shop.db.selectFrom('password_resets').selectAll().execute();
    expect(row).toMatchObject({ customer_id: null });
  });

  test('an outdated hash is replaced at sign-in', async () => {
    const known = await readCredentials(shop.db, email);
    if (known) await signIn(shop.db, known, { cartToken: null, deviceToken: null, newHash: 'newer' }, START);
    expect((await readCredentials(shop.db, email))?.hash).toBe('newer');
  });

  test('a device gets a new token at each sign-in, stored only as its hash', async () => {
    const enter = async (deviceToken: string | null, now: Date) => {
      const known = await readCredentials(shop.db, email);
      return known
        ? (await signIn(shop.db, known, { cartToken: null, deviceToken, newHash: null }, now)).deviceToken
        : '';
    };
    const first = await enter(null, START);
    const second = await enter(first, after(1));
    expect(
      await Promise.all([first, second].map((device) => isKnownDevice(shop.db, email.toUpperCase(), device, START))),
    ).toEqual([false, true]);
    expect(await isKnownDevice(shop.db, 'other@shopper.example', second, START)).toBe(false);
    expect(JSON.stringify(await shop.db.selectFrom('known_devices').selectAll().execute())).not.toContain(second);
    expect(await isKnownDevice(shop.db, email, second, after(365 * 24 * HOUR + 1))).toBe(false);
    // Beyond ten devices the one that signed in longest ago is forgotten.
    for (let number = 2; number < 12; number += 1) await enter(null, after(number));
    expect([
      await isKnownDevice(shop.db, email, second, START),
      (await shop.db.selectFrom('known_devices').selectAll().execute()).length,
    ]).toEqual([false, 10]);
  });
});
