import { beforeEach, expect, test } from 'vitest';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import type { FakeRequest } from '../../testing/fake-shop.ts';
import { mutationOf } from '../../testing/mutation-of.ts';
import { productRecord, variantRecord } from '../../testing/records.ts';
import { encodeId } from '../ids.rules.ts';

const CODE = '... on UserError { code }';
const CREATE = mutationOf('stockAlertCreate', 'message', CODE);
const CONFIRM = mutationOf('stockAlertConfirm', 'name path', CODE);
const DELETE = mutationOf('stockAlertDelete', 'message', CODE);
const TOKEN = { token: 't' };
const SWITCH = encodeId('Product', '/switch/');
const OWN_VARIANT = encodeId('Variant', '/switch/#22');

const graph = useFakeGraph();
let sent: unknown[];
beforeEach(() => {
  sent = [];
  for (const name of ['stock_alerts', 'confirm_stock_alert', 'delete_stock_alert'])
    graph.shop.on(`POST /${name}`, ({ body }) => {
      sent.push(body);
      return { body: { name: 'Switch, Satin Brass', url: '/switch/?finish=satin-brass' } };
    });
});

const ask = async (query: string, input: object) =>
  ((await graph.ask(query, { input })).data as { result: Record<string, unknown> }).result;
const create = (more: object = {}) => ask(CREATE, { productId: SWITCH, email: ' Ann@Example.com ', ...more });

test('an alert is for a product, or for one of its variants', async () => {
  expect(await create()).toEqual({ message: expect.stringContaining('press the link') });
  await create({ variantId: OWN_VARIANT });
  const { node } = (await graph.ask(`{ node(id: "${SWITCH}") { ... on Product { entityId } } }`)).data as {
    node: { entityId: number };
  };
  const same = { product_id: node.entityId, email: 'Ann@Example.com', client_address: '203.0.113.9' };
  expect(sent).toEqual([
    { ...same, variant_id: null },
    { ...same, variant_id: 22 },
  ]);
});

test.each([
  [{ email: 'ann' }, 'INVALID_FIELDS'],
  [{ productId: 'x' }, 'PRODUCT_NOT_FOUND'],
  [{ productId: encodeId('Product', '/nowhere/') }, 'PRODUCT_NOT_FOUND'],
  [{ variantId: encodeId('Variant', '/plain/#22') }, 'PRODUCT_NOT_FOUND'],
])('an alert for %j is refused without a call for it', async (input, code) => {
  expect(await create(input)).toMatchObject({ code });
  expect(sent).toEqual([]);
});

test.each([
  [{ status: 409, body: { code: 'not_sold_out', detail: 'It is in stock.' } }, 'NOT_SOLD_OUT'],
  [{ status: 404, body: { code: 'product_not_found', detail: 'Gone.' } }, 'PRODUCT_NOT_FOUND'],
  [{ status: 404, body: { detail: 'Not Found' } }, 'STOCK_ALERTS_UNAVAILABLE'],
  [{ status: 422, body: { detail: [{ loc: ['body', 'email'], msg: 'Unknown domain' }] } }, 'INVALID_FIELDS'],
  [{ status: 400, body: { detail: 'Not now.' } }, 'STOCK_ALERT_REFUSED'],
  [{ status: 429, headers: { 'retry-after': '60' }, body: { detail: 'Too many.' } }, 'TOO_MANY_ATTEMPTS'],
])('the answer %j is %s', async (answer, code) => {
  graph.shop.on('POST /stock_alerts', () => answer);
  expect(await create()).toMatchObject({ code });
});

test('a mailed link confirms an alert, or ends it', async () => {
  expect(await ask(CONFIRM, TOKEN)).toEqual({ name: 'Switch, Satin Brass', path: '/switch/?finish=satin-brass' });
  expect(await ask(DELETE, TOKEN)).toEqual({ message: 'We won’t email you about this product.' });
  const confirmed = { ...TOKEN, client_address: '203.0.113.9' };
  expect(sent).toEqual([confirmed, confirmed]);
  const body = { code: 'invalid_stock_alert_token', detail: 'Expired.' };
  graph.shop.on('POST /confirm_stock_alert', () => ({ status: 400, body }));
  expect(await ask(CONFIRM, TOKEN)).toEqual({ code: 'INVALID_STOCK_ALERT_TOKEN' });
});

const SESSION = 'token-of-a-session';
const LIST = `{ shop { listsStockAlerts } customer { stockAlerts {
  id name path createdAt product { path } variant { sku selectedOptions { value } }
} } }`;
const STOP = mutationOf('stockAlertStop', 'customer { stockAlerts { name } }', CODE);
const OWN = encodeId('StockAlert', 'a-1');
const ALERTS = [
  { id: 'a-1', name: 'Switch, Brass', url: '/switch/?finish=brass', sku: 'V-1', created_at: '2026-11-20T10:00:00Z' },
  { id: 'a-2', name: 'Lamp', url: '/lamp/', sku: 'LAMP-1', created_at: '2026-11-19T10:00:00Z' },
  { id: 'a-3', name: 'Old lamp', url: '/old-lamp/', created_at: '2026-11-18T10:00:00Z' },
];

