import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type MedusaBackedShop, startMedusaBackedShop } from '@storefront/shop/medusa/medusa-backed-shop.fixture.ts';
import { eventsOf, realMedusa } from '@storefront/shop/medusa/real-medusa.fixture.ts';

/** Within so long a change is to be shown. */
const MILLISECONDS = 5_000;

const medusa = realMedusa();
const { port, secret } = eventsOf();
let shop: MedusaBackedShop;

interface Product {
  id: string;
  variants: { id: string; sku: string }[];
}
interface AdminAnswer {
  product: Product;
  price_list: { id: string };
  product_categories: { id: string; name: string }[];
  collections: { id: string; title: string }[];
  sales_channels: { id: string }[];
  shipping_profiles: { id: string }[];
  stock_locations: { id: string }[];
  inventory_items: { id: string }[];
}

/** Calls Medusa's Admin API, as its admin does. */
async function admin(method: string, path: string, body?: object): Promise<AdminAnswer> {
  const answer = await fetch(`${medusa.url}/admin/${path}`, {
    method,
    headers: { authorization: `Basic ${btoa(`${medusa.adminKey}:`)}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as AdminAnswer;
}

const idOf = (things: readonly { id: string }[]) => things[0]?.id ?? '';

async function categoryId(name: string): Promise<string> {
  const { product_categories: all } = await admin('GET', 'product-categories?limit=100&fields=id,name');
  return all.find((category) => category.name === name)?.id ?? '';
}

async function brandId(title: string): Promise<string> {
  const { collections } = await admin('GET', 'collections?limit=100&fields=id,title');
  return collections.find((collection) => collection.title === title)?.id ?? '';
}

/** The status and text of one of the shop's answers. Redirects are not followed. */
async function read(path: string): Promise<string> {
  const answer = await fetch(shop.url + path, { redirect: 'manual' });
  return `${answer.status} ${answer.headers.get('location') ?? ''} ${await answer.text()}`;
}

const shown = (path: string, text: string | RegExp) =>
  vi.waitFor(async () => expect(await read(path)).toMatch(text), { timeout: MILLISECONDS, interval: 100 });
const notShown = (path: string, text: string) =>
  vi.waitFor(async () => expect(await read(path)).not.toContain(text), { timeout: MILLISECONDS, interval: 100 });

const PAGE = '/products/changing-lamp/';
const FOUND = '/search/changing';
let product: Product;
let variant = '';

beforeAll(async () => {
  shop = await startMedusaBackedShop(port, { eventsSecret: secret });
}, 180_000);
afterAll(() => shop.stop());

test('a new product', async () => {
  const [{ shipping_profiles: profiles }, { sales_channels: channels }] = [
    await admin('GET', 'shipping-profiles?limit=1'),
    await admin('GET', 'sales-channels?limit=10'),
  ];
  const variantOf = (finish: string, amount: number) => ({
    title: finish,
    sku: `CHANGING-${finish.toUpperCase()}`,
    manage_inventory: true,
    options: { Finish: finish },
    prices: [{ currency_code: 'gbp', amount }],
  });
  ({ product } = await admin('POST', 'products', {
    title: 'Changing lamp',
    handle: 'changing-lamp',
    status: 'published',
    shipping_profile_id: idOf(profiles),
    sales_channels: channels.map(({ id }) => ({ id })),
    categories: [{ id: await categoryId('Pendants') }],
    collection_id: await brandId('Northlight'),
    options: [{ title: 'Finish', values: ['Brass', 'Chrome'] }],
    variants: [variantOf('Brass', 12), variantOf('Chrome', 15)],
  }));
  variant = product.variants.find(({ sku }) => sku === 'CHANGING-BRASS')?.id ?? '';
  await shown(PAGE, '"name":"Changing lamp"');
});

const change = (body: object) => admin('POST', `products/${product.id}`, body);

test('a name', async () => {
  await change({ title: 'Changing lantern' });
  await shown(PAGE, '"name":"Changing lantern"');
});

test('a specification', async () => {
  await change({ metadata: { custom_fields: { 'IP Rating': 'IP67' } } });
  await shown(PAGE, 'IP67');
});

test('a picture', async () => {
  await change({ images: [{ url: 'https://images.example/changing-new.jpg' }] });
  await shown(PAGE, 'changing-new.jpg');
});

test('a price', async () => {
  await admin('POST', `products/${product.id}/variants/${variant}`, { prices: [{ currency_code: 'gbp', amount: 9 }] });
  await shown(PAGE, /"calculated_price":7\.5\b/);
});

let priceList = '';

test('the price of a sale', async () => {
  const prices = [{ variant_id: variant, currency_code: 'gbp', amount: 6 }];
  const sale = { title: 'Sale', description: 'Of lamps', type: 'sale', status: 'active', prices };
  priceList = (await admin('POST', 'price-lists', sale)).price_list.id;
  await shown(PAGE, /"calculated_price":5\b/);
});

test('the end of a sale', async () => {
  await admin('DELETE', `price-lists/${priceList}`);
  await shown(PAGE, /"calculated_price":7\.5\b/);
});

test('a stock level', async () => {
  const item = idOf((await admin('GET', 'inventory-items?sku=CHANGING-BRASS')).inventory_items);
  const location = idOf((await admin('GET', 'stock-locations?limit=1')).stock_locations);
  await admin('POST', `inventory-items/${item}/location-levels`, { location_id: location, stocked_quantity: 37 });
  await shown(PAGE, '"inventory_level":37');
});

test('another category', async () => {
  await change({ categories: [{ id: await categoryId('Wall Lights') }] });
  await shown(PAGE, '/lighting/interior-lighting/wall-lights/');
});

test('the name of a category', async () => {
  const id = await categoryId('Wall Lights');
  await admin('POST', `product-categories/${id}`, { name: 'Lights for walls' });
  await shown(PAGE, 'Lights for walls');
  await admin('POST', `product-categories/${id}`, { name: 'Wall Lights' });
});

test('the name of a brand', async () => {
  const id = await brandId('Northlight');
  await admin('POST', `collections/${id}`, { title: 'Northern Light' });
  await shown(PAGE, 'Northern Light');
  await admin('POST', `collections/${id}`, { title: 'Northlight' });
});

test('an address, from the former one', async () => {
  await change({ handle: 'changed-lantern' });
  await shown(PAGE, /^301 .*\/changed-lantern\//);
});

test('a product that is withdrawn', async () => {
  await shown(FOUND, 'Changing lantern');
  await change({ status: 'draft' });
  await notShown(FOUND, 'Changing lantern');
});

test('a product that is published again', async () => {
  await change({ status: 'published' });
  await shown(FOUND, 'Changing lantern');
});

test('a deleted product', async () => {
  await admin('DELETE', `products/${product.id}`);
  await notShown(FOUND, 'Changing lantern');
});
