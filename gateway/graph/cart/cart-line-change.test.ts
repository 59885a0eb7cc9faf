import { beforeEach, describe, expect, test } from 'vitest';
import { encodeId } from '../ids.rules.ts';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { cartItemRecord } from '../../testing/records.ts';

const graph = useFakeGraph();
beforeEach(() => {
  serveCart(graph.shop, [
    cartItemRecord(1, 'few', 2),
    cartItemRecord(2, 'plain', 2),
    cartItemRecord(3, 'bulb', 2, { is_modifier: true, parent_id: 2, show_remove_quantity: false }),
    cartItemRecord(4, 'gone', 2),
    cartItemRecord(5, 'vanished', 2),
  ]);
});

const CHANGE = 'cart { quantity lines { id } } line { id quantity } warnings { code line { id } }';
const UPDATE = `mutation ($input: CartLineUpdateInput!) { result: cartLineUpdate(input: $input) { ... on UserError { code message } ... on MaximumStockError { maximumQuantity } ... on CartLineUpdatePayload { __typename ${CHANGE} } } }`;
const REMOVE = `mutation ($input: CartLineRemoveInput!) { result: cartLineRemove(input: $input) { ... on UserError { code } ... on CartLineRemovePayload { cart { quantity } removedLineIds warnings { code } } } }`;

const line = (id: number | string) => encodeId('CartLine', id);
const writes = (calls: readonly string[]) => calls.filter((call) => /add_to_cart|update_cart|remove_item/.test(call));
const MAXIMUM = 'You have reached the maximum available stock for this item.';
const OF_ADD_ON = 'To change the quantity of an add-on, change the quantity of its product.';

describe('cartLineUpdate', () => {
  test('sets the quantity of a line and of its add-ons', async () => {
    const { data, errors } = await graph.ask(UPDATE, { input: { lineId: line(2), quantity: 5 } }, CART_TOKEN);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      result: {
        __typename: 'CartLineUpdatePayload',
        line: { id: line(2), quantity: 5 },
        cart: { quantity: 16 },
        warnings: [],
      },
    });
  });

  test.each([
    ['of a product without stock', 4],
    ['of a product that has gone', 5],
  ])('allows a reduction %s', async (_, id) => {
    const { data } = await graph.ask(UPDATE, { input: { lineId: line(id), quantity: 1 } }, CART_TOKEN);
    expect(data).toMatchObject({ result: { line: { quantity: 1 } } });
  });

  test.each<[string, lineId: string, quantity: number, code: string, fields?: object]>([
    ['more than there is', line(1), 4, 'MAXIMUM_STOCK', { message: MAXIMUM, maximumQuantity: 3 }],
    ['more of what has sold out', line(4), 3, 'MAXIMUM_STOCK', { maximumQuantity: 0 }],
    ['more of what has gone', line(5), 3, 'MAXIMUM_STOCK', { maximumQuantity: 0 }],
    ['an add-on', line(3), 3, 'INVALID_QUANTITY', { message: OF_ADD_ON }],
    ['no quantity', line(1), 0, 'INVALID_QUANTITY'],
    ['a line that is not there', line(77), 1, 'CART_LINE_NOT_FOUND'],
    ['junk', 'junk', 1, 'CART_LINE_NOT_FOUND'],
  ])('refuses %s and changes nothing', async (_, lineId, quantity, code, fields = {}) => {
    const { data, errors, calls } = await graph.ask(UPDATE, { input: { lineId, quantity } }, CART_TOKEN);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ result: { code, ...fields } });
    expect(writes(calls)).toEqual([]);
  });

  test('does not find a line without its cart token', async () => {
    for (const token of [null, 'token-of-another']) {
      const { data } = await graph.ask(UPDATE, { input: { lineId: line(1), quantity: 1 } }, token);
      expect(data).toMatchObject({ result: { code: 'CART_LINE_NOT_FOUND' } });
    }
  });
});

