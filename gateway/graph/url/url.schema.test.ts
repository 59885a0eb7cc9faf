import { beforeEach, expect, test } from 'vitest';
import { useFakeGraph } from '../../testing/fake-graph.ts';

const graph = useFakeGraph();
beforeEach(async () => {
  await graph.ask('{ categories { name } }');
});

const RESOLVE = `query ($url: String!) {
  resolveUrl(url: $url) { __typename ... on Category { path } ... on Product { path } ... on Redirect { path } }
}`;

test.each([
  ['/lighting/pendants', { __typename: 'Category', path: '/lighting/pendants/' }, []],
  ['/plain/', { __typename: 'Product', path: '/plain/' }, ['GET /products/plain/']],
  ['/PLAIN', { __typename: 'Product', path: '/plain/' }, ['GET /products/plain/']],
  ['/old-name/', { __typename: 'Redirect', path: '/plain/' }, ['GET /products/old-name/', 'GET /resolve_url']],
  [
    '/very-old-name/',
    { __typename: 'Redirect', path: '/lighting/' },
    ['GET /products/very-old-name/', 'GET /pages', 'GET /resolve_url'],
  ],
  ['/nowhere/', null, ['GET /products/nowhere/', 'GET /pages', 'GET /resolve_url']],
])('resolves %s', async (url, resolved, calls) => {
  const asked = await graph.ask(RESOLVE, { url });
  expect(asked.errors).toEqual([]);
  expect(asked.data).toEqual({ resolveUrl: resolved });
  expect(asked.calls).toEqual(calls);
});

test.each(['', '/', '//evil.example/', '/a\u0000b/', '/a?b=c'])('returns null for %j without a call', async (url) => {
  expect(await graph.ask(RESOLVE, { url })).toMatchObject({ data: { resolveUrl: null }, errors: [], calls: [] });
});

test('a redirect to another site is an error, not a missing page', async () => {
  graph.shop.on('GET /products/looping/', () => ({ status: 301, headers: { location: 'https://evil.example/x/' } }));
  const { data, errors } = await graph.ask(RESOLVE, { url: '/looping/' });
  expect([data, errors.length]).toEqual([{ resolveUrl: null }, 1]);
});

const moves = (places: Record<string, string>) => {
  graph.shop.on('GET /products/first/', () => ({ status: 301, headers: { location: '/products/second/' } }));
  graph.shop.on('GET /resolve_url', ({ query }) => ({
    body: { type: 'redirect', id: null, url: places[query.get('url') ?? ''] ?? query.get('url') },
  }));
};

test('resolves a chain of redirects to its last path', async () => {
  moves({ '/second/': '/third/' });
  expect((await graph.ask(RESOLVE, { url: '/first/' })).data).toEqual({
    resolveUrl: { __typename: 'Redirect', path: '/third/' },
  });
});

test('returns null for a redirect loop', async () => {
  moves({ '/second/': '/third/', '/third/': '/second/' });
  expect((await graph.ask(RESOLVE, { url: '/first/' })).data).toEqual({ resolveUrl: null });
});
