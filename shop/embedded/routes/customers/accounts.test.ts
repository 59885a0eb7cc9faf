import { describe, expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';
import { checkoutOf, shoppers, type OrderBody } from '../orders/checkout.fixture.ts';
import { accounts, PASSWORD, type AccountBody } from './account.fixture.ts';

const shop = useTestShop();
const { register, logIn, isValid, info, lines, add, mails, linkIn } = accounts(shop);
const { checkOut } = shoppers(shop);

const OTHER = 'a lamp in every window';
const update = (token: string, body: object) =>
  shop.send<{ customer: AccountBody; token: string | null; code?: string }>(
    'PUT',
    `/update_account?token=${token}`,
    body,
  );

describe('changing an account', () => {
  test('changes details and newsletter without the password', async () => {
    const { token } = await register();
    const details = { first_name: 'Augusta', last_name: 'King', phone: '', company: 'Engines' };
    expect(await update(token, { details, newsletter: true })).toMatchObject({
      status: 200,
      body: { token: null, customer: { ...details, newsletter: true } },
    });
    const onlyCompany = { ...details, first_name: '', last_name: '' };
    expect(await update(token, { newsletter: false, details: onlyCompany })).toMatchObject({
      body: { customer: { ...onlyCompany, newsletter: false } },
    });
  });

  test('a new password replaces every session by a new one, and revokes mailed links', async () => {
    const { email, token } = await register();
    const elsewhere = (await logIn(email, PASSWORD)).body.token;
    await shop.send('POST', '/request_password_reset', { email });
    const reset = await linkIn(email);
    const wanted = `new-${email}`;
    await update(token, { email: wanted, current_password: PASSWORD });
    const confirmation = await linkIn(wanted);
    expect(await update(token, { new_password: OTHER, current_password: 'wrong' })).toMatchObject({ status: 403 });
    expect(await update(token, { new_password: 'password123', current_password: PASSWORD })).toMatchObject({
      status: 400,
      body: { code: 'weak_password' },
    });
    const changed = await update(token, { new_password: OTHER, current_password: PASSWORD });
    expect(changed.body.customer).toMatchObject({ email, pending_email: null });
    const valid = await Promise.all([token, elsewhere, changed.body.token ?? ''].map(isValid));
    expect(valid).toEqual([false, false, true]);
    expect([(await logIn(email, PASSWORD)).status, (await logIn(email, OTHER)).status]).toEqual([401, 200]);
    const revoked = [
      await shop.send('POST', '/reset_password', { token: reset, password: 'another one of them' }),
      await shop.send('POST', '/confirm_email', { token: confirmation }),
    ];
    expect(revoked.map(({ status }) => status)).toEqual([400, 400]);
    const [mail] = await mails(email);
    expect(mail).toMatchObject({
      subject: 'Your Lumen & Latch password has been changed',
      html: expect.not.stringContaining('<a '),
    });
  });

  test('limits changes to 120 an hour per network', async () => {
    const { token } = await register();
    const change = (session: string) => update(session, { newsletter: false, client_address: '192.0.2.201' });
    for (let tries = 0; tries < 60; tries += 1) await change(token);
    const other = (await register()).token;
    for (let tries = 0; tries < 60; tries += 1) expect((await change(other)).status).toBe(200);
    expect((await change((await register()).token)).status).toBe(429);
  });
});

describe('addresses', () => {
  const place = {
    first_name: 'Ada',
    last_name: 'Byron',
    address1: '2 Lamp Street',
    city: 'Leeds',
    postcode: 'LS1 1AA',
    country: 'United Kingdom',
  };
  const change = (path: string, token: string, id: string, body?: object) =>
    shop.send('PUT', `/${path}?token=${token}&address_id=${id}`, body);

  test('are added, changed, made the default and deleted', async () => {
    const { token, customer } = await register();
    const first = customer.addresses[0]?.id ?? '';
    const body = { ...place, is_default: true };
    const created = await shop.send<{ id: string }>('POST', `/create_address?token=${token}`, body);
    const second = created.body.id;
    expect([created.status, (await info(token)).default_address_id]).toEqual([201, second]);
    expect(await change('update_address', token, second, { ...place, address1: '3 Lamp Street' })).toMatchObject({
      status: 200,
      body: { id: second, address1: '3 Lamp Street', county: '' },
    });
    expect(await change('default_address', token, first)).toMatchObject({ status: 200 });
    expect(await change('delete_address', token, first)).toMatchObject({ status: 200 });
    expect(await info(token)).toMatchObject({
      default_address_id: second,
      addresses: [{ id: second, address1: '3 Lamp Street' }],
    });
    await change('delete_address', token, second);
    expect(await info(token)).toMatchObject({ default_address_id: null, addresses: [] });
  });

  test('of another customer are 404', async () => {
    const [one, other] = [await register(), await register()];
    const id = one.customer.addresses[0]?.id ?? '';
    const answers = [
      await change('update_address', other.token, id, place),
      await change('default_address', other.token, id),
      await change('delete_address', other.token, id),
      await change('delete_address', other.token, 'nothing'),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { detail: 'Address not found' } });
    expect(await info(one.token)).toMatchObject({ addresses: [{ id }] });
    expect((await change('delete_address', '', id)).status).toBe(401);
  });

  test('are limited to fifty', async () => {
    const { token } = await register();
    for (let number = 1; number < 50; number += 1) await shop.send('POST', `/create_address?token=${token}`, place);
    expect(await shop.send('POST', `/create_address?token=${token}`, place)).toMatchObject({
      status: 409,
      body: { code: 'too_many_addresses' },
    });
  });
});

