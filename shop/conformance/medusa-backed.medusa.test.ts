import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type MedusaBackedShop, SECRET, startMedusaBackedShop } from '@storefront/medusa/medusa-backed-shop.fixture.ts';
import { eventsOf, realMedusa } from '@storefront/medusa/real-medusa.fixture.ts';
import { featureOf } from './features.data.ts';
import { runConformance } from './run-conformance.ts';

/** What the storefront lacks in front of a Medusa that tells its events, as it does of new passwords. */
const FEATURES_LACKED = [
  'changes of the email address',
  'mails when a product is back in stock',
  'numbered quotations of saved lists',
  'reviews',
  'saved lists in an account',
  'sharing saved lists',
  'the stock alerts of an account',
];

const medusa = realMedusa();
let shop: MedusaBackedShop;
beforeAll(async () => {
  const { port, secret } = eventsOf();
  shop = await startMedusaBackedShop(port, { eventsSecret: secret });
}, 180_000);
afterAll(() => shop.stop());

test('fits by all calls, has every required one, and lacks what Medusa lacks', async () => {
  const credentials = { key: null, secret: SECRET };
  const { verdicts } = await runConformance({ url: shop.url, credentials, testEmail: 'tester@shop.example' });
  const failed = verdicts.filter(({ outcome }) => outcome === 'failed');
  expect(failed.map(({ method, path, faults }) => [method, path, faults])).toEqual([]);
  expect(verdicts.filter(({ isOptional, outcome }) => !isOptional && outcome !== 'passed')).toEqual([]);
  const missing = verdicts.filter(({ outcome }) => outcome === 'missing');
  expect([...new Set(missing.map(({ path }) => featureOf(path)))].toSorted()).toEqual(FEATURES_LACKED);
  expect(verdicts.filter(({ outcome }) => outcome === 'passed').map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/checkout', '/orders/{id}', '/orders/{id}/payment', '/create_account', '/login']),
  );
}, 120_000);

type AdminAnswer = Record<string, { id: string; name?: string; title?: string }[]>;

/** Calls Medusa's Admin API, as its admin does. */
async function admin<Answer = AdminAnswer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${medusa.url}/admin/${path}`, {
    method,
    headers: { authorization: `Basic ${btoa(`${medusa.adminKey}:`)}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The id of the first thing of a kind, or of the one of a name. */
async function idOf(kind: string, name?: string): Promise<string> {
  const things = (await admin('GET', `${kind}?limit=100`))[kind.replaceAll('-', '_')] ?? [];
  return (name ? things.find((thing) => [thing.name, thing.title].includes(name)) : things[0])?.id ?? '';
}

/** The status, target and text of one of the shop's answers. */
async function read(path: string): Promise<string> {
  const answer = await fetch(shop.url + path, { redirect: 'manual' });
  return `${answer.status} ${answer.headers.get('location') ?? ''} ${await answer.text()}`;
}

const PAGE = '/products/changing-lamp/';
const FOUND = '/search/changing';
/** A change is shown within 5 seconds. */
const shown = (path: string, ...texts: (string | RegExp)[]) =>
  vi.waitFor(
    async () => {
      const page = await read(path);
      for (const text of texts) expect(page).toMatch(text);
    },
    { timeout: 5_000, interval: 100 },
  );

test('shows what staff change in Medusa', async () => {
  const { sales_channels: channels = [] } = await admin('GET', 'sales-channels?limit=10');
  const created = await admin<{ product: { id: string; variants: { id: string }[] } }>('POST', 'products', {
    title: 'Changing lamp',
    handle: 'changing-lamp',
    status: 'published',
    shipping_profile_id: await idOf('shipping-profiles'),
    sales_channels: channels.map(({ id }) => ({ id })),
    categories: [{ id: await idOf('product-categories', 'Pendants') }],
    collection_id: await idOf('collections', 'Northlight'),
    options: [{ title: 'Finish', values: ['Brass'] }],
    variants: [
      {
        title: 'Brass',
        sku: 'CHANGING-BRASS',
        manage_inventory: true,
        options: { Finish: 'Brass' },
        prices: [{ currency_code: 'gbp', amount: 12 }],
      },
    ],
  });
  const product = `products/${created.product.id}`;
  const variant = created.product.variants[0]?.id ?? '';
  await shown(PAGE, '"name":"Changing lamp"');

  await admin('POST', product, {
    title: 'Changing lantern',
    metadata: { custom_fields: { 'IP Rating': 'IP67' } },
    images: [{ url: 'https://images.example/changing-new.jpg' }],
    categories: [{ id: await idOf('product-categories', 'Wall Lights') }],
  });
  await shown(PAGE, '"name":"Changing lantern"', 'IP67', 'changing-new.jpg', '/interior-lighting/wall-lights/');

  await admin('POST', `${product}/variants/${variant}`, { prices: [{ currency_code: 'gbp', amount: 9 }] });
  await shown(PAGE, /"calculated_price":7\.5\b/);

  const prices = [{ variant_id: variant, currency_code: 'gbp', amount: 6 }];
  const sale = { title: 'Sale', description: 'Of lamps', type: 'sale', status: 'active', prices };
  const { price_list: list } = await admin<{ price_list: { id: string } }>('POST', 'price-lists', sale);
  await shown(PAGE, /"calculated_price":5\b/);
  await admin('DELETE', `price-lists/${list.id}`);
  await shown(PAGE, /"calculated_price":7\.5\b/);

  const { inventory_items: items } = await admin('GET', 'inventory-items?sku=CHANGING-BRASS');
  const level = { location_id: await idOf('stock-locations'), stocked_quantity: 37 };
  await admin('POST', `inventory-items/${items?.[0]?.id}/location-levels`, level);
  await shown(PAGE, '"inventory_level":37');

  const category = `product-categories/${await idOf('product-categories', 'Wall Lights')}`;
  const brand = `collections/${await idOf('collections', 'Northlight')}`;
  await Promise.all([
    admin('POST', category, { name: 'Lights for walls' }),
    admin('POST', brand, { title: 'Northern Light' }),
  ]);
  await shown(PAGE, 'Lights for walls', 'Northern Light');
  await Promise.all([admin('POST', category, { name: 'Wall Lights' }), admin('POST', brand, { title: 'Northlight' })]);

  await admin('POST', product, { handle: 'changed-lantern' });
  await shown(PAGE, /^301 .*\/changed-lantern\//);
  await shown(FOUND, 'Changing lantern');
  await admin('POST', product, { status: 'draft' });
  await shown(FOUND, /^(?!.*Changing lantern)/s);
  await admin('POST', product, { status: 'published' });
  await shown(FOUND, 'Changing lantern');
  await admin('DELETE', product);
  await shown(FOUND, /^(?!.*Changing lantern)/s);
}, 120_000);
