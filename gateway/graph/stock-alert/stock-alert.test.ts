import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';
import { encodeId } from '../ids.rules.ts';

const CREATE = `mutation ($input: StockAlertCreateInput!) { result: stockAlertCreate(input: $input) {
  ... on UserError { code message }
  ... on InvalidFieldsError { fields { field } }
  ... on TooManyAttemptsError { retryAfterSeconds }
  ... on StockAlertCreatePayload { message }
} }`;
const CONFIRM = `mutation { result: stockAlertConfirm(input: { token: "t" }) {
  ... on UserError { code }
  ... on StockAlertConfirmPayload { name path }
} }`;
const DELETE = `mutation { result: stockAlertDelete(input: { token: "t" }) {
  ... on UserError { code }
  ... on StockAlertDeletePayload { message }
} }`;
const SWITCH = encodeId('Product', '/switch/');
const OWN_VARIANT = encodeId('Variant', '/switch/#22');

let graph: FakeGraph;
let sent: unknown[];
beforeEach(async () => {
  graph = await openFakeGraph();
  sent = [];
  for (const name of ['stock_alerts', 'confirm_stock_alert', 'delete_stock_alert'])
    graph.shop.on(`POST /${name}`, ({ body }) => {
      sent.push(body);
      return { body: { name: 'Switch, Satin Brass', url: '/switch/?finish=satin-brass' } };
    });
});
afterEach(() => graph.close());

const ask = async (query: string, input?: object) =>
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
  [{ variantId: 'x' }, 'PRODUCT_NOT_FOUND'],
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
  expect(await ask(CONFIRM)).toEqual({ name: 'Switch, Satin Brass', path: '/switch/?finish=satin-brass' });
  expect(await ask(DELETE)).toEqual({ message: 'We won’t email you about this product.' });
  expect(sent).toEqual(Array.from({ length: 2 }, () => ({ token: 't', client_address: '203.0.113.9' })));
  graph.shop.on('POST /confirm_stock_alert', () => ({
    status: 400,
    body: { code: 'invalid_stock_alert_token', detail: 'Expired.' },
  }));
  expect(await ask(CONFIRM)).toEqual({ code: 'INVALID_STOCK_ALERT_TOKEN' });
});
