import { beforeEach, expect, test } from 'vitest';
import { items, pageOf } from '../testing/fake-catalogue.ts';
import { useFakeGraph } from '../testing/fake-graph.ts';
import type { FakeRequest } from '../testing/fake-shop.ts';

const graph = useFakeGraph();
/** The query of each call. */
let sent: string[];

beforeEach(async () => {
  sent = [];
  const listen = (methodAndPath: string, body: (request: FakeRequest) => unknown) =>
    graph.shop.on(methodAndPath, (request) => {
      sent.push(decodeURIComponent(request.query.toString()));
      return { body: body(request) };
    });
  const page = ({ query }: FakeRequest) => pageOf(items, query.get('page_no'));
  listen('POST /categories/get_category_by_url', (request) => ({ category_products: page(request) }));
  for (const path of ['POST /categories/get_products_with_filters', 'GET /featured', 'GET /search/*'])
    listen(path, page);
  listen('GET /suggest', () => ({ terms: ['lamp'] }));
  listen('GET /search_df', () => ({ results: [], total: 0 }));
  await graph.ask('{ categories { name } brands { name } }');
});

/** An operation for each kind of list call, and what it sends at least. */
const LISTS: [operation: string, always: string][] = [
  ['{ category(path: "/lighting/") { products { totalCount } } }', 'page_no=1&category_url=/lighting/'],
  [
    '{ brand(path: "/brands/astro/") { products { pageCount } } }',
    'page_no=1&brand_id=7&category_id=2&is_brand_page=true',
  ],
  ['{ search(query: "lamp") { totalCount } }', 'page_no=1'],
  ['{ search(query: "lamp", sort: NAME) { totalCount } }', 'page_no=1&sort_by=name&sort_order=asc&query_string=lamp'],
  ['{ featuredProducts { totalCount } }', 'page_no=1'],
  ['{ search(query: "lamp", verbatim: true) { totalCount } }', 'page_no=1'],
];

test.each(LISTS)('%s sends no optional parameter to a shop API that announces none', async (operation, always) => {
  graph.shop.announces = '';
  await graph.ask('{ suggestions(query: "first") { terms } }');
  sent = [];
  const { errors } = await graph.ask(operation);
  expect([errors, sent]).toEqual([[], [always]]);
});

test.each([
  ['limit', ['query_string=lam', 'query_string=lam&limit=4']],
  ['exclude_fields, with_filters', ['query_string=lam', 'query_string=lam']],
])('of a shop API that announces %j, suggestions are asked for by %j', async (announced, queries) => {
  graph.shop.announces = announced;
  await graph.ask('{ suggestions(query: "first") { terms } }');
  sent = [];
  const { errors } = await graph.ask('{ suggestions(query: "lam", limit: 4) { terms } }');
  expect(errors).toEqual([]);
  expect(sent.map((query) => query.replace('&page_no=1', '')).toSorted()).toEqual(queries);
});
