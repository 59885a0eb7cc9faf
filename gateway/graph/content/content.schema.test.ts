import { describe, expect, test } from 'vitest';
import { SAMPLE_FOLDER } from '@storefront/schema/shop-folder/shop-folder.ts';
import { encodeId } from '../ids.rules.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';

const graph = useFakeGraph();

const about = {
  url: '/about-us/',
  title: 'About us',
  summary: 'Who we are.',
  image_url: '/scenes/workbench-1.svg',
  image_description: 'A bench',
  updated_at: '2026-09-14T10:00:00Z',
  sections: [{ anchor: 'people', heading: 'People', body: '<p onclick="x()">Us.</p><script>x()</script>' }],
};
const servePages = () => {
  graph.shop.on('GET /pages', () => ({
    body: [{ url: '/about-us/', title: 'About us' }, { url: 'https://evil.example/', title: 'Evil' }, { url: '/b/' }],
  }));
  graph.shop.on('GET /pages/about-us/', () => ({ body: about }));
};

describe('pages', () => {
  const PAGE = `query ($path: String!) { page(path: $path) {
    path title metaDescription image { path(width: 640) width height description } updatedOn
    sections { anchor heading body } faqs { topic }
  } }`;

  test('a page costs one call, is cached for a minute and is sanitised', async () => {
    servePages();
    const first = await graph.ask(PAGE, { path: 'About-Us' });
    expect(first).toMatchObject({
      errors: [],
      calls: ['GET /pages/about-us/'],
      data: {
        page: {
          path: '/about-us/',
          title: 'About us',
          metaDescription: null,
          image: { path: '/images/640/scenes/workbench-1.svg.webp', width: 640, height: null, description: 'A bench' },
          updatedOn: '2026-09-14',
          sections: [{ anchor: 'people', heading: 'People', body: '<p>Us.</p>' }],
          faqs: [],
        },
      },
    });
    expect((await graph.ask(PAGE, { path: '/about-us/' })).calls).toEqual([]);
    const node = await graph.ask(`{ node(id: "${encodeId('Page', '/about-us/')}") { ... on Page { title } } }`);
    expect(node.data).toEqual({ node: { title: 'About us' } });
  });

  test('lists pages without malformed ones', async () => {
    servePages();
    expect((await graph.ask('{ pages { path title } }')).data).toEqual({
      pages: [{ path: '/about-us/', title: 'About us' }],
    });
  });

  test.each(['/nothing/', '/', '../secret/', '//evil.example/', '/a b/'])('page is null for %j', async (path) => {
    servePages();
    expect(await graph.ask(PAGE, { path })).toMatchObject({ data: { page: null }, errors: [] });
  });

  test('returns no pages when the shop API has none, and an error when it fails', async () => {
    expect(await graph.ask('{ pages { path } page(path: "/about-us/") { title } }')).toMatchObject({
      data: { pages: [], page: null },
      errors: [],
    });
    graph.shop.on('GET /pages/terms/', () => ({ status: 500 }));
    expect(await graph.ask('{ shop { name } page(path: "/terms/") { title } }')).toMatchObject({
      data: { shop: { name: 'Lumen & Latch' }, page: null },
      errors: [{ path: ['page'] }],
    });
  });
});

