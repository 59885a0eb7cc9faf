import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodeId } from '../ids.rules.ts';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';
import { cartItemRecord } from '../../testing/records.ts';

let graph: FakeGraph;
beforeEach(async () => {
  graph = await openFakeGraph();
  serveCart(graph.shop, [
    cartItemRecord(1, 'few', 2),
    cartItemRecord(2, 'plain', 2),
    cartItemRecord(3, 'bulb', 2, { is_modifier: true, parent_id: 2, show_remove_quantity: false }),
    cartItemRecord(4, 'gone', 2),
    cartItemRecord(5, 'vanished', 2),
  ]);
});
afterEach(() => graph.close());

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
