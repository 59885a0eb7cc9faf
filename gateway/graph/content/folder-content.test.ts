import { afterEach, beforeEach, expect, test } from 'vitest';
import { SAMPLE_FOLDER } from '@storefront/config/shop-folder/shop-folder.ts';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';

const CONTENT = `{
  pages { path }
  page(path: "/about-us/") { title image { path(width: 640) } sections { anchor } }
  blogPosts(first: 20) { totalCount edges { node { slug } } }
  blogPost(slug: "making-finishes-match") { title author body }
}`;

let graph: FakeGraph;
beforeEach(async () => {
  graph = await openFakeGraph({ SHOP_API_URL: 'https://shop.example', SHOP_DIR: SAMPLE_FOLDER });
});
afterEach(() => graph.close());

test('pages and posts are the folder’s for a shop API without the calls', async () => {
  for (const call of ['GET /pages', 'GET /pages/about-us/', 'GET /get_blog_list', 'GET /get_blog_by_url'])
    graph.shop.on(call, () => ({ status: 404 }));
  const { data, errors } = await graph.ask(CONTENT);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    page: { title: 'About us', image: { path: expect.stringMatching(/^\/images\/640\/pictures\/workbench-/) } },
    blogPosts: { totalCount: 7 },
    blogPost: { author: 'Ruth Hallam', body: expect.stringMatching(/^<p>The question/) },
  });
  expect(data).toHaveProperty('pages.0.path', '/about-us/');
});

test('a shop API’s own pages and posts win, also where it has fewer', async () => {
  graph.shop.on('GET /pages', () => ({ body: [{ url: '/terms/', title: 'Terms' }] }));
  graph.shop.on('GET /pages/about-us/', () => ({ status: 404 }));
  graph.shop.on('GET /get_blog_list', () => ({ body: { results: [], total: 0 } }));
  graph.shop.on('GET /get_blog_by_url', () => ({ status: 404 }));
  expect((await graph.ask(CONTENT)).data).toEqual({
    pages: [{ path: '/terms/' }],
    page: null,
    blogPosts: { totalCount: 0, edges: [] },
    blogPost: null,
  });
});
