import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createProductReader } from '../../catalogue/product-reader.ts';
import { createStockReader } from '../../catalogue/stock/stock-store.ts';
import { sendStockAlerts } from '../../customers/stock-alerts/stock-alert-store.ts';
import { eachSharedDatabase } from '../../database/database.fixture.ts';
import type { Tables } from '../../database/tables.ts';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import { useTestShop } from '../../shop.fixture.ts';
import { accounts, PASSWORD } from '../customers/account.fixture.ts';

const GONE = { product_id: 102 };
const MATT_BLACK = { product_id: 100, variant_id: 1002 };
const DAY_MILLISECONDS = 24 * 60 * 60_000;

let people = 0;
const newEmail = () => `waiting${(people += 1)}@shopper.example`;

eachSharedDatabase((store) => {
  const shop = useTestShop(store);
  const { mails, linkIn, register } = accounts(shop);
  let db: Kysely<Tables>;
  beforeAll(async () => void (db = await store.open()));

  const ask = (email: string, wanted: object = GONE, more: object = {}) =>
    shop.send<{ code?: string; message?: string }>('POST', '/stock_alerts', { email, ...wanted, ...more });
  const confirm = (token: string, more: object = {}) =>
    shop.send<{ code?: string }>('POST', '/confirm_stock_alert', { token, ...more });
  const listed = (token: string) =>
    shop.get<{ alerts: { id: string; name: string }[] }>(`/account/stock_alerts?token=${token}`);
  const names = async (token: string) => (await listed(token)).body.alerts.map(({ name }) => name);
  const stop = (token: string, id: string) => shop.send('PUT', `/stop_stock_alert?token=${token}&alert_id=${id}`);
  const remove = (token: string) => shop.send('POST', '/delete_stock_alert', { token });
  const sendDue = (now = new Date()) =>
    sendStockAlerts(
      { db, products: createProductReader(db, createStockReader(db)), companyDetails: testCompanyDetails },
      now,
    );
  const setLevel = (product: number, variant: number, level: number) => {
    const stock = db.updateTable('stock').set({ level });
    return stock.where('product_id', '=', product).where('variant_id', '=', variant).execute();
  };
  const subjects = async (email: string) => (await mails(email)).map(({ subject }) => subject).sort();
  const ASKED = 'Shall we tell you when it’s back? Gone';

  test('one mail follows a confirmed alert when the stock is back, and none an unconfirmed one', async () => {
    const [confirmed, silent] = [newEmail(), newEmail()];
    for (const email of [confirmed, silent]) expect((await ask(email)).status).toBe(202);
    expect(await confirm(await linkIn(confirmed))).toMatchObject({
      status: 200,
      body: { name: 'Gone', url: '/gone/' },
    });
    expect(await sendDue()).toBe(0);
    await setLevel(102, 0, 4);
    expect(await Promise.all([sendDue(), sendDue()])).toEqual(expect.arrayContaining([0, 1]));
    expect(await subjects(confirmed)).toEqual(['Back in stock: Gone', ASKED]);
    expect(await subjects(silent)).toEqual([ASKED]);
    await setLevel(102, 0, 0);
    await setLevel(102, 0, 4);
    expect(await sendDue()).toBe(0);
    await setLevel(102, 0, 0);
  });

  test('the link of the last mail works after requests that are over the limit of mails', async () => {
    const email = newEmail();
    for (let request = 0; request < 12; request += 1) expect((await ask(email)).status).toBe(202);
    const sent = await mails(email);
    expect(sent).toHaveLength(10);
    const tokens = sent.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
    const answers = await Promise.all(tokens.map(async (token) => (await confirm(token)).status));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    for (const token of tokens) await remove(token);
  });

  test('an alert for a variant waits for that variant, and its mail opens it', async () => {
    const email = newEmail();
    await ask(email, MATT_BLACK);
    expect((await confirm(await linkIn(email))).body).toMatchObject({
      name: 'Finished, Matt Black',
      url: '/finished/?finish=matt-black',
    });
    expect(await sendDue()).toBe(0);
    await setLevel(100, 1002, 1);
    expect(await sendDue()).toBe(1);
    await setLevel(100, 1002, 0);
    const news = (await mails(email)).find(({ subject }) => subject.startsWith('Back'));
    expect(news?.text).toContain('https://shop.example/finished/?finish=matt-black');
  });

  test.each([
    [{ product_id: 1 }, 409, 'not_sold_out'],
    [{ product_id: 100 }, 409, 'not_sold_out'],
    [{ product_id: 100, variant_id: 1001 }, 409, 'not_sold_out'],
    [{ product_id: 104 }, 409, 'not_sold_out'],
    [{ product_id: 9_999 }, 404, 'product_not_found'],
    [{ product_id: 102, variant_id: 7 }, 404, 'product_not_found'],
  ])('an alert for %j is a %i', async (wanted, status, code) => {
    expect(await ask(newEmail(), wanted)).toMatchObject({ status, body: { code } });
  });

  test('a second request has the same answer: with a newer link, and once confirmed without a mail', async () => {
    const email = newEmail();
    const answers = [await ask(email)];
    const first = await linkIn(email);
    answers.push(await ask(email.toUpperCase()));
    expect((await confirm(first)).body.code).toBe('invalid_stock_alert_token');
    const second = (await mails(email.toUpperCase()))[0]?.text.match(/#token=([\w-]+)/)?.[1] ?? '';
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(second)).status).toBe(200);
    answers.push(await ask(email));
    expect(await subjects(email)).toEqual([ASKED]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toHaveLength(1);
    await remove(second);
  });

  test('the link takes an address off the list, again and again', async () => {
    const email = newEmail();
    await ask(email);
    const token = await linkIn(email);
    await confirm(token);
    expect([(await remove(token)).status, (await remove(token)).status]).toEqual([200, 200]);
    expect((await confirm(token)).body.code).toBe('invalid_stock_alert_token');
    await setLevel(102, 0, 4);
    expect(await sendDue()).toBe(0);
    await setLevel(102, 0, 0);
  });

  test('a link expires after a week, a confirmed alert after a year', async () => {
    const [confirmed, unconfirmed] = [newEmail(), newEmail()];
    for (const email of [confirmed, unconfirmed]) await ask(email);
    await confirm(await linkIn(confirmed));
    await sendDue(new Date(Date.now() + 8 * DAY_MILLISECONDS));
    const kept = async () => (await db.selectFrom('stock_alerts').select('email').execute()).map(({ email }) => email);
    expect((await kept()).filter((email) => [confirmed, unconfirmed].includes(email))).toEqual([confirmed]);
    expect((await confirm(await linkIn(unconfirmed))).body.code).toBe('invalid_stock_alert_token');
    await sendDue(new Date(Date.now() + 366 * DAY_MILLISECONDS));
    expect(await kept()).toEqual([]);
  });

  test('an account lists the confirmed alerts that were requested in it, the last first, and stops one', async () => {
    const { email, token } = await register();
    const session = { session_token: token };
    await ask(email, GONE, session);
    expect(await names(token)).toEqual([]);
    await confirm(await linkIn(email));
    await ask(email.toUpperCase(), MATT_BLACK, session);
    await confirm((await mails(email.toUpperCase()))[0]?.text.match(/#token=([\w-]+)/)?.[1] ?? '');
    const { body } = await listed(token);
    expect(body.alerts).toMatchObject([
      { name: 'Finished, Matt Black', url: '/finished/?finish=matt-black', sku: 'V-1002' },
      { name: 'Gone', url: '/gone/', sku: 'L-102' },
    ]);
    const id = body.alerts[0]?.id ?? '';
    expect([(await stop(token, id)).status, (await stop(token, id)).status]).toEqual([200, 200]);
    expect(await names(token)).toEqual(['Gone']);
    expect((await shop.get(`/account/export?token=${token}`)).body).toMatchObject({
      stock_alerts: [{ product_id: 102, variant_id: null }],
    });
  });

  test('whoever has registered with another’s address sees none of its alerts, and stops none', async () => {
    const email = newEmail();
    await ask(email);
    const link = await linkIn(email);
    await confirm(link);
    const { token } = await register({ email });
    await ask(email, GONE, { session_token: token });
    expect(await names(token)).toEqual([]);
    // The link itself is in the mailbox of the owner.
    await confirm(link, { session_token: token });
    expect(await names(token)).toEqual(['Gone']);
    const id = (await listed(token)).body.alerts[0]?.id ?? '';
    const another = await register();
    await confirm(link, { session_token: another.token });
    await ask(another.email, MATT_BLACK, { session_token: token });
    await confirm(await linkIn(another.email));
    expect([await names(another.token), (await stop(another.token, id)).status]).toEqual([[], 200]);
    expect(await names(token)).toEqual(['Gone']);
    expect([(await listed('')).status, (await stop('', id)).status, (await listed('unknown')).status]).toEqual([
      401, 401, 401,
    ]);
  });

  test('an account that is deleted takes its alerts along', async () => {
    const { email, token } = await register();
    await ask(email);
    await confirm(await linkIn(email));
    expect((await shop.send('POST', `/delete_account?token=${token}`, { password: PASSWORD })).status).toBe(200);
    expect(await db.selectFrom('stock_alerts').select('id').where('email', '=', email).execute()).toEqual([]);
  });
});
