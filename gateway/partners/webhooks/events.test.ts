import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { eachDatabase } from '@storefront/embedded/database/database.fixture.ts';
import { encodeId } from '../../graph/ids.rules.ts';
import type { Order } from '../../graph/order/order.rules.ts';
import { createGatewayServices, type GatewayServices } from '../../graph/services.ts';
import { openFakeShop, type FakeShop } from '../../testing/fake-shop.ts';
import { productRecord, variantRecord } from '../../testing/records.ts';
import { readDeliveries } from './delivery-store.ts';
import { addEndpoint, removeEndpoint } from './endpoint-store.ts';
import { EVENT_TYPES, type EventType } from './event-types.data.ts';
import { createOrderEvents, lookAtOrders } from './order-events.ts';
import { createProductWatch } from './product-events.ts';
import { openStore, openStoreWithPartners, START } from './webhooks.fixture.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;

let shop: FakeShop;
let services: GatewayServices;
let time: number;
/** The products of the shop API by slug, and what its changes say. */
let products: Map<string, object>;
let changed: string[];
let removed: object[];
let orders: Map<string, object>;
let areProductsDown = false;

beforeEach(async () => {
  [time, products, changed, removed, orders] = [START.getTime(), new Map(), [], [], new Map()];
  shop = await openFakeShop();
  const named = (slugs: Iterable<string>) => [...slugs].flatMap((slug) => products.get(slug) ?? []);
  shop.on('GET /product_changes', ({ query }) => {
    const results = named(query.has('since') ? changed : products.keys());
    const start = Number(query.get('after') ?? 0);
    const body = { results: results.slice(start, start + 2), removed: query.has('since') ? removed : [] };
    return {
      body: { ...body, after: start + 2 < results.length ? String(start + 2) : null, as_of: now().toISOString() },
    };
  });
  shop.on('POST /get_products_from_blog_url_list', ({ query }) =>
    areProductsDown
      ? { status: 500 }
      : { body: named(query.getAll('url_list').map((path) => path.replaceAll('/', ''))) },
  );
  shop.on('GET /orders/*', ({ path, query }) => {
    const order = query.get('access_key') === 'the-access-key' ? orders.get(path.slice('/orders/'.length)) : undefined;
    return order ? { body: order } : { status: 404, body: { detail: 'Not found' } };
  });
  services = createGatewayServices({ config: readConfig({}), shopApiUrl: shop.url });
});
afterEach(async () => {
  await services.close();
  shop.close();
});

const now = () => new Date(time);
const put = (slug: string, more: object = {}) => {
  products.set(slug, productRecord(slug, { ...more }));
  if (!changed.includes(slug)) changed.push(slug);
};

