import { afterEach, beforeEach, expect, test } from 'vitest';
import { items } from '../../testing/fake-catalogue.ts';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';

let graph: FakeGraph;
beforeEach(async () => {
  graph = await openFakeGraph();
  await graph.ask('{ categories { name } brands { name } }');
});
afterEach(() => graph.close());

const SUGGEST =
  'query ($query: String!, $limit: Int) { suggestions(query: $query, limit: $limit) { term correctedTerm terms categories { path } brands { path } products { path price { incVat { pence } } } totalCount } }';
const nothing = { correctedTerm: null, terms: [], categories: [], brands: [], products: [], totalCount: 0 };

test('suggestions cost one call, and omit unknown categories and malformed products', async () => {
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
  expect([errors, calls]).toEqual([[], ['GET /suggest']]);
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

test('without suggestions of the shop API, the products found for the term are all there is', async () => {
  graph.shop.on('GET /search_df', ({ query }) => ({
    body: {
      results: [
        {
          id: 3,
          title: 'Item 3',
          best_price: 24.99,
          retail_price: 0,
          image_link: '',
          link: '/item-3/',
          brand: 'Astro',
        },
        { id: 'junk' },
      ],
      total: query.get('query_string') === 'lamp' ? 30 : 0,
    },
  }));
  const { data, errors, calls } = await graph.ask(SUGGEST, { query: 'lamp', limit: 4 });
  expect([errors, calls]).toEqual([[], ['GET /suggest', 'GET /search_df']]);
  expect(data).toEqual({
    suggestions: {
      ...nothing,
      term: 'lamp',
      products: [{ path: '/item-3/', price: { incVat: { pence: 2999 } } }],
      totalCount: 30,
    },
  });
});

test('returns no suggestions when the shop API does not support them', async () => {
  expect((await graph.ask(SUGGEST, { query: 'x' })).data).toEqual({ suggestions: { term: 'x', ...nothing } });
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

test('a search outage fails only search and suggestions', async () => {
  for (const call of ['GET /suggest', 'GET /search/*'])
    graph.shop.on(call, () => ({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { detail: 'Search is being built' },
    }));
  for (let time = 0; time < 3; time += 1) {
    const { data, errors } = await graph.ask(
      '{ suggestions(query: "lamp") { terms } search(query: "lamp") { totalCount } category(path: "/lighting/") { products { totalCount } } featuredProducts { totalCount } }',
    );
    expect(data).toEqual({
      suggestions: null,
      search: null,
      category: { products: { totalCount: 40 } },
      featuredProducts: { totalCount: 40 },
    });
    expect(errors).toHaveLength(2);
  }
});
