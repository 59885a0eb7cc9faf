import { expect, test } from 'vitest';
import { useTestGateway } from '../../testing/gateway.fixture.ts';

const gateway = useTestGateway();

const LIST =
  '{ category(path: "/lamps/table/") { products(first: 3) { edges { node { name listRating { average count } } } } } }';

async function review(productId: number, ratings: readonly number[], status: 'published' | 'pending') {
  await gateway
    .db()
    .insertInto('reviews')
    .values(
      ratings.map((rating, index) => ({
        product_id: productId,
        rating,
        title: '',
        body: 'Bright.',
        author: 'Ada',
        email: `${status}-${index}@example.com`,
        content_hash: `${productId}-${status}-${index}`,
        created_at: '2026-11-22T10:00:00.000Z',
        status,
        order_id: null,
      })),
    )
    .execute();
}

test('a list carries the ratings of its products, of published reviews only, in its one call', async () => {
  await review(1, [5, 4, 4], 'published');
  await review(1, [1], 'pending');
  await review(2, [2], 'pending');
  await gateway.data('{ categories { name } }');
  gateway.calls.length = 0;
  const { category } = await gateway.data<{ category: { products: { edges: { node: object }[] } } }>(LIST);
  expect(category.products.edges.map(({ node }) => node)).toEqual([
    { name: 'Lamp 1', listRating: { average: 4.3, count: 3 } },
    { name: 'Lamp 2', listRating: null },
    { name: 'Lamp 3', listRating: null },
  ]);
  expect(gateway.calls).toEqual(['POST /categories/get_category_by_url']);
});
