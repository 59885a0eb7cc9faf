import { dirname } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { SIGNATURE_HEADER } from '@storefront/domain/shop-api/signed-call.rules.ts';
import { NO_CONTENT } from '@storefront/schema/shop-folder/content/content.ts';
import { sign } from './routes/http/signature.ts';
import { renamedProducts } from '@storefront/sample-catalogue/renamed-products.data.ts';
import { testCompanyDetails } from './mail/company-details.fixture.ts';
import { readOutbox } from './mail/outbox-store.ts';
import { checkoutOf, type Line } from './routes/orders/checkout.fixture.ts';
import { writeImportedCatalogue } from './small-shop.fixture.ts';
import { startShop, type RunningShop } from './start-embedded-shop.ts';
import type { DatabaseLocation } from './database/open-database.ts';
import { isDatabaseUnavailable } from './database/postgres/errors.ts';
import { sampleShopFile } from './sample-shop-file.fixture.ts';
import { openTcpProxy } from './database/postgres/tcp-proxy.fixture.ts';
import { eachEmptyDatabase } from './database/database.fixture.ts';

const running: RunningShop[] = [];
const progress: string[] = [];

const mail = { companyDetails: testCompanyDetails, smtpUrl: undefined, from: testCompanyDetails.email };

async function start(location: DatabaseLocation): Promise<RunningShop> {
  const place =
    'file' in location ? { dataDir: dirname(location.file) } : { dataDir: '', databaseUrl: location.databaseUrl };
  const shop = await startShop({
    ...place,
    seedProducts: 1,
    mail,
    content: NO_CONTENT,
    shopFile: sampleShopFile,
    onProgress: (message) => progress.push(message),
  });
  running.push(shop);
  return shop;
}
const stopAll = () => Promise.all(running.splice(0).map((shop) => shop.stop()));
const json = async <Body>(address: string, options?: RequestInit) =>
  (await (await fetch(address, options)).json()) as Body;

interface Listed {
  results: { id: number; variants_length: number; image_url: string }[];
}
/** Adds three of a product to a new cart. */
async function fillCart({ url }: RunningShop): Promise<{ token: string; cart: object }> {
  const { results } = await json<Listed>(`${url}/featured`);
  const product_id = results.find(({ variants_length }) => variants_length === 0)?.id;
  const { token } = await json<{ token: string }>(`${url}/add_to_cart`, {
    method: 'POST',
    body: JSON.stringify({ items: [{ product_id, quantity: 3 }] }),
  });
  return { token, cart: { cart: { items: [{ product_id, quantity: 3 }] } } };
}

/** Orders three of a product by bank transfer. */
async function placeOrder(shop: RunningShop): Promise<{ id: string; access_key: string; status: string }> {
  const { token } = await fillCart(shop);
  const { cart } = await json<{ cart: { items: Line[] } }>(`${shop.url}/cart?token=${token}`);
  const order = await json<{ id: string; access_key: string; status: string }>(`${shop.url}/checkout?token=${token}`, {
    method: 'POST',
    body: JSON.stringify(checkoutOf(cart.items)),
  });
  expect(order.status).toBe('awaiting_payment');
  return order;
}

eachEmptyDatabase((store) => {
  // The database is removed after each test, so the shops are stopped first.
  afterEach(async () => {
    await stopAll();
    progress.length = 0;
    vi.restoreAllMocks();
  });

  test('one of two processes seeds an empty database, and its data are kept across a restart', async () => {
    const [shop, other] = await Promise.all([start(store.location()), start(store.location())]);
    expect(progress.filter((message) => /^Writing [\d,]+ products in \d+ categories …$/.test(message))).toHaveLength(1);
    expect(await json(`${other.url}/featured`)).toEqual(await json(`${shop.url}/featured`));
    const found = async () => (await json<Partial<Listed>>(`${shop.url}/search/switch%20plate`)).results ?? [];
    await expect.poll(found, { timeout: 20_000 }).not.toEqual([]);
    const drawing = await fetch(shop.url + ((await found())[0]?.image_url ?? ''));
    expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    for (const { from, to } of renamedProducts) {
      const moved = await fetch(`${shop.url}/products${from}`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')]).toEqual([301, `/products${to}`]);
      expect((await fetch(`${shop.url}/products${to}`)).status).toBe(200);
    }

    const { token, cart } = await fillCart(shop);
    expect(await json(`${other.url}/cart?token=${token}`)).toMatchObject(cart);
    const outboxWith = async ({ url }: RunningShop, secret: string) =>
      (
        await fetch(`${url}/outbox`, {
          headers: { [SIGNATURE_HEADER]: sign(secret, { method: 'GET', path: '/outbox', body: '' }, new Date()) },
        })
      ).status;
    expect(await outboxWith(shop, shop.secret)).toBe(200);
    await shop.replaceWords({
      mail: { ...mail, companyDetails: { ...testCompanyDetails, shopName: 'Hook & Eye' } },
      content: NO_CONTENT,
      shopFile: { name: 'Hook & Eye', announcement: { text: 'Closed on Friday' } },
    });
    expect(await json(`${shop.url}/banners`)).toMatchObject({ promotion: { message: 'Closed on Friday' } });
    const order = await placeOrder(shop);
    await stopAll();
    const db = await store.open();
    expect((await readOutbox(db))[0]?.subject).toMatch(/^Your Hook & Eye order /);
    await db.updateTable('orders').set({ expires_at: '2026-01-01T00:00:00.000Z' }).execute();
    progress.length = 0;
    const again = await start(store.location());
    // Each process has its own secret.
    expect([await outboxWith(again, shop.secret), await outboxWith(again, again.secret)]).toEqual([403, 200]);
    expect(progress[0]).toBe('Building the search index; everything else is ready …');
    expect(await json(`${again.url}/cart?token=${token}`)).toMatchObject(cart);
    // Overdue unpaid orders are cancelled at start.
    await expect
      .poll(
        async () =>
          (await json<{ status: string }>(`${again.url}/orders/${order.id}?access_key=${order.access_key}`)).status,
      )
      .toBe('cancelled');
  }, 60_000);

  if (store.engine === 'PostgreSQL') {
    test('answers 503 while the database is unreachable; a start fails with one line', async () => {
      vi.spyOn(console, 'error').mockReturnValue(undefined);
      const location = store.location();
      await writeImportedCatalogue(await store.open());
      const proxy = await openTcpProxy('databaseUrl' in location ? location.databaseUrl : '');
      const shop = await start({ databaseUrl: proxy.databaseUrl });
      const { token, cart } = await fillCart(shop);
      await proxy.cut();
      const refused = await fetch(`${shop.url}/cart?token=${token}`);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
      expect((await fetch(`${shop.url}/categories/get_featured_categories`)).status).toBe(200);
      await proxy.mend();
      expect(await json(`${shop.url}/cart?token=${token}`)).toMatchObject(cart);

      await stopAll();
      await proxy.cut();
      const failure = await start({ databaseUrl: proxy.databaseUrl }).catch((error: unknown) => error);
      expect(isDatabaseUnavailable(failure)).toBe(true);
      expect(String(failure)).toMatch(/PostgreSQL at 127\.0\.0\.1:\d+\/\w+ does not answer: [^\n]*ECONNREFUSED[^\n]*$/);
    }, 30_000);
  }
});
