import { beforeEach, describe, expect, test } from 'vitest';
import { encodeId } from '../ids.rules.ts';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { mutationOf } from '../../testing/mutation-of.ts';
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
const CODE = '... on UserError { code }';
const ERRORS = '... on UserError { code message } ... on MaximumStockError { maximumQuantity }';
const UPDATE = mutationOf('cartLineUpdate', `__typename ${CHANGE}`, ERRORS);
const REMOVE = mutationOf('cartLineRemove', 'cart { quantity } removedLineIds warnings { code }', CODE);

const line = (id: number | string) => encodeId('CartLine', id);
const writes = (calls: readonly string[]) => calls.filter((call) => /add_to_cart|update_cart|remove_item/.test(call));
const MAXIMUM = 'You have reached the maximum available stock for this item.';
const OF_ADD_ON = 'To change the quantity of an add-on, change the quantity of its product.';

describe('cartLineUpdate', () => {
  test('sets the quantity of a line and of its add-ons', async () => {
    const { data, errors } = await graph.ask(UPDATE, { input: { lineId: line(2), quantity: 5 } }, CART_TOKEN);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      result: { line: { id: line(2), quantity: 5 }, cart: { quantity: 16 }, warnings: [] },
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
});

test.each<[string, object, number[], number]>([
  ['a line', { lineId: line(1) }, [1], 8],
  ['a line with its add-ons', { lineId: line(2) }, [2, 3], 6],
  ['an add-on alone', { lineId: line(3) }, [3], 8],
  ['some of a line', { lineId: line(1), quantity: 1 }, [], 9],
  ['some of a line with add-ons', { lineId: line(2), quantity: 1 }, [], 8],
  ['more than there is', { lineId: line(1), quantity: 9 }, [1], 8],
])('cartLineRemove removes %s', async (_, input, removed, quantity) => {
  const { data, errors } = await graph.ask(REMOVE, { input }, CART_TOKEN);
  expect(errors).toEqual([]);
  expect(data).toEqual({ result: { cart: { quantity }, removedLineIds: removed.map(line), warnings: [] } });
});

test.each<[string, object, string]>([
  ['a line that is not there', { lineId: line(77) }, 'CART_LINE_NOT_FOUND'],
  ['no quantity', { lineId: line(1), quantity: 0 }, 'INVALID_QUANTITY'],
  ['some of an add-on', { lineId: line(3), quantity: 1 }, 'INVALID_QUANTITY'],
])('cartLineRemove refuses %s and changes nothing', async (_, input, code) => {
  const { data, calls } = await graph.ask(REMOVE, { input }, CART_TOKEN);
  expect(data).toEqual({ result: { code } });
  expect(writes(calls)).toEqual([]);
});

const BOXED = encodeId('Product', '/boxed/');
const WARNINGS = 'warnings { code message }';
const ask = async (mutation: string, payload: string, input: object) =>
  ((await graph.ask(mutationOf(mutation, payload, CODE), { input }, CART_TOKEN)).data as { result: object }).result;
const addBoxed = (quantity: number) =>
  ask('cartLineAdd', `line { quantity } ${WARNINGS}`, { productId: BOXED, quantity });
const updateBoxed = (quantity: number) =>
  ask('cartLineUpdate', `line { quantity } ${WARNINGS}`, { lineId: line(1), quantity });

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
  const query = '{ cart { lines { priceBreaks { quantity price { exVat { pence } } } } } }';
  const { data } = await graph.ask(query, {}, CART_TOKEN);
  const steps = [1_000, 900, 800].map((pence, index) => ({
    quantity: [1, 20, 50][index],
    price: { exVat: { pence } },
  }));
  expect(data).toEqual({ cart: { lines: [{ priceBreaks: steps }, { priceBreaks: [] }] } });
});

const RAISED = (quantity: number) => {
  const message = `The boxed: Sold in multiples of 5, from 10. Your basket now has ${quantity}.`;
  return { line: { quantity }, warnings: [{ code: 'QUANTITY_RAISED', message }] };
};

test.each<[string, inCart: number, change: () => Promise<object>, object]>([
  ['an addition of less than the minimum', 0, () => addBoxed(1), RAISED(10)],
  ['an addition to a line, with what the line has', 10, () => addBoxed(1), RAISED(15)],
  ['a change to no multiple', 15, () => updateBoxed(12), RAISED(15)],
  ['more than the stock once it is raised', 0, () => addBoxed(9_000), { code: 'MAXIMUM_STOCK' }],
])('the terms of a product decide over %s', async (_, inCart, change, expected) => {
  serveCart(graph.shop, inCart === 0 ? [] : [cartItemRecord(1, 'boxed', inCart)]);
  expect(await change()).toEqual(expected);
});

test('the terms raise an addition of many lines', async () => {
  serveCart(graph.shop, []);
  const results = 'results { line { quantity } warning { code } refusal { code } }';
  expect(await ask('cartLinesAdd', results, { lines: [{ productId: BOXED, quantity: 3 }] })).toEqual({
    results: [{ line: { quantity: 10 }, warning: { code: 'QUANTITY_RAISED' }, refusal: null }],
  });
});

test('a lower quantity is taken as it is while the catalogue cannot be reached', async () => {
  serveCart(graph.shop, [cartItemRecord(1, 'boxed', 15)]);
  graph.shop.on('POST /get_products_from_blog_url_list', () => ({ status: 503, body: {} }));
  expect(await updateBoxed(3)).toEqual({ line: { quantity: 3 }, warnings: [] });
});

test('a line that the terms no longer allow says so', async () => {
  serveCart(graph.shop, [cartItemRecord(1, 'boxed', 3)]);
  const { data } = await graph.ask(`{ cart { ${WARNINGS} } }`, {}, CART_TOKEN);
  const message = 'The boxed: Sold in multiples of 5, from 10. Please change the quantity.';
  expect(data).toEqual({ cart: { warnings: [{ code: 'QUANTITY_RAISED', message }] } });
});
