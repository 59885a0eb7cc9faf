import { describe, expect, test } from 'vitest';
import { useTestGateway } from '../gateway.fixture.ts';
import { encodeId } from '../ids.rules.ts';
import { openFakeGraph } from '../testing/fake-graph.ts';

const gateway = useTestGateway();

const CREATE = `mutation ($input: ReviewCreateInput!) {
  reviewCreate(input: $input) {
    __typename
    ... on ReviewCreatePayload { review { rating title body author createdAt } product { path ratingSummary { average count } reviews(first: 2) { totalCount edges { node { author } } } } }
    ... on InvalidFieldsError { code message fields { field message } }
    ... on UserError { code message }
  }
}`;
const READ = 'query ($path: String!, $first: Int, $after: String) { product(path: $path) { name ratingSummary { average count } reviews(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { author body } } } } }';
const input = { productId: encodeId('Product', '/lamp-1/'), rating: 4, title: 'Warm light', body: 'Just as bright as it says.', author: 'Sam', email: 'sam@example.com' };

interface Read {
  product: { ratingSummary: object; reviews: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: { author: string; body: string } }[] } };
}

test('a product without reviews has no average, at one call besides the product’s', async () => {
  expect(await gateway.data(READ, { path: '/lamp-9/' })).toMatchObject({ product: { ratingSummary: { average: null, count: 0 }, reviews: { totalCount: 0, edges: [] } } });
  expect(gateway.calls).toEqual(['GET /products/lamp-9/', 'GET /reviews/']);
});

describe('reviewCreate', () => {
  test('publishes, and the answer counts it', async () => {
    const { reviewCreate } = await gateway.data<{ reviewCreate: object }>(CREATE, { input });
    expect(reviewCreate).toEqual({
      __typename: 'ReviewCreatePayload',
      review: { rating: 4, title: 'Warm light', body: 'Just as bright as it says.', author: 'Sam', createdAt: expect.stringMatching(/Z$/) },
      product: { path: '/lamp-1/', ratingSummary: { average: 4, count: 1 }, reviews: { totalCount: 1, edges: [{ node: { author: 'Sam' } }] } },
    });
    expect(gateway.calls).toEqual(['POST /get_products_from_blog_url_list', 'POST /reviews/', 'GET /reviews/']);
  });

  test('markup is text like any other', async () => {
    const productId = encodeId('Product', '/lamp-2/');
    await gateway.data(CREATE, { input: { ...input, productId, body: '<script>alert(1)</script>' } });
    const { product } = await gateway.data<Read>(READ, { path: '/lamp-2/' });
    expect(product.reviews.edges).toEqual([{ node: { author: 'Sam', body: '<script>alert(1)</script>' } }]);
  });

  test('says all that is wrong, and calls nobody', async () => {
    expect(await gateway.data(CREATE, { input: { ...input, rating: 6, body: 'Short', email: 'sam' } })).toMatchObject({
      reviewCreate: { __typename: 'InvalidFieldsError', code: 'INVALID_FIELDS', fields: [{ field: 'rating' }, { field: 'body', message: 'Please write at least 10 characters.' }, { field: 'email' }] },
    });
    expect(gateway.calls).toEqual([]);
  });

  test.each([encodeId('Product', '/nothing/'), encodeId('Category', '/lamp-1/'), 'junk'])('there is no product %s', async (productId) => {
    expect(await gateway.data(CREATE, { input: { ...input, productId } })).toMatchObject({ reviewCreate: { code: 'PRODUCT_NOT_FOUND' } });
  });
});

test('pages of any size, newest first', async () => {
  const productId = encodeId('Product', '/lamp-3/');
  for (let number = 1; number <= 20; number += 1) await gateway.data(CREATE, { input: { ...input, productId, author: `Reader ${number}` } });
  const first = (await gateway.data<Read>(READ, { path: '/lamp-3/', first: 18 })).product.reviews;
  expect(gateway.calls.filter((call) => call === 'GET /reviews/')).toHaveLength(2);
  const rest = (await gateway.data<Read>(READ, { path: '/lamp-3/', first: 18, after: first.pageInfo.endCursor })).product.reviews;
  expect([first, rest].map(({ edges, pageInfo }) => [edges.length, edges[0]?.node.author, pageInfo.hasNextPage])).toEqual([
    [18, 'Reader 20', true],
    [2, 'Reader 2', false],
  ]);
  expect((await gateway.ask(READ, { path: '/lamp-3/', first: 101 })).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});

describe('another shop API', () => {
  const fields = { path: '/plain/' };

  test('without reviews loses them, and nothing else', async () => {
    const graph = await openFakeGraph();
    const { data, errors } = await graph.ask(READ, fields);
    expect([data, errors]).toEqual([{ product: { name: 'The plain', ratingSummary: null, reviews: null } }, []]);
    const created = await graph.ask(CREATE, { input: { ...input, productId: encodeId('Product', '/plain/') } });
    expect(created.data).toMatchObject({ reviewCreate: { code: 'REVIEWS_UNAVAILABLE' } });
    await graph.close();
  });

  test.each([[{ status: 500 }], [{ status: 403 }], [{ body: { results: 'none' } }], [{ body: { results: [{ id: 1 }], total: 1 } }]])('that answers %j fails alone', async (answer) => {
    const graph = await openFakeGraph();
    graph.shop.on('GET /reviews/', () => answer);
    const { data, errors } = await graph.ask(READ, fields);
    expect(data).toEqual({ product: { name: 'The plain', ratingSummary: null, reviews: null } });
    expect(errors.length).toBeGreaterThan(0);
    await graph.close();
  });

  test('may refuse in its own words; a broken one is no refusal', async () => {
    const graph = await openFakeGraph();
    const given = { input: { ...input, productId: encodeId('Product', '/plain/') } };
    graph.shop.on('POST /reviews/', () => ({ status: 400, body: { detail: 'You have reviewed it before.' } }));
    expect((await graph.ask(CREATE, given)).data).toMatchObject({ reviewCreate: { code: 'REVIEW_REFUSED', message: 'You have reviewed it before.' } });
    graph.shop.on('POST /reviews/', () => ({ status: 500 }));
    const broken = await graph.ask(CREATE, given);
    expect(broken.errors).toHaveLength(1);
    expect(broken.calls.filter((call) => call === 'POST /reviews/')).toHaveLength(1);
    await graph.close();
  });

  test('one broken review does not cost the others', async () => {
    const graph = await openFakeGraph();
    const good = { id: 2, product_id: 1, rating: 5, title: null, body: 'Just as bright.', author: 'Kit', created_at: '2026-01-02T03:04:05Z' };
    graph.shop.on('GET /reviews/', () => ({ body: { results: [{ ...good, id: 1, rating: 11 }, good, good], total: 3, average: 11 } }));
    const { data, errors } = await graph.ask(READ, fields);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ product: { ratingSummary: { average: null, count: 3 }, reviews: { totalCount: 3, edges: [{ node: { author: 'Kit' } }] } } });
    await graph.close();
  });
});
