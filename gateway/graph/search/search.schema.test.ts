import { beforeEach, describe, expect, test } from 'vitest';
import { items, pageOf } from '../../testing/fake-catalogue.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';

const graph = useFakeGraph();

const SEARCH = `query ($query: String!, $first: Int, $after: String, $page: Int) {
  search(query: $query, first: $first, after: $after, page: $page) {
    totalCount page pageCount pageInfo { hasNextPage startCursor endCursor }
    edges { cursor node { path } }
  }
}`;

interface Found {
  search: {
    totalCount: number;
    page: number;
    pageCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { cursor: string; node: { path: string } }[];
  };
}
const paths = ({ search }: Found) => search.edges.map(({ node }) => node.path);
const expected = (from: number, to: number) => items.slice(from, to).map(({ product_url }) => product_url);

test('a page of results costs one call, even when several fields select it', async () => {
  const { data, calls } = await graph.ask(
    '{ a: search(query: "brass") { totalCount } b: search(query: " brass  ", first: 5) { nodes { path sku } } }',
  );
  expect(calls).toEqual(['GET /search/brass']);
  expect(data).toMatchObject({
    a: { totalCount: 40 },
    b: { nodes: expected(0, 5).map((path) => ({ path })) },
  });
});

test.each([
  ['the first sixteen', {}, expected(0, 16), 1, true, 1],
  ['page 3', { page: 3 }, expected(32, 40), 3, false, 1],
  ['page 2 of ten', { page: 2, first: 10 }, expected(10, 20), 2, true, 2],
  ['all', { first: 100 }, expected(0, 40), 1, false, 3],
  ['nothing', { first: 0 }, [], 1, true, 1],
  ['beyond the end', { page: 9 }, [], 9, false, 1],
])('%s', async (_, given, found, page, hasNextPage, calls) => {
  const asked = await graph.ask(SEARCH, { query: 'brass', ...given });
  const data = asked.data as Found;
  expect(paths(data)).toEqual(found);
  expect(data.search).toMatchObject({ totalCount: 40, page, pageInfo: { hasNextPage } });
  expect(asked.calls).toHaveLength(calls);
});

test('omits malformed and duplicate items without shifting the others', async () => {
  const list = items.map((item, index) =>
    index === 3 ? { ...item, name: null } : index === 20 ? items[2] : index === 9 ? 'junk' : item,
  );
  graph.shop.on('GET /search/*', ({ query }) => ({ body: pageOf(list, query.get('page_no')) }));
  const { data, errors } = await graph.ask(SEARCH, { query: 'brass', first: 32 });
  expect(errors).toEqual([]);
  expect(paths(data as Found)).toEqual(expected(0, 32).filter((_, index) => ![3, 9, 20].includes(index)));
  const next = await graph.ask(SEARCH, { query: 'brass', first: 3, page: 2 });
  expect(paths(next.data as Found)).toEqual(expected(4, 6));
});

test('returns an empty list without a call for a term without letters', async () => {
  const { data, calls } = await graph.ask(SEARCH, { query: ' \n ' });
  expect(calls).toEqual([]);
  expect(data).toMatchObject({ search: { totalCount: 0, pageCount: 0, pageInfo: { endCursor: null }, edges: [] } });
});

test.each([{ first: 101 }, { first: -1 }, { page: 0 }, { page: 100_001 }, { first: 2_147_483_647 }])(
  'rejects %j before any call',
  async (given) => {
    const { data, errors, calls } = await graph.ask(SEARCH, { query: 'brass', ...given });
    expect(data).toEqual({ search: null });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(calls).toEqual([]);
  },
);

test.each([
  ['cleaned', [{ words: 'gold\u0000leaf', instead: ' brass ' }], [{ words: 'gold leaf', instead: 'brass' }]],
  [
    'left out where one is missing',
    [{ words: 'gold', instead: '?!' }, { words: '', instead: 'brass' }, { words: 'gold' }, 'gold', null],
    [],
  ],
  ['at most 12', Array.from({ length: 40 }, (_, index) => ({ words: `a${index}`, instead: 'b' })), 12],
  ['none where they are missing', undefined, []],
])('the words that nobody sells are %s', async (_, replaced_words, expected) => {
  graph.shop.on('GET /search/*', () => ({ body: { ...pageOf(items, null), replaced_words } }));
  const { data, errors } = await graph.ask('{ search(query: "x") { replacedWords { words instead } } }');
  expect(errors).toEqual([]);
  const { replacedWords } = (data as { search: { replacedWords: unknown[] } }).search;
  expect(typeof expected === 'number' ? replacedWords.length : replacedWords).toEqual(expected);
});

