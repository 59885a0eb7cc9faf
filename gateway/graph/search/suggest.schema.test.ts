import { beforeEach, expect, test } from 'vitest';
import { items } from '../../testing/fake-catalogue.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';

const graph = useFakeGraph();
beforeEach(async () => {
  await graph.ask('{ categories { name } brands { name } }');
});

const SUGGEST = `query ($query: String!, $limit: Int) { suggestions(query: $query, limit: $limit) {
  term correctedTerm terms categories { path } brands { path } products { path price { incVat { pence } } } totalCount
} }`;
const nothing = { correctedTerm: null, terms: [], categories: [], brands: [], products: [], totalCount: 0 };

const hit = (index: number, more: object = {}) => ({
  id: items[index]?.id,
  title: `Found ${index}`,
  best_price: 24.99,
  retail_price: 0,
  image_link: '',
  link: `/item-${index}/`,
  brand: 'Astro',
  ...more,
});
test('the found products come first; the suggestions add terms, categories, brands and more products', async () => {
  graph.shop.on('GET /search_df', () => ({ body: { results: [hit(5), hit(3), hit(5)], total: 30 } }));
  graph.shop.on('GET /suggest', () => ({
    body: {
      corrected_query: null,
      terms: ['lamp', 'lamp shade', 'lamp base'],
      categories: [{ id: 4 }],
      brands: [{ id: 7, name: 'Astro', brand_url: 'astro' }],
      products: [items[3], items[1], items[2]],
      total: 12,
    },
  }));
  const { data, errors, calls } = await graph.ask(`{ suggestions(query: "lam", limit: 3) {
    terms categories { path } brands { path } products { path name sku } totalCount
  } }`);
  expect([errors, calls.toSorted()]).toEqual([[], ['GET /search_df', 'GET /suggest']]);
  expect(data).toEqual({
    suggestions: {
      terms: ['lamp', 'lamp shade', 'lamp base'],
      categories: [{ path: '/lighting/pendants/glass/' }],
      brands: [{ path: '/brands/astro/' }],
      products: [
        { path: '/item-5/', name: 'Found 5', sku: '' },
        { path: '/item-3/', name: 'The item-3', sku: items[3]?.sku },
        { path: '/item-1/', name: 'The item-1', sku: items[1]?.sku },
      ],
      totalCount: 30,
    },
  });
});

test('without the found products, suggestions omit unknown categories and malformed products', async () => {
  graph.shop.on('GET /suggest', ({ query }) => ({
    body: {
      query: query.get('query_string'),
      corrected_query: 'dimmer switch',
      terms: ['dimmer switch', 'dimmer switch brass'],
      categories: [{ id: 4 }, { id: 99 }],
      brands: [{ id: 7, name: 'Astro', brand_url: 'astro' }],
      products: [items[3], { id: 'junk' }],
      total: Number(query.get('limit')),
    },
  }));
  const { data, errors, calls } = await graph.ask(SUGGEST, { query: '  dimer\tswich ', limit: 4 });
  expect([errors, calls.toSorted()]).toEqual([[], ['GET /search_df', 'GET /suggest']]);
  expect(data).toEqual({
    suggestions: {
      term: 'dimer swich',
      correctedTerm: 'dimmer switch',
      terms: ['dimmer switch', 'dimmer switch brass'],
      categories: [{ path: '/lighting/pendants/glass/' }],
      brands: [{ path: '/brands/astro/' }],
      products: [{ path: '/item-3/', price: { incVat: { pence: 2999 } } }],
      totalCount: 4,
    },
  });
});

test('returns no suggestions when the shop API does not support them', async () => {
  expect((await graph.ask(SUGGEST, { query: 'x' })).data).toEqual({ suggestions: { term: 'x', ...nothing } });
});

const joined = { body: { terms: ['lamp shade'], products: [items[1]], total: 12 } };
const failed = { status: 500 };
const found = { body: { results: [hit(3), { id: 'junk' }], total: 30 } };
test.each([
  ['the found products', failed, joined, { terms: ['lamp shade'], products: [{ path: '/item-1/' }], totalCount: 12 }],
  ['the suggestions', found, failed, { terms: [], products: [{ path: '/item-3/' }], totalCount: 30 }],
  [
    'suggestions that a shop API does not have',
    found,
    { status: 404 },
    { terms: [], products: [{ path: '/item-3/' }], totalCount: 30 },
  ],
  ['both', failed, failed, null],
  ['the found products of a shop API without suggestions', failed, { status: 404 }, null],
])('when the call for %s fails, the other answers alone', async (_, hits, suggested, expected) => {
  graph.shop.on('GET /search_df', () => hits);
  graph.shop.on('GET /suggest', () => suggested);
  const { data, errors } = await graph.ask('{ suggestions(query: "lam") { terms products { path } totalCount } }');
  expect([data, errors.length]).toEqual([{ suggestions: expected }, expected ? 0 : 1]);
});

test.each(['', '  ', '"--"'])('%j costs no call', async (query) => {
  expect(await graph.ask(SUGGEST, { query })).toMatchObject({
    data: { suggestions: { term: '', ...nothing } },
    errors: [],
    calls: [],
  });
});

test.each([0, 21, -1])('rejects a limit of %i before any call', async (limit) => {
  const { errors, calls } = await graph.ask(SUGGEST, { query: 'x', limit });
  expect([errors.map(({ extensions }) => extensions?.code), calls]).toEqual([['BAD_USER_INPUT'], []]);
});