describe('the blog', () => {
  const post = (number: number) => ({
    url: `post-${number}`,
    title: `Post ${number}`,
    summary: 'S',
    published_at: '2026-03-30',
    author: 'Ada',
    image_url: null,
  });
  const serveBlog = (total: number) => {
    const posts = Array.from({ length: total }, (_, index) => post(index + 1));
    graph.shop.on('GET /get_blog_list', ({ query }) => {
      const page = Number(query.get('page_no'));
      return { body: { results: posts.slice((page - 1) * 16, page * 16), total } };
    });
    graph.shop.on('GET /get_blog_by_url', ({ query }) => {
      const found = posts.find(({ url }) => url === query.get('blog_url'));
      return found
        ? {
            body: {
              ...found,
              body: '<p>Text<img src=x onerror=x()></p>',
              products: ['/plain/', '/nothing/', 'https://evil.example/', '/plain/'],
            },
          }
        : { status: 404 };
    });
  };
  const LIST = `query ($first: Int, $after: String) { blogPosts(first: $first, after: $after) {
    pageInfo { startCursor endCursor } edges { node { path } }
  } }`;
  type List = {
    blogPosts: { pageInfo: { endCursor: string | null }; edges: { node: { path: string } }[] };
  };

  test('paginates without gaps or duplicates, with one call per sixteen posts', async () => {
    serveBlog(20);
    const first = await graph.ask(LIST, { first: 9 });
    const { endCursor: after } = (first.data as List).blogPosts.pageInfo;
    const second = await graph.ask(LIST, { first: 11, after });
    const paths = [first, second].flatMap(({ data }) => (data as List).blogPosts.edges.map(({ node }) => node.path));
    expect(paths).toEqual(Array.from({ length: 20 }, (_, index) => `/blog/post-${index + 1}/`));
    expect([...first.calls, ...second.calls]).toEqual(['GET /get_blog_list', 'GET /get_blog_list']);
    const end = (second.data as List).blogPosts.pageInfo.endCursor;
    expect((await graph.ask(LIST, { after: end })).data).toMatchObject({
      blogPosts: { edges: [], pageInfo: { startCursor: null, endCursor: null } },
    });
  });

  test('a post costs one call and its products one more; missing products are left out', async () => {
    serveBlog(3);
    const id = encodeId('BlogPost', 'post-2');
    const asked = await graph.ask('{ blogPost(slug: "/blog/Post-2/") { id path body products { path } } }');
    expect(asked).toMatchObject({
      errors: [],
      data: { blogPost: { id, path: '/blog/post-2/', body: '<p>Text</p>', products: [{ path: '/plain/' }] } },
      calls: ['GET /get_blog_by_url', 'POST /get_products_from_blog_url_list'],
    });
    const node = await graph.ask(`{ node(id: "${id}") { ... on BlogPost { title } } }`);
    expect(node.data).toEqual({ node: { title: 'Post 2' } });
  });
});

const BANNERS =
  '{ banners { promises { icon title detail path } promotion { message shortMessage path } trade { title } } }';

test('banners are cached for a minute; links to other sites are left out', async () => {
  graph.shop.on('GET /banners', () => ({
    body: {
      promises: [
        { icon: 'delivery', title: 'Free', detail: 'Mainland', url: '/shipping-returns/#charges' },
        { icon: 'fire', title: 'Hot', url: '//evil.example/' },
        { icon: 'trust' },
      ],
      promotion: { message: 'Sale', url: 'https://evil.example/' },
      trade: { text: 'no title' },
    },
  }));
  expect(await graph.ask(BANNERS)).toMatchObject({
    errors: [],
    data: {
      banners: {
        promises: [
          { icon: 'DELIVERY', title: 'Free', detail: 'Mainland', path: '/shipping-returns/#charges' },
          { icon: 'OTHER', title: 'Hot', detail: null, path: null },
        ],
        promotion: { message: 'Sale', shortMessage: 'Sale', path: null },
        trade: null,
      },
    },
  });
  expect((await graph.ask(BANNERS)).calls).toEqual([]);
});

describe('the folder’s pages and posts', () => {
  const CONTENT = `{
  pages { path }
  page(path: "/about-us/") { title image { path(width: 640) } sections { anchor } }
  blogPosts(first: 20) { totalCount edges { node { slug } } }
  blogPost(slug: "making-finishes-match") { title author body }
}`;

  const graphOfFolder = useFakeGraph({ SHOP_API_URL: 'https://shop.example', SHOP_DIR: SAMPLE_FOLDER });

  test('pages and posts are the folder’s for a shop API without the calls', async () => {
    for (const call of ['GET /pages', 'GET /pages/about-us/', 'GET /get_blog_list', 'GET /get_blog_by_url'])
      graphOfFolder.shop.on(call, () => ({ status: 404 }));
    const { data, errors } = await graphOfFolder.ask(CONTENT);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      page: { title: 'About us', image: { path: expect.stringMatching(/^\/images\/640\/pictures\/workbench-/) } },
      blogPosts: { totalCount: 7 },
      blogPost: { author: 'Ruth Hallam', body: expect.stringMatching(/^<p>The question/) },
    });
    expect(data).toHaveProperty('pages.0.path', '/about-us/');
  });

  test('a shop API’s own pages and posts win, also where it has fewer', async () => {
    graphOfFolder.shop.on('GET /pages', () => ({ body: [{ url: '/terms/', title: 'Terms' }] }));
    graphOfFolder.shop.on('GET /pages/about-us/', () => ({ status: 404 }));
    graphOfFolder.shop.on('GET /get_blog_list', () => ({ body: { results: [], total: 0 } }));
    graphOfFolder.shop.on('GET /get_blog_by_url', () => ({ status: 404 }));
    expect((await graphOfFolder.ask(CONTENT)).data).toEqual({
      pages: [{ path: '/terms/' }],
      page: null,
      blogPosts: { totalCount: 0, edges: [] },
      blogPost: null,
    });
  });
});
