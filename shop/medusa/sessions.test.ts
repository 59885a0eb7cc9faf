import { expect, test } from 'vitest';
import { eachDatabase } from '@storefront/embedded/database/database.fixture.ts';
import { MedusaRefusal, MedusaUnavailableError, type Medusa } from './medusa-client.ts';
import { seal, unseal } from './sealed.rules.ts';
import { createSessions } from './sessions.ts';

const HOUR_MILLISECONDS = 60 * 60_000;
const START = Date.parse('2026-11-26T09:00:00Z');

/** A JSON web token as Medusa issues them: for a day from a time. */
function jwt(from: number): string {
  const claims = { actor_id: 'cus_1', iat: from / 1_000, exp: from / 1_000 + 24 * 3_600 };
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

function clock() {
  let time = START;
  return { now: () => new Date(time), pass: (hours: number) => void (time += hours * HOUR_MILLISECONDS) };
}

const never: Medusa = () => Promise.reject(new Error('Medusa was called'));

test('a sealed value opens with its secret alone', () => {
  const sealed = seal('secret', { cart: 'cart_1' });
  expect(sealed).not.toContain('cart_1');
  expect(unseal('secret', sealed)).toEqual({ cart: 'cart_1' });
  expect(() => unseal('another', sealed)).toThrow();
  expect(seal('secret', 1)).not.toBe(seal('secret', 1));
});

eachDatabase((store) => {
  test('a token opens the session in Medusa; the database alone opens nothing', async () => {
    const db = await store.open();
    const { now } = clock();
    const sessions = createSessions(db, never, now);
    const customer = { customerId: 'cus_1', sessionToken: jwt(START) };
    const token = await sessions.start(customer);
    expect(await sessions.find(token)).toEqual(customer);
    expect(await sessions.find('another')).toBeNull();
    const stored = JSON.stringify(await db.selectFrom('medusa_sessions').selectAll().execute());
    for (const secret of [token, customer.customerId, customer.sessionToken]) expect(stored).not.toContain(secret);
  });

  test('a session ends alone, with all others of its customer, or with all but one', async () => {
    const { now } = clock();
    const sessions = createSessions(await store.open(), never, now);
    const customer = { customerId: 'cus_1', sessionToken: jwt(START) };
    const start = () => sessions.start(customer);
    const [first, second, third] = [await start(), await start(), await start()];
    const other = await sessions.start({ ...customer, customerId: 'cus_2' });
    await sessions.end(first);
    expect(await sessions.find(first)).toBeNull();
    expect(await sessions.find(second)).toEqual(customer);
    await sessions.endAll('cus_1', third);
    expect(await sessions.find(second)).toBeNull();
    expect(await sessions.find(third)).toEqual(customer);
    await sessions.endAll('cus_1');
    expect(await sessions.find(third)).toBeNull();
    expect(await sessions.find(other)).not.toBeNull();
  });

  test('the session in Medusa is renewed while it is used, for seven days', async () => {
    const { now, pass } = clock();
    const calls: (string | undefined)[] = [];
    const medusa: Medusa = (_answer, { path, sessionToken }) => {
      calls.push(`${path} ${sessionToken}`);
      return Promise.resolve({ token: jwt(now().getTime()) }) as never;
    };
    const db = await store.open();
    const sessions = createSessions(db, medusa, now);
    const token = await sessions.start({ customerId: 'cus_1', sessionToken: jwt(START) });
    pass(11);
    await sessions.find(token);
    expect(calls).toEqual([]);
    pass(2);
    const renewed = { customerId: 'cus_1', sessionToken: jwt(now().getTime()) };
    expect(await sessions.find(token)).toEqual(renewed);
    expect(await sessions.find(token)).toEqual(renewed);
    expect(calls).toEqual([`/auth/token/refresh ${jwt(START)}`]);
    for (let day = 0; day < 6; day += 1) {
      pass(23);
      expect(await sessions.find(token)).not.toBeNull();
    }
    pass(23);
    expect(await sessions.find(token)).toBeNull();
    await sessions.deleteExpired();
    expect(await db.selectFrom('medusa_sessions').selectAll().execute()).toEqual([]);
  });

  test('a session that nobody used for the life of Medusa’s has ended', async () => {
    const { now, pass } = clock();
    const sessions = createSessions(await store.open(), never, now);
    const token = await sessions.start({ customerId: 'cus_1', sessionToken: jwt(START) });
    pass(25);
    expect(await sessions.find(token)).toBeNull();
  });

  test('a session stays when Medusa is away, and ends when Medusa refuses to renew it', async () => {
    const { now, pass } = clock();
    let failure: Error = new MedusaUnavailableError('away');
    const sessions = createSessions(await store.open(), () => Promise.reject(failure), now);
    const customer = { customerId: 'cus_1', sessionToken: jwt(START) };
    const token = await sessions.start(customer);
    pass(13);
    expect(await sessions.find(token)).toEqual(customer);
    failure = new MedusaRefusal(401, { type: '', code: '', message: 'Unauthorized' });
    expect(await sessions.find(token)).toBeNull();
    expect(await sessions.find(token)).toBeNull();
  });
});
