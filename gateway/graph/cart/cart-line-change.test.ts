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

const RESULT = '__typename ... on UserError { code message }';
const LIMITED = `${RESULT} ... on MaximumStockError { maximumQuantity }`;
const CHANGE = 'cart { quantity lines { id } } line { id quantity } warnings { code line { id } }';
const UPDATE = `mutation ($input: CartLineUpdateInput!) { result: cartLineUpdate(input: $input) { ${LIMITED} ... on CartLineUpdatePayload { ${CHANGE} } } }`;
const REMOVE = `mutation ($input: CartLineRemoveInput!) { result: cartLineRemove(input: $input) { ${RESULT} ... on CartLineRemovePayload { cart { quantity } removedLineIds warnings { code } } } }`;

const line = (id: number | string) => encodeId('CartLine', id);

const writes = (calls: readonly string[]) => calls.filter((call) => /add_to_cart|update_cart|remove_item/.test(call));

const MAXIMUM = 'You have reached the maximum available stock for this item.';

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

  test.each<[string, object, object]>([
    [
      'more than there is',
      { lineId: line(1), quantity: 4 },
      { __typename: 'MaximumStockError', message: MAXIMUM, maximumQuantity: 3 },
    ],
    [
      'more of what has sold out',
      { lineId: line(4), quantity: 3 },
      { __typename: 'MaximumStockError', maximumQuantity: 0 },
    ],
    [
      'more of what has gone',
      { lineId: line(5), quantity: 3 },
      { __typename: 'MaximumStockError', maximumQuantity: 0 },
    ],
    [
      'an add-on',
      { lineId: line(3), quantity: 3 },
      {
        __typename: 'InvalidQuantityError',
        message: 'To change the quantity of an add-on, change the quantity of its product.',
      },
    ],
    ['no quantity', { lineId: line(1), quantity: 0 }, { __typename: 'InvalidQuantityError' }],
    [
      'a line that is not there',
      { lineId: line(77), quantity: 1 },
      { __typename: 'CartLineNotFoundError', code: 'CART_LINE_NOT_FOUND' },
    ],
    ['junk', { lineId: 'junk', quantity: 1 }, { __typename: 'CartLineNotFoundError' }],
  ])('refuses %s and changes nothing', async (_, input, expected) => {
    const { data, errors, calls } = await graph.ask(UPDATE, { input }, CART_TOKEN);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ result: expected });
    expect(writes(calls)).toEqual([]);
  });

  test('does not find a line without its cart token', async () => {
    for (const token of [null, 'token-of-another']) {
      const { data } = await graph.ask(UPDATE, { input: { lineId: line(1), quantity: 1 } }, token);
      expect(data).toMatchObject({ result: { __typename: 'CartLineNotFoundError' } });
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
    expect(data).toEqual({
      result: {
        __typename: 'CartLineRemovePayload',
        cart: { quantity },
        removedLineIds: removed.map(line),
        warnings: [],
      },
    });
  });

  test.each<[string, object, string]>([
    ['a line that is not there', { lineId: line(77) }, 'CartLineNotFoundError'],
    ['no quantity', { lineId: line(1), quantity: 0 }, 'InvalidQuantityError'],
    ['some of an add-on', { lineId: line(3), quantity: 1 }, 'InvalidQuantityError'],
  ])('refuses %s and changes nothing', async (_, input, typename) => {
    const { data, calls } = await graph.ask(REMOVE, { input }, CART_TOKEN);
    expect(data).toMatchObject({ result: { __typename: typename } });
    expect(writes(calls)).toEqual([]);
  });
});