describe('a price in the term', () => {
  const PRICED = `query ($query: String!, $filters: ProductFilters) {
    search(query: $query, filters: $filters) {
      totalCount understoodPrice { minimum maximum term } applied { price { minimum maximum } }
    }
  }`;
  const answer = (understood_price: unknown) =>
    graph.shop.on('GET /search/*', () => ({ body: { ...pageOf(items, null), understood_price } }));

  test('is an applied filter, in pence inc VAT', async () => {
    answer({ min: 10, max: 19.99, query: ' brass\u0000lamp ' });
    const { data, errors, calls } = await graph.ask(PRICED, { query: 'brass lamp under £20' });
    expect([errors, calls]).toEqual([[], ['GET /search/brass lamp under £20']]);
    const price = { minimum: 1000, maximum: 1999 };
    expect(data).toEqual({
      search: { totalCount: 40, understoodPrice: { ...price, term: 'brass lamp' }, applied: { price } },
    });
  });
  test.each([
    [undefined],
    ['£20'],
    [{ max: 20, query: '?!' }],
    [{ max: 1e12, query: 'lamp' }],
    [{ min: null, max: null, query: 'lamp' }],
  ])('is none when the shop API answers %j', async (understood) => {
    answer(understood);
    const { data, errors } = await graph.ask(PRICED, { query: 'brass' });
    expect(errors).toEqual([]);
    expect(data).toEqual({ search: { totalCount: 40, understoodPrice: null, applied: { price: null } } });
  });

  test('gives way to a requested price', async () => {
    const { data, calls } = await graph.ask(PRICED, { query: 'brass', filters: { price: { maximum: 500 } } });
    expect(calls).toEqual(['POST /categories/get_products_with_filters']);
    expect(data).toMatchObject({
      search: { understoodPrice: null, applied: { price: { minimum: null, maximum: 500 } } },
    });
  });
});

test.each([
  [12, 12],
  [99, 40],
  [undefined, null],
])('of a shop API that counts %j products with every word, %j match all', async (matching_all, matchingAllCount) => {
  graph.shop.on('GET /search/*', () => ({ body: { ...pageOf(items, null), matching_all } }));
  const { data, errors, calls } = await graph.ask('{ search(query: "brass lamp") { totalCount matchingAllCount } }');
  expect([errors, calls]).toEqual([[], ['GET /search/brass lamp']]);
  expect(data).toEqual({ search: { totalCount: 40, matchingAllCount } });
});

describe('the site’s pages that match', () => {
  beforeEach(() => {
    graph.shop.on('GET /pages', () => ({ body: [{ url: '/delivery/', title: 'Delivery and returns' }] }));
    graph.shop.on('GET /pages/delivery/', () => ({
      body: {
        title: 'Delivery and returns',
        sections: [{ heading: 'Delivery charges', body: '<p>The Channel <b>Islands</b> pay more.</p>' }],
      },
    }));
    graph.shop.on('GET /get_blog_list', () => ({
      body: { results: [{ url: 'glass', title: 'Cleaning glass', summary: 'With a soft cloth.' }], total: 1 },
    }));
  });

  const ASK = 'query ($query: String!) { siteMatches(query: $query) { kind name path heading } }';

  test.each([
    ['category 4', [['CATEGORY', '/lighting/pendants/glass/']]],
    ['delivery to jersey', [['PAGE', '/delivery/']]],
    ['cleaning glass', [['POST', '/blog/glass/']]],
    ['', []],
  ])('%j names %j', async (query, expected) => {
    const { data, errors } = await graph.ask(ASK, { query });
    expect(errors).toEqual([]);
    const { siteMatches } = data as { siteMatches: { kind: string; path: string }[] };
    expect(siteMatches.map(({ kind, path }) => [kind, path])).toEqual(expected);
  });

  test('reads the site once for several searches', async () => {
    await graph.ask(ASK, { query: 'delivery' });
    expect((await graph.ask(ASK, { query: 'returns' })).calls).toEqual([]);
  });

  test('finds what it can where a call fails', async () => {
    graph.shop.on('GET /get_blog_list', () => ({ status: 500 }));
    graph.shop.on('GET /pages/delivery/', () => ({ status: 500 }));
    const { data, errors } = await graph.ask(ASK, { query: 'returns' });
    expect(errors).toEqual([]);
    expect(data).toEqual({
      siteMatches: [{ kind: 'PAGE', name: 'Delivery and returns', path: '/delivery/', heading: null }],
    });
  });
});
