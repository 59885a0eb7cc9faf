import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CatalogueChange } from '@storefront/domain/catalogue-change.rules.ts';
import { smallCatalogue } from '../catalogue/catalogue.fixture.ts';
import type { CatalogueProduct } from '../catalogue/catalogue.ts';
import { readStamp, type CatalogueStamp } from '../catalogue/catalogue-store.ts';
import { sqliteDatabase } from '../database/database.fixture.ts';
import { catchUp } from '../follow-changes.ts';
import { serve } from '../shop.fixture.ts';
import { openSmallShop, withProducts, type SmallShop } from '../small-shop.fixture.ts';
import { address, checkoutOf, type Line } from './orders/checkout.fixture.ts';

// Far ahead: the time of a next change is stored with a product by the clock of the process that writes it.
const [START, END] = ['2099-11-27T00:00:00.000Z', '2099-11-30T23:59:00.000Z'];
const MOMENT = 1;
const [BEFORE, DURING, AFTER] = [Date.parse(START) - MOMENT, Date.parse(START), Date.parse(END)];
const PATH = '/sale-lamp/';
const saleLamp: CatalogueProduct = {
  ...(smallCatalogue.products[0] as CatalogueProduct),
  id: 500,
  name: 'Sale lamp',
  sku: 'SALE-1',
  url: PATH,
  price: 200_000,
  sale: { price: 50_000, startsAt: START, endsAt: END },
};

const store = sqliteDatabase();
let shop: SmallShop;
let serving: Awaited<ReturnType<typeof serve>>;
let clock: Date;
let seen: CatalogueStamp;
let changes: CatalogueChange[];
const keeper = { rebuild: vi.fn<() => void>(), afterChanges: vi.fn<() => void>() };

beforeEach(async () => {
  [clock, changes] = [new Date(BEFORE), []];
  shop = await openSmallShop(await store.open(), withProducts([saleLamp]), () => clock);
  seen = await readStamp(shop.db);
  serving = await serve(shop);
});
afterEach(() => serving.close());

async function moveTo(time: number): Promise<void> {
  clock = new Date(time);
  seen = await catchUp(shop, seen, keeper, (change) => changes.push(change));
}

async function call<Body>(path: string, body?: object): Promise<Body> {
  const answer = await fetch(serving.url + path, body && { method: 'POST', body: JSON.stringify(body) });
  return (await answer.json()) as Body;
}

const product = () => call<Record<string, unknown>>(`/products${PATH}`);
const cart = async (token: string) =>
  (await call<{ cart: { items: (Line & { added_price: number })[] } }>(`/cart?token=${token}`)).cart.items;
async function list(parameters: string) {
  const { category_products: listed } = await call<{
    category_products: { results: { id: number }[]; total: number; max_price: number; on_sale_count: number };
  }>(`/categories/get_category_by_url?category_url=/lamps/table/&${parameters}`, {});
  return {
    first: listed.results[0]?.id === 500,
    total: listed.total,
    maximum: Math.round(listed.max_price * 100),
    onSale: listed.on_sale_count,
  };
}

test('the product has its price of the time, and says when it changes next', async () => {
  const sale = { price: 5, regular_price: 20, starts_at: START, ends_at: END };
  const other = smallCatalogue.products[0]?.retailPrice ?? 0;
  expect(await product()).toMatchObject({ calculated_price: 20, price_changes_at: START, sale });
  await moveTo(DURING);
  expect(await product()).toMatchObject({ calculated_price: 5, retail_price: 20, price_changes_at: END, sale });
  expect(await product()).toMatchObject({ retail_price_is_regular: true });
  await moveTo(AFTER);
  const after = await product();
  expect(after).toMatchObject({ calculated_price: 20, retail_price: other / 10_000 });
  for (const field of ['sale', 'retail_price_is_regular', 'price_changes_at']) expect(after).not.toHaveProperty(field);
});

test('the list sorts, filters and counts by the price of the time', async () => {
  const { total } = await list('');
  const shown = async () => [
    await list('sort_by=calculated_price&sort_order=asc'),
    (await list('max_price=6')).total,
    (await list('on_sale=true')).total,
  ];
  const dear = [{ first: false, total, maximum: 2_000, onSale: 0 }, 0, 0];
  expect(await shown()).toEqual(dear);
  await moveTo(DURING);
  expect(await shown()).toEqual([{ first: true, total, maximum: 1_040, onSale: 1 }, 1, 1]);
  await moveTo(AFTER);
  expect(await shown()).toEqual(dear);
});

test('a basket has the price of the time beside the one at which it was filled', async () => {
  const { token } = await call<{ token: string }>('/add_to_cart', { items: [{ product_id: 500, quantity: 2 }] });
  expect(await cart(token)).toMatchObject([{ price: 20, added_price: 20 }]);
  await moveTo(DURING);
  expect(await cart(token)).toMatchObject([
    { price: 5, added_price: 20, retail_price: 20, retail_price_is_regular: true },
  ]);
  await moveTo(AFTER);
  expect(await cart(token)).toMatchObject([{ price: 20, added_price: 20 }]);
});

test('a checkout reviewed before the sale ends is refused after it, and a placed order keeps its price', async () => {
  await moveTo(DURING);
  const { token } = await call<{ token: string }>('/add_to_cart', { items: [{ product_id: 500, quantity: 1 }] });
  const reviewed = await cart(token);
  clock = new Date(AFTER);
  expect(await call(`/checkout?token=${token}`, checkout(reviewed))).toMatchObject({ code: 'cart_changed' });
  clock = new Date(AFTER - MOMENT);
  expect(await call(`/checkout?token=${token}`, checkout(reviewed))).toMatchObject({ items: [{ price: 5 }] });
  clock = new Date(AFTER);
  const order = await call<{ items: Line[] }>(`/checkout?token=${token}`, checkout([]));
  expect(order).toMatchObject({ items: [{ price: 5, total_ex_vat: 5 }] });
});

test('each change is told once, to caches and to those who keep a copy', async () => {
  const since = clock.toISOString();
  const copied = () => call<{ results: { id: number }[] }>(`/product_changes?since=${since}`);
  await moveTo(BEFORE);
  expect([changes.length, (await copied()).results]).toEqual([0, []]);
  await moveTo(DURING);
  await moveTo(DURING + MOMENT);
  expect(changes).toEqual([expect.arrayContaining([PATH, '/lamps/'])]);
  expect((await copied()).results).toMatchObject([{ id: 500, calculated_price: 5, sale: { regular_price: 20 } }]);
  await moveTo(AFTER);
  await moveTo(AFTER + MOMENT);
  expect(changes).toHaveLength(2);
});

test('of several processes one notes a change for all', async () => {
  clock = new Date(DURING);
  const reached = await catchUp(shop, seen, keeper);
  expect(await catchUp({ ...shop, db: await store.open() }, seen, keeper)).toEqual(reached);
  expect(reached.revision).toBe(seen.revision + 1);
});

const checkout = (items: readonly Line[]) =>
  checkoutOf(items, { delivery: { method: 'address', address, cost: 4.95, date: null } });
