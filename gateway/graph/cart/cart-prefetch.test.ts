import { beforeEach, expect, test } from 'vitest';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { cartItemRecord } from '../../testing/records.ts';
import { emptyCart, type Cart } from './cart.rules.ts';
import { createCartPrefetch } from './cart-prefetch.ts';

const QUERY = '{ cart { lines { name product { path } } } }';
const CART = 'GET /cart';
const PRODUCTS = 'POST /get_products_from_blog_url_list';

const graph = useFakeGraph();
let cart: ReturnType<typeof serveCart>;
const ask = (query = QUERY) => graph.ask(query, {}, CART_TOKEN);
const linesOf = (...slugs: string[]) => ({
  cart: { lines: slugs.map((slug) => ({ name: `The ${slug}`, product: { path: `/${slug}/` } })) },
});

beforeEach(async () => {
  cart = serveCart(graph.shop, [cartItemRecord(1, 'plain', 2), cartItemRecord(2, 'few', 1)]);
  await ask();
});

test('fetches the products of a previously read cart in parallel with it', async () => {
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

test('fetches a product that another device added after the cart is read', async () => {
  cart.items = [cartItemRecord(2, 'few', 1), cartItemRecord(3, 'bulb', 1)];
  const { data, calls } = await ask();
  expect(calls.toSorted()).toEqual([CART, PRODUCTS, PRODUCTS]);
  expect(data).toEqual(linesOf('few', 'bulb'));
  expect((await ask()).calls.toSorted()).toEqual([CART, PRODUCTS]);
});

test.each([
  ['selects no product', '{ cart { lines { name } } }'],
  ['excludes products', '{ cart { lines { name ... on CartLine @include(if: false) { product { path } } } } }'],
  ['selects a product elsewhere', '{ cart { lines { name } } product(path: "/plain/") { path } }'],
])('does not prefetch for an operation that %s', async (_, query) => {
  const { calls } = await ask(query);
  expect(calls).not.toContain(PRODUCTS);
});

const holding = (lines: number): Cart => ({
  ...emptyCart,
  lines: Array.from({ length: lines }, (_, index) => ({ path: `/p-${index}/` }) as Cart['lines'][number]),
});

test('the paths of a cart are those of its last read, keyed by its token', () => {
  const prefetch = createCartPrefetch();
  prefetch.remember('one', holding(2));
  expect([prefetch.pathsOf('one'), prefetch.pathsOf('another')]).toEqual([['/p-0/', '/p-1/'], []]);
});

test.each([0, 51])('the paths of a cart are empty for a cart of %i lines', (lines) => {
  const prefetch = createCartPrefetch();
  prefetch.remember('one', holding(50));
  expect(prefetch.pathsOf('one')).toHaveLength(50);
  prefetch.remember('one', holding(lines));
  expect(prefetch.pathsOf('one')).toEqual([]);
});
