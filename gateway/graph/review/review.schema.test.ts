import { describe, expect, test } from 'vitest';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { encodeId } from '../ids.rules.ts';
import { writeOrder } from '@storefront/embedded/customers/reviews/store/reviewed-orders.fixture.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';

const gateway = useTestGateway();

const CREATE = `mutation ($input: ReviewCreateInput!) {
  reviewCreate(input: $input) {
    __typename
    ... on ReviewCreatePayload {
      status reviewEdge { node { author } cursor } review { rating title body author createdAt isVerifiedBuyer }
      product {
        path ratingSummary { average count } reviews(first: 2) { totalCount edges { node { author isVerifiedBuyer } } }
      }
    }
    ... on InvalidFieldsError { fields { field message } }
    ... on UserError { code message }
  }
}`;
const READ = `query ($path: String!) { product(path: $path) {
  name ratingSummary { average count }
  reviews { totalCount edges { node { author } } }
} }`;
const WRITTEN = { rating: 4, title: 'Warm light', body: 'Just as bright as it says.', author: 'Sam' };
const input = { ...WRITTEN, productId: encodeId('Product', '/lamp-1/'), email: 'sam@example.com' };

test('returns no average for a product without reviews, with one call besides the product’s', async () => {
  expect(await gateway.data(READ, { path: '/lamp-9/' })).toMatchObject({
    product: { ratingSummary: { average: null, count: 0 }, reviews: { totalCount: 0, edges: [] } },
  });
  expect(gateway.calls).toEqual(['GET /products/lamp-9/', 'GET /reviews/']);
});

describe('reviewCreate', () => {
  test('publishes a verified buyer’s review, and returns a summary that includes it', async () => {
    await writeOrder(gateway.db(), { number: 100_042, status: 'dispatched', email: input.email, productIds: [1] });
    const { reviewCreate } = await gateway.data<{ reviewCreate: object }>(CREATE, {
      input: { ...input, orderNumber: 'ord-100042' },
    });
    expect(reviewCreate).toEqual({
      __typename: 'ReviewCreatePayload',
      status: 'PUBLISHED',
      reviewEdge: { node: { author: 'Sam' }, cursor: expect.any(String) },
      review: { ...WRITTEN, createdAt: expect.stringMatching(/Z$/), isVerifiedBuyer: true },
      product: {
        path: '/lamp-1/',
        ratingSummary: { average: 4, count: 1 },
        reviews: { totalCount: 1, edges: [{ node: { author: 'Sam', isVerifiedBuyer: true } }] },
      },
    });
    expect(gateway.calls).toEqual(['POST /get_products_from_blog_url_list', 'POST /reviews/', 'GET /reviews/']);
  });

  test('returns all validation errors without a call', async () => {
    expect(await gateway.data(CREATE, { input: { ...input, rating: 6, body: 'Short', email: 'sam' } })).toMatchObject({
      reviewCreate: {
        __typename: 'InvalidFieldsError',
        code: 'INVALID_FIELDS',
        fields: [{ field: 'rating' }, { field: 'body' }, { field: 'email' }],
      },
    });
    expect(gateway.calls).toEqual([]);
  });

  test.each([encodeId('Product', '/nothing/'), 'junk'])('returns an error for the product id %s', async (productId) => {
    expect(await gateway.data(CREATE, { input: { ...input, productId } })).toMatchObject({
      reviewCreate: { code: 'PRODUCT_NOT_FOUND' },
    });
  });
});

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
  await review(10, [5, 4, 4], 'published');
  await review(10, [1], 'pending');
  await review(11, [2], 'pending');
  await gateway.data('{ categories { name } }');
  gateway.calls.length = 0;
  const list = 'products(first: 3, page: 4) { nodes { name listRating { average count } } }';
  const { category } = await gateway.data<{ category: { products: { nodes: object[] } } }>(
    `{ category(path: "/lamps/table/") { ${list} } }`,
  );
  expect(category.products.nodes).toEqual([
    { name: 'Lamp 10', listRating: { average: 4.3, count: 3 } },
    { name: 'Lamp 11', listRating: null },
    { name: 'Lamp 12', listRating: null },
  ]);
  expect(gateway.calls).toEqual(['POST /categories/get_category_by_url']);
});

describe('with another shop API', () => {
  const graph = useFakeGraph();
  const fields = { path: '/plain/' };

  test('returns null for reviews alone when the shop API has none', async () => {
    const { data, errors } = await graph.ask(READ, fields);
    expect([data, errors]).toEqual([{ product: { name: 'The plain', ratingSummary: null, reviews: null } }, []]);
    const created = await graph.ask(CREATE, { input: { ...input, productId: encodeId('Product', '/plain/') } });
    expect(created.data).toMatchObject({ reviewCreate: { code: 'REVIEWS_UNAVAILABLE' } });
  });

  test('passes on the message of a rejection, and reports a server error as an error', async () => {
    const given = { input: { ...input, productId: encodeId('Product', '/plain/') } };
    graph.shop.on('POST /reviews/', () => ({ status: 400, body: { detail: 'You have reviewed it before.' } }));
    expect((await graph.ask(CREATE, given)).data).toMatchObject({
      reviewCreate: { code: 'REVIEW_REFUSED', message: 'You have reviewed it before.' },
    });
    graph.shop.on('POST /reviews/', () => ({ status: 429, body: { detail: 'Later, please.' } }));
    expect((await graph.ask(CREATE, given)).data).toMatchObject({ reviewCreate: { code: 'REVIEW_THROTTLED' } });
    graph.shop.on('POST /reviews/', () => ({ status: 500 }));
    const broken = await graph.ask(CREATE, given);
    expect(broken.errors).toHaveLength(1);
    expect(broken.calls.filter((call) => call === 'POST /reviews/')).toHaveLength(1);
  });

  test('treats a review without an approval status as published', async () => {
    const received: unknown[] = [];
    graph.shop.on('POST /reviews/', ({ body }) => {
      received.push(body);
      const review = { id: 2, product_id: 1, rating: 4, title: '', body: 'Just as bright.', author: 'Sam' };
      return { body: { ...review, created_at: '2026-01-02T03:04:05Z' } };
    });
    const { data } = await graph.ask(CREATE, {
      input: { ...input, productId: encodeId('Product', '/plain/'), orderNumber: ' ORD-1 ' },
    });
    expect(data).toMatchObject({ reviewCreate: { status: 'PUBLISHED', review: { isVerifiedBuyer: false } } });
    expect(received).toEqual([
      expect.objectContaining({ email: 'sam@example.com', order_number: 'ORD-1', client_address: '203.0.113.9' }),
    ]);
  });
});
