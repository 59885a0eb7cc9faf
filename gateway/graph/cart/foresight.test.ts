import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';
import { cartItemRecord } from '../../testing/records.ts';
import { emptyCart, type Cart } from './cart.rules.ts';
import { createCartForesight } from './foresight.ts';

const QUERY = '{ cart { lines { name product { path } } } }';
const CART = 'GET /cart';
const PRODUCTS = 'POST /get_products_from_blog_url_list';

let graph: FakeGraph;
let cart: ReturnType<typeof serveCart>;
const ask = (query = QUERY) => graph.ask(query, {}, CART_TOKEN);
const linesOf = (...slugs: string[]) => ({
  cart: { lines: slugs.map((slug) => ({ name: `The ${slug}`, product: { path: `/${slug}/` } })) },
});

beforeEach(async () => {
  graph = await openFakeGraph();
  cart = serveCart(graph.shop, [cartItemRecord(1, 'plain', 2), cartItemRecord(2, 'few', 1)]);
  await ask();
});
afterEach(() => graph.close());

test('the products of a cart that was read before are asked for side by side with it', async () => {
  let asked = () => {};
  const productsAsked = new Promise<void>((resolve) => (asked = resolve));
  const whole = { body: { cart: { items: cart.items } } };
  graph.shop.on(CART, async () => {
    await productsAsked;
    return whole;
  });
  const records = graph.shop.routeOf(PRODUCTS);
  graph.shop.on(PRODUCTS, (request) => {
    asked();
    return records(request);
  });
  const { data, errors, calls } = await ask();
  expect([errors, calls.toSorted()]).toEqual([[], [CART, PRODUCTS]]);
  expect(data).toEqual(linesOf('plain', 'few'));
});

test('what has come into a cart elsewhere meanwhile is asked for afterwards', async () => {
  cart.items = [cartItemRecord(2, 'few', 1), cartItemRecord(3, 'bulb', 1)];
  const { data, calls } = await ask();
  expect(calls.toSorted()).toEqual([CART, PRODUCTS, PRODUCTS]);
  expect(data).toEqual(linesOf('few', 'bulb'));
  expect((await ask()).calls.toSorted()).toEqual([CART, PRODUCTS]);
});

test('a catalogue that fails costs the products, not the cart', async () => {
  graph.shop.on(PRODUCTS, () => ({ status: 404, body: {} }));
  const { data, errors } = await ask();
  expect(data).toMatchObject({
    cart: {
      lines: [
        { name: 'The plain', product: null },
        { name: 'The few', product: null },
      ],
    },
  });
  expect(errors).toHaveLength(2);
});

test.each([
  ['does not ask for products', '{ cart { lines { name } } }'],
  ['need not have any', '{ cart { lines { name ... on CartLine @include(if: false) { product { path } } } } }'],
  ['names one in another place', '{ cart { lines { name } } product(path: "/plain/") { path } }'],
])('who %s is not asked for them ahead', async (_, query) => {
  const { calls } = await ask(query);
  expect(calls).not.toContain(PRODUCTS);
});

describe('what is kept of a cart', () => {
  const holding = (lines: number): Cart => ({
    ...emptyCart,
    lines: Array.from({ length: lines }, (_, index) => ({ path: `/p-${index}/` }) as Cart['lines'][number]),
  });

  test('is which products it held last, for its own token', () => {
    const foresight = createCartForesight();
    foresight.note('one', holding(2));
    expect([foresight.pathsOf('one'), foresight.pathsOf('another')]).toEqual([['/p-0/', '/p-1/'], []]);
  });

  test.each([0, 51])('is nothing for a cart of %i lines', (lines) => {
    const foresight = createCartForesight();
    foresight.note('one', holding(50));
    expect(foresight.pathsOf('one')).toHaveLength(50);
    foresight.note('one', holding(lines));
    expect(foresight.pathsOf('one')).toEqual([]);
  });
});