/** A shop API that lists alerts. Returns what it was asked to stop. */
function withAlerts() {
  const stopped: (string | null)[] = [];
  graph.shop.announces = 'customer_stock_alerts';
  const forCustomer =
    (body: () => object) =>
    ({ query }: FakeRequest) =>
      query.get('token') === SESSION ? { body: body() } : { status: 401 };
  const alerts = () => ALERTS.filter(({ id }) => !stopped.includes(id));
  graph.shop.on(
    'GET /account/info',
    forCustomer(() => ({ id: 'c-1', email: 'ann@example.com' })),
  );
  graph.shop.on(
    'GET /account/stock_alerts',
    forCustomer(() => ({ alerts: alerts() })),
  );
  graph.shop.on('PUT /stop_stock_alert', ({ query }) => {
    stopped.push(query.get('alert_id'));
    return { body: { message: 'Stopped' } };
  });
  graph.shop.on('POST /products/by_sku', () => ({
    body: {
      products: [
        productRecord('switch', { sku: 'SW', variants: [variantRecord(1, 'Brass'), variantRecord(2, 'Steel')] }),
        productRecord('lamp', { sku: 'LAMP-1' }),
      ],
      unknown: [],
    },
  }));
  return stopped;
}

test('a customer’s alerts cost one call, and their products one for all', async () => {
  withAlerts();
  // The shop API's answers say what it can do: this is the first since it lists alerts.
  await graph.ask('{ customer { email } }', {}, null, SESSION);
  const { data, errors, calls } = await graph.ask(LIST, {}, null, SESSION);
  expect([errors, calls]).toEqual([[], ['GET /account/info', 'GET /account/stock_alerts', 'POST /products/by_sku']]);
  expect(data).toEqual({
    shop: { listsStockAlerts: true },
    customer: {
      stockAlerts: [
        {
          id: OWN,
          name: 'Switch, Brass',
          path: '/switch/?finish=brass',
          createdAt: '2026-11-20T10:00:00.000Z',
          product: { path: '/switch/' },
          variant: { sku: 'V-1', selectedOptions: [{ value: 'Brass' }] },
        },
        expect.objectContaining({ name: 'Lamp', product: { path: '/lamp/' }, variant: null }),
        expect.objectContaining({ name: 'Old lamp', product: null, variant: null }),
      ],
    },
  });
});

test('a customer stops an alert; an id of another type stops none, and a guest neither', async () => {
  const stopped = withAlerts();
  const run = async (id: string, session: string | null) => {
    const { data, calls } = await graph.ask(STOP, { input: { stockAlertId: id } }, null, session);
    return { ...(data as { result: object }).result, calls };
  };
  const left = { customer: { stockAlerts: [{ name: 'Lamp' }, { name: 'Old lamp' }] } };
  expect(await run(OWN, SESSION)).toEqual({
    ...left,
    calls: ['GET /account/info', 'PUT /stop_stock_alert', 'GET /account/stock_alerts'],
  });
  for (const id of [encodeId('Product', 'a-2'), 'a-2', '']) expect(await run(id, SESSION)).toMatchObject(left);
  expect(await run(OWN, null)).toEqual({ code: 'NOT_SIGNED_IN', calls: [] });
  expect(await run(OWN, 'token-of-another')).toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect(stopped).toEqual(['a-1']);
  expect((await graph.ask(LIST)).data).toMatchObject({ customer: null });
});

test.each([
  [401, 'NOT_SIGNED_IN'],
  [404, 'STOCK_ALERTS_UNAVAILABLE'],
  [400, 'STOCK_ALERT_REFUSED'],
])('a %i for a stop is %s', async (status, code) => {
  withAlerts();
  graph.shop.on('PUT /stop_stock_alert', () => ({ status, body: { detail: 'No.' } }));
  const { data } = await graph.ask(STOP, { input: { stockAlertId: OWN } }, null, SESSION);
  expect(data).toEqual({ result: { code } });
});

test('a shop API that lists no alerts has none of them, without an error', async () => {
  graph.shop.on('GET /account/info', () => ({ body: { id: 'c-1', email: 'ann@example.com' } }));
  expect(await graph.ask(LIST, {}, null, SESSION)).toMatchObject({
    errors: [],
    data: { shop: { listsStockAlerts: false }, customer: { stockAlerts: null } },
  });
});

test('a request and a confirmation by a customer carry the session', async () => {
  withAlerts();
  await graph.ask(CREATE, { input: { productId: SWITCH, email: 'ann@example.com' } }, null, SESSION);
  await graph.ask(CONFIRM, { input: TOKEN }, null, SESSION);
  expect(sent).toMatchObject([{ session_token: SESSION }, { session_token: SESSION }]);
});
