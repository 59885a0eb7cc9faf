import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';

let graph: FakeGraph;
beforeEach(async () => {
  graph = await openFakeGraph();
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
afterEach(() => graph.close());

const ASK = 'query ($query: String!) { siteMatches(query: $query) { kind name path heading } }';

test.each([
  ['category 4', [['CATEGORY', '/lighting/pendants/glass/']]],
  ['delivery to jersey', [['PAGE', '/delivery/']]],
  ['how to clean glass', []],
  ['cleaning glass', [['POST', '/blog/glass/']]],
  ['nothing like it', []],
  ['', []],
])('%j names %j', async (query, expected) => {
  const { data, errors } = await graph.ask(ASK, { query });
  expect(errors).toEqual([]);
  const { siteMatches } = data as { siteMatches: { kind: string; path: string }[] };
  expect(siteMatches.map(({ kind, path }) => [kind, path])).toEqual(expected);
});

test('finds pages for a word that is being typed', async () => {
  const typing = 'query ($query: String!) { siteMatches(query: $query, isTyping: true) { path } }';
  expect((await graph.ask(typing, { query: 'deliv' })).data).toEqual({ siteMatches: [{ path: '/delivery/' }] });
  expect((await graph.ask(ASK, { query: 'deliv' })).data).toEqual({ siteMatches: [] });
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
