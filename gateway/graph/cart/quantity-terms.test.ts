import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';
import { cartItemRecord } from '../../testing/records.ts';
import { encodeId } from '../ids.rules.ts';

const BOXED = encodeId('Product', '/boxed/');
const WARNINGS = 'warnings { code message }';
const ADD = `mutation ($quantity: Int!) { result: cartLineAdd(input: { productId: "${BOXED}", quantity: $quantity }) {
  ... on UserError { code } ... on CartLineAddPayload { line { quantity } ${WARNINGS} } } }`;
const ADD_MANY = `mutation ($quantity: Int!) { result: cartLinesAdd(input: { lines: [{ productId: "${BOXED}", quantity: $quantity }] }) {
  ... on CartLinesAddPayload { results { line { quantity } warning { code } refusal { code } } } } }`;
const UPDATE = `mutation ($quantity: Int!) { result: cartLineUpdate(input: { lineId: "${encodeId('CartLine', '1')}", quantity: $quantity }) {
  ... on UserError { code } ... on CartLineUpdatePayload { line { quantity } ${WARNINGS} } } }`;

let graph: FakeGraph;
beforeEach(async () => {
  graph = await openFakeGraph();
});
afterEach(() => graph.close());

const ask = async (query: string, quantity: number) =>
  ((await graph.ask(query, { quantity }, CART_TOKEN)).data as { result: object }).result;

test('a product says its price breaks that make sense, its minimum and its multiple', async () => {
  const fields = 'minimumQuantity quantityMultiple priceBreaks { quantity price { exVat { pence } } }';
  const { data } = await graph.ask(
    `{ boxed: product(path: "/boxed/") { ${fields} } plain: product(path: "/plain/") { ${fields} } }`,
  );
  expect(data).toEqual({
    boxed: {
      minimumQuantity: 10,
      quantityMultiple: 5,
      priceBreaks: [
        { quantity: 20, price: { exVat: { pence: 900 } } },
        { quantity: 50, price: { exVat: { pence: 800 } } },
      ],
    },
    plain: { minimumQuantity: 1, quantityMultiple: 1, priceBreaks: [] },
  });
});

test('a line says its price from each quantity on, in its variant', async () => {
  serveCart(graph.shop, [cartItemRecord(1, 'boxed', 10), cartItemRecord(2, 'plain', 1)]);
  const { data } = await graph.ask(
    '{ cart { lines { priceBreaks { quantity price { exVat { pence } } } } } }',
    {},
    CART_TOKEN,
  );
  const steps = [1_000, 900, 800].map((pence, index) => ({
    quantity: [1, 20, 50][index],
    price: { exVat: { pence } },
  }));
  expect(data).toEqual({ cart: { lines: [{ priceBreaks: steps }, { priceBreaks: [] }] } });
});

describe('a cart follows the terms of a product', () => {
  const RAISED = (quantity: number) => ({
    line: { quantity },
    warnings: [
      {
        code: 'QUANTITY_RAISED',
        message: `The boxed: Sold in multiples of 5, from 10. Your basket now has ${quantity}.`,
      },
    ],
  });

  test.each([
    [1, RAISED(10)],
    [11, RAISED(15)],
    [15, { line: { quantity: 15 }, warnings: [] }],
  ])('an addition of %i', async (quantity, expected) => {
    serveCart(graph.shop, []);
    expect(await ask(ADD, quantity)).toEqual(expected);
  });

  test('an addition to a line counts what the line has', async () => {
    serveCart(graph.shop, [cartItemRecord(1, 'boxed', 10)]);
    expect(await ask(ADD, 1)).toEqual(RAISED(15));
  });

  test('an addition of many lines', async () => {
    serveCart(graph.shop, []);
    expect(await ask(ADD_MANY, 3)).toEqual({
      results: [{ line: { quantity: 10 }, warning: { code: 'QUANTITY_RAISED' }, refusal: null }],
    });
    expect(await ask(ADD_MANY, 5)).toEqual({ results: [{ line: { quantity: 15 }, warning: null, refusal: null }] });
  });

  test.each([
    [20, { line: { quantity: 20 }, warnings: [] }],
    [12, RAISED(15)],
    [1, RAISED(10)],
  ])('a change to %i', async (quantity, expected) => {
    serveCart(graph.shop, [cartItemRecord(1, 'boxed', 15)]);
    expect(await ask(UPDATE, quantity)).toEqual(expected);
  });

  test('a lower quantity is taken as it is while the catalogue cannot be reached', async () => {
    serveCart(graph.shop, [cartItemRecord(1, 'boxed', 15)]);
    graph.shop.on('POST /get_products_from_blog_url_list', () => ({ status: 503, body: {} }));
    expect(await ask(UPDATE, 3)).toEqual({ line: { quantity: 3 }, warnings: [] });
  });

  test('more than the stock is refused, after the terms have raised it', async () => {
    serveCart(graph.shop, []);
    expect(await ask(ADD, 9_000)).toEqual({ code: 'MAXIMUM_STOCK' });
  });

  test('a line that the terms no longer allow says so', async () => {
    serveCart(graph.shop, [cartItemRecord(1, 'boxed', 3)]);
    const { data } = await graph.ask(`{ cart { ${WARNINGS} } }`, {}, CART_TOKEN);
    expect(data).toEqual({
      cart: {
        warnings: [
          {
            code: 'QUANTITY_RAISED',
            message: 'The boxed: Sold in multiples of 5, from 10. Please change the quantity.',
          },
        ],
      },
    });
  });
});
