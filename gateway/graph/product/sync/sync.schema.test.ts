import { beforeEach, expect, test } from 'vitest';
import { useFakeGraph } from '../../../testing/fake-graph.ts';
import { productRecord } from '../../../testing/records.ts';

const CALL = 'GET /product_changes';
const AS_OF = '2026-11-23T10:00:00.000Z';

const graph = useFakeGraph();
let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

const answer = (more: object) =>
  graph.shop.on(CALL, ({ query }) => {
    asked.push(query.toString());
    return { body: { results: [productRecord('lamp')], removed: [], after: null, as_of: AS_OF, ...more } };
  });

test('reads whole products by one call a page, and goes on after the last cursor', async () => {
  answer({ after: '12:1001' });
  const first = await graph.ask(`{ products(first: 2) {
    asOf nodes { path description gtin } pageInfo { hasNextPage hasPreviousPage endCursor }
  } }`);
  const { endCursor } = (first.data as { products: { pageInfo: { endCursor: string } } }).products.pageInfo;
  expect(first.calls).toEqual([CALL]);
  expect(new URLSearchParams(asked[0]).get('limit')).toBe('2');
  expect(first.data).toEqual({
    products: {
      asOf: AS_OF,
      nodes: [{ path: '/lamp/', description: '<p>Solid brass.</p>', gtin: null }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: expect.any(String) },
    },
  });
  answer({});
  const second = await graph.ask(
    `query ($after: String, $since: DateTime) { products(updatedSince: $since, after: $after, first: 20) {
      pageInfo { hasNextPage hasPreviousPage endCursor }
    } }`,
    { after: endCursor, since: '2026-11-20T10:00:00+01:00' },
  );
  expect(second.data).toEqual({
    products: { pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: null } },
  });
  expect(Object.fromEntries(new URLSearchParams(asked[1]))).toMatchObject({
    after: '12:1001',
    since: '2026-11-20T09:00:00.000Z',
    limit: '20',
  });
});

test('names removed products by the ids that they had', async () => {
  answer({ results: [], removed: [{ id: 7, product_url: '/old-lamp/', removed_at: AS_OF }] });
  const { data } = await graph.ask(`{
    products(updatedSince: "2026-11-01T00:00:00Z") { removed { id entityId path removedAt } }
  }`);
  const lamp = { id: expect.any(String) as string, entityId: 7, path: '/old-lamp/', removedAt: AS_OF };
  expect(data).toEqual({ products: { removed: [lamp] } });
});

test('is null with a shop API that lacks the call', async () => {
  graph.shop.on(CALL, () => ({ status: 404 }));
  expect((await graph.ask('{ products { asOf } }')).data).toEqual({ products: null });
});

test.each([
  '',
  '?',
  'ä',
  Buffer.from('x'.repeat(201)).toString('base64url'),
  Buffer.from('a\nb').toString('base64url'),
])('a cursor that no page ended with: %j', async (after) => {
  graph.shop.on(CALL, () => ({ status: 400, body: { detail: 'no' } }));
  const { data, errors } = await graph.ask('query ($after: String) { products(after: $after) { asOf } }', { after });
  expect([data, JSON.stringify(errors)]).toEqual([{ products: null }, expect.stringContaining('`after` must be')]);
});