describe('orders', () => {
  const order = async (token: string, key: string) => {
    await add([{ product_id: 7, quantity: 1 }], token);
    return (await checkOut(token, checkoutOf(await lines(token), { idempotency_key: key }))).body;
  };
  const list = (token: string, page = 1) =>
    shop.get<{ results: OrderBody[]; total: number }>(`/orders?token=${token}&page_no=${page}`);

  test('are listed for their customer only, 16 per page, newest first', async () => {
    const [{ token }, other] = [await register(), await register()];
    const placed: OrderBody[] = [];
    for (let number = 0; number < 18; number += 1) placed.push(await order(token, `order-key-${number}`));
    const [first, second] = [(await list(token)).body, (await list(token, 2)).body];
    expect([first.results.length, first.total]).toEqual([16, 18]);
    const numbers = [...first.results, ...second.results].map(({ number }) => number);
    expect(numbers).toEqual(placed.map(({ number }) => number).reverse());
    expect((await list(other.token)).body).toEqual({ results: [], total: 0 });
    expect((await list('')).status).toBe(401);
    const id = placed[0]?.id ?? '';
    const statuses = [token, other.token].map(async (of) => (await shop.get(`/orders/${id}?token=${of}`)).status);
    expect(await Promise.all(statuses)).toEqual([200, 404]);
  });

  test('of a guest belong to no account', async () => {
    const cart = await add([{ product_id: 8, quantity: 1 }]);
    expect((await checkOut(cart, checkoutOf(await lines(cart)))).status).toBe(201);
    const { token } = await register({ cart_token: cart });
    expect((await list(token)).body.total).toBe(0);
  });

  test('are exported, and kept without the account after its deletion', async () => {
    const { email, token } = await register({ newsletter: true });
    const placed = await order(token, 'export-key-1');
    const { body } = await shop.get<{ account: AccountBody; orders: OrderBody[] }>(`/account/export?token=${token}`);
    expect(body).toMatchObject({
      account: { email, newsletter: true, addresses: [{ address1: '1 Lamp Street' }] },
      orders: [{ number: placed.number }],
    });
    expect(JSON.stringify(body)).not.toMatch(/access_key|argon2/);

    expect((await shop.send('POST', `/delete_account?token=${token}`, { password: 'wrong wrong' })).status).toBe(403);
    expect((await shop.send('POST', `/delete_account?token=${token}`, { password: PASSWORD })).status).toBe(200);
    expect([await isValid(token), (await logIn(email, PASSWORD)).status]).toEqual([false, 401]);
    expect((await shop.get(`/orders/${placed.id}?access_key=${placed.access_key}`)).status).toBe(200);
    const again = await register({ email });
    const left = [(await list(again.token)).body.total, (await info(again.token)).newsletter, await lines(again.token)];
    expect(left).toEqual([0, false, []]);
  });
});