eachDatabase((store) => {
  async function open(events = Object.keys(EVENT_TYPES) as EventType[]) {
    const db = await openStoreWithPartners(store);
    const { id } = (await addEndpoint(db, { partnerId: 'p1', url: 'https://partner.example/', events }, now())) ?? {};
    const watch = createProductWatch({ db, shopApi: services.shopApi, now });
    return { db, id: String(id), watch, orderEvents: createOrderEvents(db, now) };
  }
  const typesOf = (deliveries: readonly { type: string; body: string }[]) =>
    deliveries.map(({ type, body }) => `${type} ${(JSON.parse(body) as { data: { path?: string } }).data.path}`);

  test('tells what changed of a product, and nothing of what was there before', async () => {
    const { db, id, watch } = await open();
    const told = async () => typesOf((await readDeliveries(db, id)).toReversed());
    for (const slug of ['lamp', 'switch', 'bulb']) put(slug);
    await watch.look();
    await watch.look();
    expect(await told()).toEqual([]);
    const expected: string[] = [];
    const after = async (...more: string[]) => {
      time += 10 * SECOND;
      await watch.look();
      expected.push(...more);
      expect(await told()).toEqual(expected);
    };
    put('lamp', { calculated_price: 99 });
    await after('price.updated /lamp/');
    put('lamp', { calculated_price: 99, name: 'Renamed', inventory_level: 3 });
    await after('product.updated /lamp/', 'stock.updated /lamp/');
    put('switch', { variants: [variantRecord(21, 'Brass')] });
    await after('product.updated /switch/', 'price.updated /switch/', 'stock.updated /switch/');
    put('new');
    await after('product.updated /new/');
    const { id: number } = products.get('bulb') as { id: number };
    products.delete('bulb');
    removed = [{ id: number, product_url: '/bulb/', removed_at: now().toISOString() }];
    await after('product.removed /bulb/');
    await after();
  });

  test('compares noted paths at once, and the whole catalogue every hour', async () => {
    const { db, id, watch } = await open();
    const told = async () => typesOf((await readDeliveries(db, id)).toReversed());
    for (const slug of ['lamp', 'switch', 'bulb']) put(slug);
    await watch.look();
    changed = [];
    for (const slug of ['lamp', 'bulb']) products.set(slug, productRecord(slug, { inventory_level: 1 }));
    await watch.note(['/lamp/', '/a-category/']);
    areProductsDown = true;
    await expect(watch.look()).rejects.toThrow();
    areProductsDown = false;
    await watch.look();
    expect(await told()).toEqual(['stock.updated /lamp/']);
    time += HOUR + SECOND;
    await watch.look();
    expect(await told()).toEqual(['stock.updated /lamp/', 'stock.updated /bulb/']);
    products.set('switch', productRecord('switch', { inventory_level: 2 }));
    await watch.note('everything');
    await watch.look();
    expect((await told()).at(-1)).toBe('stock.updated /switch/');
  });

  test('of two gateways one looks; another takes over when it stops', async () => {
    const { db, id, watch } = await open();
    const other = createProductWatch({ db: await openStore(store), shopApi: services.shopApi, now });
    put('lamp');
    await watch.look();
    put('lamp', { calculated_price: 99 });
    await other.look();
    expect(await readDeliveries(db, id)).toEqual([]);
    await Promise.all([watch.look(), other.look()]);
    expect(await readDeliveries(db, id)).toHaveLength(1);
    put('lamp', { calculated_price: 98 });
    time += 16 * SECOND;
    await other.look();
    expect(await readDeliveries(db, id)).toHaveLength(2);
  });

  test('asks the shop API nothing while no endpoint wants it, and forgets the products', async () => {
    const { db, id, watch } = await open(['price.updated']);
    put('lamp');
    await watch.look();
    await removeEndpoint(db, id);
    shop.calls.length = 0;
    await watch.look();
    await lookAtOrders(db, services.shopApi, now());
    expect(shop.calls).toEqual([]);
    expect(await db.selectFrom('webhookProducts').selectAll().execute()).toEqual([]);
    await addEndpoint(db, { partnerId: 'p1', url: 'https://partner.example/', events: ['price.updated'] }, now());
    put('lamp', { calculated_price: 99 });
    await watch.look();
    expect(await db.selectFrom('webhookDeliveries').selectAll().execute()).toEqual([]);
  });

  test('a shop API without the call has no events of products', async () => {
    const { db, id, watch } = await open();
    shop.on('GET /product_changes', () => ({ status: 404 }));
    await watch.look();
    await watch.look();
    expect(shop.calls).toEqual(['GET /product_changes']);
    expect(await readDeliveries(db, id)).toEqual([]);
  });

  const record = (more: object = {}) => ({
    id: 'o-1',
    number: 'ORD-100042',
    access_key: 'the-access-key',
    placed_at: START.toISOString(),
    status: 'paid',
    payment_method: 'card',
    contact: { email: 'ada@shopper.example', first_name: 'Ada', last_name: 'Byron', phone: '' },
    items: [],
    delivery: { method: 'address', cost: 0, ...more },
    refunded: 0,
    ...more,
  });
  const placed = { id: 'o-1', number: 'ORD-100042', accessKey: 'the-access-key', placedAt: START.toISOString() };

  const paid = { ...placed, status: 'paid', delivery: {}, invoice: null, refunded: 0, expiresAt: null } as Order;
  test('tells a partner of its own orders, created and changed, without personal data', async () => {
    const { db, id, orderEvents } = await open();
    await orderEvents.record('p2', { ...paid, id: 'o-2' });
    await orderEvents.record('p1', paid);
    await orderEvents.record('p1', paid);
    orders.set('o-1', record({ status: 'dispatched', tracking: { carrier: 'Post', number: 'AB1', url: '' } }));
    await lookAtOrders(db, services.shopApi, now());
    expect(shop.calls).toEqual([]);
    time += 30 * SECOND;
    await Promise.all([lookAtOrders(db, services.shopApi, now()), lookAtOrders(db, services.shopApi, now())]);
    time += 30 * SECOND;
    await lookAtOrders(db, services.shopApi, now());
    const told = (await readDeliveries(db, id)).toReversed();
    expect(told.map(({ body }) => JSON.parse(body) as object)).toEqual(
      [
        ['order.created', 'PAID', START],
        ['order.updated', 'DISPATCHED', new Date(START.getTime() + 30 * SECOND)],
      ].map(([type, status, at]) => ({
        type,
        timestamp: (at as Date).toISOString(),
        data: { id: encodeId('Order', 'o-1'), number: 'ORD-100042', status },
      })),
    );
    expect(told.map(({ subject }) => subject)).toEqual(['order:o-1', 'order:o-1']);
  });

  test('an event that the store could not take is stored once it can, with the time of the order', async () => {
    const { db, id, orderEvents } = await open();
    await db.schema.alterTable('webhookOrders').renameTo('away').execute();
    for (const order of [paid, { ...paid, id: 'o-2' }])
      await expect(orderEvents.record('p1', order)).rejects.toThrow('webhook_orders');
    await expect(orderEvents.recordWaiting()).rejects.toThrow('webhook_orders');
    await db.schema.alterTable('away').renameTo('webhookOrders').execute();
    time += 30 * SECOND;
    await Promise.all([orderEvents.recordWaiting(), orderEvents.recordWaiting()]);
    const told = await readDeliveries(db, id);
    expect(told.map(({ subject }) => subject).toSorted()).toEqual(['order:o-1', 'order:o-2']);
    expect(told.map(({ createdAt }) => createdAt)).toEqual([START.toISOString(), START.toISOString()]);
  });

  test('reads an order less often as it ages, and not after three months', async () => {
    const { db, orderEvents } = await open();
    await orderEvents.record('p1', paid);
    orders.set('o-1', record());
    const callsIn = async (milliseconds: number) => {
      shop.calls.length = 0;
      for (const end = time + milliseconds; time < end; time += 30 * SECOND)
        await lookAtOrders(db, services.shopApi, now());
      return shop.calls.length;
    };
    expect(await callsIn(600 * SECOND)).toBe(19);
    time += 24 * HOUR;
    expect(await callsIn(1_800 * SECOND)).toBe(3);
    time += 90 * 24 * HOUR;
    await callsIn(60 * SECOND);
    expect(await db.selectFrom('webhookOrders').selectAll().execute()).toEqual([]);
  });
});
