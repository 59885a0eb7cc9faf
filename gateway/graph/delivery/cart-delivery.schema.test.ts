import { expect, test } from 'vitest';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { cartItemRecord, productRecord } from '../../testing/records.ts';

const ESTIMATE = '... on DeliveryEstimate { earliestDate latestDate }';
const DELIVERY = `{ cart { quantity delivery(postcode: "SW1A 1AA") { ${ESTIMATE} } } }`;

const graph = useFakeGraph({}, () => new Date('2026-06-29T09:00:00+01:00'));

const datesOf = async () => (await graph.ask(DELIVERY, {}, CART_TOKEN)).data;

test.each([
  ['of a category that takes longer', { categories: [7, 163] }, '2026-07-03', '2026-07-03'],
  ['sold out since it was added', { inventory_level: 0 }, '2026-07-02', '2026-07-08'],
])('dates of a cart with a product %s', async (_, more, earliestDate, latestDate) => {
  serveCart(graph.shop, [cartItemRecord(1, 'plain', 1), cartItemRecord(2, 'other', 1)]);
  graph.shop.on('POST /get_products_from_blog_url_list', () => ({
    body: [productRecord('plain'), productRecord('other', more)],
  }));
  expect(await datesOf()).toMatchObject({ cart: { delivery: { earliestDate, latestDate } } });
});

test('a product no longer sold does not delay the delivery', async () => {
  serveCart(graph.shop, [cartItemRecord(1, 'vanished', 1)]);
  expect(await datesOf()).toMatchObject({ cart: { delivery: { earliestDate: '2026-06-30' } } });
});