describe('cartLineRemove', () => {
  test.each<[string, object, number[], number]>([
    ['a line', { lineId: line(1) }, [1], 8],
    ['a line with its add-ons', { lineId: line(2) }, [2, 3], 6],
    ['an add-on alone', { lineId: line(3) }, [3], 8],
    ['some of a line', { lineId: line(1), quantity: 1 }, [], 9],
    ['some of a line with add-ons', { lineId: line(2), quantity: 1 }, [], 8],
    ['more than there is', { lineId: line(1), quantity: 9 }, [1], 8],
  ])('removes %s', async (_, input, removed, quantity) => {
    const { data, errors } = await graph.ask(REMOVE, { input }, CART_TOKEN);
    expect(errors).toEqual([]);
    expect(data).toEqual({ result: { cart: { quantity }, removedLineIds: removed.map(line), warnings: [] } });
  });

  test.each<[string, object, string]>([
    ['a line that is not there', { lineId: line(77) }, 'CART_LINE_NOT_FOUND'],
    ['no quantity', { lineId: line(1), quantity: 0 }, 'INVALID_QUANTITY'],
    ['some of an add-on', { lineId: line(3), quantity: 1 }, 'INVALID_QUANTITY'],
  ])('refuses %s and changes nothing', async (_, input, code) => {
    const { data, calls } = await graph.ask(REMOVE, { input }, CART_TOKEN);
    expect(data).toEqual({ result: { code } });
    expect(writes(calls)).toEqual([]);
  });
});

const BOXED = encodeId('Product', '/boxed/');
const WARNINGS = 'warnings { code message }';
const ADD_BOXED = `mutation ($quantity: Int!) { result: cartLineAdd(input: { productId: "${BOXED}", quantity: $quantity }) {
  ... on UserError { code } ... on CartLineAddPayload { line { quantity } ${WARNINGS} } } }`;
const ADD_MANY_BOXED = `mutation ($quantity: Int!) { result: cartLinesAdd(input: { lines: [{ productId: "${BOXED}", quantity: $quantity }] }) {
  ... on CartLinesAddPayload { results { line { quantity } warning { code } refusal { code } } } } }`;
const UPDATE_BOXED = `mutation ($quantity: Int!) { result: cartLineUpdate(input: { lineId: "${encodeId('CartLine', '1')}", quantity: $quantity }) {
  ... on UserError { code } ... on CartLineUpdatePayload { line { quantity } ${WARNINGS} } } }`;

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
    expect(await ask(ADD_BOXED, quantity)).toEqual(expected);
  });

  test('an addition to a line counts what the line has', async () => {
    serveCart(graph.shop, [cartItemRecord(1, 'boxed', 10)]);
    expect(await ask(ADD_BOXED, 1)).toEqual(RAISED(15));
  });

  test('an addition of many lines', async () => {
    serveCart(graph.shop, []);
    expect(await ask(ADD_MANY_BOXED, 3)).toEqual({
      results: [{ line: { quantity: 10 }, warning: { code: 'QUANTITY_RAISED' }, refusal: null }],
    });
    expect(await ask(ADD_MANY_BOXED, 5)).toEqual({
      results: [{ line: { quantity: 15 }, warning: null, refusal: null }],
    });
  });

  test.each([
    [20, { line: { quantity: 20 }, warnings: [] }],
    [12, RAISED(15)],
    [1, RAISED(10)],
  ])('a change to %i', async (quantity, expected) => {
    serveCart(graph.shop, [cartItemRecord(1, 'boxed', 15)]);
    expect(await ask(UPDATE_BOXED, quantity)).toEqual(expected);
  });

  test('a lower quantity is taken as it is while the catalogue cannot be reached', async () => {
    serveCart(graph.shop, [cartItemRecord(1, 'boxed', 15)]);
    graph.shop.on('POST /get_products_from_blog_url_list', () => ({ status: 503, body: {} }));
    expect(await ask(UPDATE_BOXED, 3)).toEqual({ line: { quantity: 3 }, warnings: [] });
  });

  test('more than the stock is refused, after the terms have raised it', async () => {
    serveCart(graph.shop, []);
    expect(await ask(ADD_BOXED, 9_000)).toEqual({ code: 'MAXIMUM_STOCK' });
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
