import { afterEach, beforeEach, expect, test } from 'vitest';
import { guessesPerPair } from '@storefront/embedded/attempts/limits.data.ts';
import { eachDatabase } from '@storefront/embedded/database/database.fixture.ts';
import { inTransaction } from '@storefront/embedded/database/retry-on-conflict.ts';
import { readOutbox } from '@storefront/embedded/mail/outbox-store.ts';
import { bindRoutes } from '@storefront/embedded/routes/route.ts';
import { serve } from '@storefront/embedded/shop.fixture.ts';
import { openSmallShop, type SmallShop } from '@storefront/embedded/small-shop.fixture.ts';
import { createSessions } from '../sessions.ts';
import { resetRoutes } from '@storefront/embedded/routes/customers/resets.ts';
import { MEDUSA_ROUTES } from '../open-medusa.ts';
import { FakeAccounts } from './fake-accounts.fixture.ts';
import { createMedusaAccounts } from './medusa-accounts.ts';
import { subscribeInMedusa } from './newsletter.ts';
import { createResets, type Resets } from './resets.ts';

const password = 'a walk by the sea';
const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  company: 'Engines Ltd',
  address1: '1 Lamp Street',
  city: 'Douglas',
  country: 'Isle of Man',
  postcode: 'IM1 1AA',
  phone: '020 7946 0958',
};
const registration = { ...address, email: 'Ada@shopper.example', password };

