import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPasswords } from '../../customers/passwords.ts';
import { signInPerAccount } from '../../customers/throttle.rules.ts';
import { testLetterhead } from '../../letterhead.fixture.ts';
import { openSmallShop } from '../../small-shop.fixture.ts';
import type { Shop } from '../../routes/route.ts';
import { createCartStore } from '../cart-store.ts';
import { countAttempts } from './attempt-store.ts';
import { createCustomer, readCredentials, signIn } from './customer-store.ts';
import { readReset, requestReset, resetPassword } from './reset-store.ts';
import { signedIn } from './session-store.ts';

const START = new Date('2026-11-21T09:00:00Z');
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

const email = 'ada@shopper.example';
const person = { firstName: 'Ada', lastName: 'Byron', phone: '', company: '' };
const place = { address1: '1 Lamp Street', address2: '', city: 'London', county: '', postcode: 'SE1 0ZZ', country: 'United Kingdom' };

let shop: Shop;
let token: string;
beforeEach(async () => {
  shop = await openSmallShop();
  const passwordHash = await createPasswords().hash('a walk by the sea');
  const made = await createCustomer(shop.db, { email, password: '', details: person, address: { ...person, ...place }, passwordHash, newsletter: false, cartToken: null }, START);
  token = made?.token ?? '';
});
afterEach(() => shop.db.destroy());

test('nothing that lets anyone in is kept as it is', async () => {
  await requestReset(shop.db, email, testLetterhead, START);
  const [sessions, resets, customers] = [await shop.db.selectFrom('sessions').selectAll().execute(), await shop.db.selectFrom('password_resets').selectAll().execute(), await shop.db.selectFrom('customers').selectAll().execute()];
  expect([sessions[0]?.token_hash, resets[0]?.token_hash]).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{64}$/)));
  expect(JSON.stringify([sessions, resets])).not.toContain(token);
  expect(customers[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a session lasts seven days, and its cart with it', async () => {
  const carts = (now: Date) => createCartStore(shop.db, () => now);
  await carts(START).change(token, () => [{ kind: 'insert', productId: 1, variantId: null, quantity: 1, parent: null }]);
  const at = async (now: Date) => [(await signedIn(shop.db, token, now)) !== null, (await carts(now).items(token)).length];
  expect([await at(after(WEEK - 1)), await at(after(WEEK))]).toEqual([[true, 1], [false, 0]]);
});

test('a link lasts an hour', async () => {
  await requestReset(shop.db, email, testLetterhead, START);
  const [mail] = await shop.db.selectFrom('outbox').select('text').execute();
  const link = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect([await readReset(shop.db, link, after(HOUR - 1)), await readReset(shop.db, link, after(HOUR))]).toMatchObject([{ email }, null]);
  expect(await resetPassword(shop.db, link, 'hash', testLetterhead, after(HOUR))).toBe(false);
});

test('a link for an address without an account is as much writing, and opens nothing', async () => {
  expect(await requestReset(shop.db, 'nobody@shopper.example', testLetterhead, START)).toBe(false);
  const [row] = await shop.db.selectFrom('password_resets').selectAll().execute();
  expect(row).toMatchObject({ customer_id: null });
});

test('a dated hash is replaced at sign-in', async () => {
  const known = await readCredentials(shop.db, email);
  if (known) await signIn(shop.db, known, { cartToken: null, newHash: 'newer' }, START);
  expect((await readCredentials(shop.db, email))?.hash).toBe('newer');
});

test('tries are counted together however many come at once, and forgotten when their window ends', async () => {
  const attempt = { limit: { ...signInPerAccount, tries: 3 }, subject: email };
  const waits = await Promise.all(Array.from({ length: 5 }, () => countAttempts(shop.db, [attempt], START)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(3);
  expect(await countAttempts(shop.db, [attempt], after(14 * 60_000))).toBe(60);
  expect(await countAttempts(shop.db, [attempt], after(15 * 60_000))).toBeNull();
});