eachDatabase((store) => {
  let small: SmallShop;
  let fake: FakeAccounts;
  let merged: string[];
  let resets: Resets;
  let url: string;
  let close: () => Promise<void>;

  beforeEach(async () => {
    small = await openSmallShop(await store.open());
    fake = new FakeAccounts();
    merged = [];
    const { medusa } = fake;
    small.onSubscription = (email) => subscribeInMedusa(medusa, email);
    resets = createResets(small);
    const accounts = createMedusaAccounts({
      model: small,
      medusa,
      resets,
      sessions: createSessions(small.db, medusa, small.now),
      mergeCarts: async (token: string) => merged.push(token) > 0,
    });
    const routes = bindRoutes({ ...small, accounts }, [...MEDUSA_ROUTES, resetRoutes]);
    ({ url, close } = await serve({ ...small, commerce: { routes, capabilities: [] } }));
  });
  afterEach(() => close());

  // oxlint-disable-next-line typescript/no-explicit-any -- each test reads what it expects
  async function call(method: string, path: string, body?: object): Promise<{ status: number; body: any }> {
    const response = await fetch(url + path, { method, ...(body && { body: JSON.stringify(body) }) });
    return { status: response.status, body: await response.json() };
  }
  const post = (path: string, body: object) => call('POST', path, body);
  async function registered(): Promise<string> {
    const { body } = await post('/create_account', registration);
    return (body as { token: string }).token;
  }

  test('registers with the first address, takes over the cart and welcomes', async () => {
    const { status, body } = await post('/create_account', { ...registration, cart_token: 'cart-token' });
    expect([status, body.cart_merged, merged]).toEqual([201, true, ['cart-token']]);
    const { body: info } = await call('GET', `/account/info?token=${body.token}`);
    expect(info).toMatchObject({
      email: 'ada@shopper.example',
      first_name: 'Ada',
      company: 'Engines Ltd',
      vat_number: '',
      newsletter: false,
      default_address_id: info.addresses[0].id,
      addresses: [{ address1: '1 Lamp Street', country: 'Isle of Man', postcode: 'IM1 1AA' }],
    });
    expect([...fake.customers.values()][0]?.addresses[0]).toMatchObject({ country_code: 'im' });
    expect((await readOutbox(small.db)).map(({ to }) => to)).toEqual(['ada@shopper.example']);
    expect(JSON.stringify(body)).not.toContain('head.');
  });

  test('a registration that was broken off is completed at the next try', async () => {
    fake.failing = 'POST /store/customers';
    expect((await post('/create_account', registration)).status).toBe(500);
    fake.failing = null;
    expect((await post('/create_account', { ...registration, password: 'quite another sea' })).body.code).toBe(
      'email_taken',
    );
    expect((await post('/create_account', registration)).status).toBe(201);
    expect((await post('/create_account', registration)).body).toMatchObject({ status: 409, code: 'email_taken' });
  });

  test('a weak password is refused before Medusa is called', async () => {
    const { status, body } = await post('/create_account', { ...registration, password: 'short' });
    expect([status, body.code, fake.calls]).toEqual([400, 'weak_password', []]);
  });

  test('signs in by an address in any case, and out', async () => {
    await registered();
    const { status, body } = await post('/login', { email: 'ADA@shopper.example', password, cart_token: 'cart-token' });
    expect([status, body.cart_merged]).toEqual([200, true]);
    expect((await post(`/logout?token=${body.token}`, {})).status).toBe(200);
    expect((await call('GET', `/account/info?token=${body.token}`)).status).toBe(401);
  });

  test('wrong passwords are throttled before Medusa is asked', async () => {
    await registered();
    const guess = () =>
      post('/login', { email: registration.email, password: 'a wrong one', client_address: '192.0.2.1' });
    expect((await guess()).body).toMatchObject({ status: 401, code: 'invalid_credentials' });
    for (let tried = 1; tried < guessesPerPair.tries; tried += 1) await guess();
    const calls = fake.calls.length;
    expect((await guess()).body).toMatchObject({ status: 429, code: 'throttled' });
    expect(fake.calls.length).toBe(calls);
  });

  test('changes details and keeps the rest of the metadata; refuses what Medusa cannot change', async () => {
    const token = await registered();
    const details = { first_name: 'Ada', last_name: 'King', phone: '', company: '', vat_number: 'GB 980 7806 84' };
    const update = (body: object) => call('PUT', `/update_account?token=${token}`, body);
    expect((await update({ details })).body.customer).toMatchObject({
      last_name: 'King',
      vat_number: 'GB 980 7806 84',
    });
    const { body } = await update({ newsletter: true, email: 'ada@shopper.example' });
    expect(body.customer).toMatchObject({ newsletter: true, vat_number: 'GB 980 7806 84' });
    expect((await update({ email: 'king@shopper.example' })).body.detail[0].loc).toEqual(['body', 'email']);
    expect((await update({ new_password: 'quite another sea' })).body.detail[0].loc).toEqual(['body', 'new_password']);
  });

  test('Medusa knows who subscribes: customers, and strangers as customers without an account', async () => {
    const token = await registered();
    const subscribed = async (email: string) => {
      expect((await post('/subscribe_to_newsletter', { email })).status).toBe(200);
      return [...fake.customers.values()].filter((each) => each['email'] === email).map(({ metadata }) => metadata);
    };
    expect(await subscribed('ada@shopper.example')).toEqual([expect.objectContaining({ newsletter: true })]);
    expect((await call('GET', `/account/info?token=${token}`)).body).toMatchObject({ newsletter: true });
    expect(await subscribed('stranger@shopper.example')).toEqual([{ newsletter: true }]);
    expect(await subscribed('stranger@shopper.example')).toEqual([{ newsletter: true }]);
  });

  test('keeps an address book', async () => {
    const token = await registered();
    const created = await post(`/create_address?token=${token}`, { ...address, city: 'Leeds', postcode: 'LS1 4DT' });
    expect(created).toMatchObject({ status: 201, body: { city: 'Leeds' } });
    const of = (id: string) => `token=${token}&address_id=${id}`;
    const { id } = created.body;
    expect((await call('PUT', `/update_address?${of(id)}`, { ...address, city: 'York' })).body.city).toBe('York');
    await call('PUT', `/default_address?${of(id)}`);
    const { body: info } = await call('GET', `/account/info?token=${token}`);
    expect([info.default_address_id, info.addresses.length]).toEqual([id, 2]);
    expect((await call('PUT', `/delete_address?${of(id)}`)).status).toBe(200);
    for (const route of ['update_address', 'default_address', 'delete_address'])
      expect((await call('PUT', `/${route}?${of(id)}`, address)).status).toBe(404);
  });

  test('resets a password once, by a mailed link of its own, and ends all sessions', async () => {
    const token = await registered();
    expect((await post('/request_password_reset', { email: registration.email })).status).toBe(200);
    const [told] = fake.resets;
    if (told) await inTransaction(small.db, (transaction) => resets.mail(told, transaction));
    const mails = await readOutbox(small.db);
    const [, link] = /#token=([\w-]+)/.exec(mails.map(({ text }) => text).join('\n')) ?? [];
    const stored = JSON.stringify(await small.db.selectFrom('medusa_sessions').selectAll().execute());
    for (const secret of [String(link), String(told?.medusaToken)]) expect(stored).not.toContain(secret);
    const reset = (sent: string) => post('/reset_password', { token: link, password: sent });
    expect((await reset('short')).body.code).toBe('weak_password');
    expect((await reset('quite another sea')).status).toBe(200);
    expect((await reset('quite another sea')).body.code).toBe('invalid_reset_token');
    expect((await call('GET', `/account/info?token=${token}`)).status).toBe(401);
    expect((await post('/login', { email: registration.email, password: 'quite another sea' })).status).toBe(200);
  });

  test('deletes an account by its password, with all sessions', async () => {
    const token = await registered();
    const { body: other } = await post('/login', { email: registration.email, password });
    expect((await post(`/delete_account?token=${token}`, { password: 'a wrong one' })).body.code).toBe(
      'invalid_password',
    );
    expect((await post(`/delete_account?token=${token}`, { password })).status).toBe(200);
    for (const each of [token, other.token])
      expect((await call('GET', `/account/info?token=${each}`)).status).toBe(401);
    expect((await post('/create_account', registration)).status).toBe(201);
  });
});
