import { expect, test } from 'vitest';
import { useFakeGraph } from '../../testing/fake-graph.ts';

const graph = useFakeGraph();

const TREE = 'GET /categories/get_featured_categories';
const LIST = 'POST /categories/get_category_by_url';

const PAGE = `query ($url: String!, $page: Int, $sort: ProductSort) {
  resolveUrl(url: $url) {
    ... on Category {
      name path description pageTitle metaDescription image { path(width: 320) }
      breadcrumb { path } children { path } siblings { path }
      list: products(page: $page, sort: $sort) { pageCount }
      products(first: 16, page: $page, sort: $sort) { totalCount edges { node { path } } }
    }
  }
}`;

test('a category page costs one call; the category tree is cached for a minute', async () => {
  const first = await graph.ask(PAGE, { url: '/lighting/pendants/' });
  expect(first.errors).toEqual([]);
  expect(first.calls).toEqual([TREE, LIST]);
  expect(first.data).toMatchObject({
    resolveUrl: {
      name: 'Category 2',
      description: '<p>All of it.</p>',
      pageTitle: 'Category 2',
      image: { path: '/images/320/drawings/c.svg.webp' },
      breadcrumb: [{ path: '/lighting/' }, { path: '/lighting/pendants/' }],
      children: [{ path: '/lighting/pendants/glass/' }],
      siblings: [{ path: '/lighting/wall/' }],
      list: { pageCount: 3 },
      products: { totalCount: 40 },
    },
  });
  expect((await graph.ask(PAGE, { url: '/lighting/', page: 2 })).calls).toEqual([LIST]);
  const further = '{ categories { name children { name children { name } } } category(path: "Hardware") { name } }';
  expect((await graph.ask(further)).calls).toEqual([]);
});

test('returns the tree in display order without hidden categories', async () => {
  const { data } = await graph.ask(
    '{ categories { path children { path } } hidden: category(path: "/hidden/below/") { name } }',
  );
  expect(data).toEqual({
    categories: [
      { path: '/lighting/', children: [{ path: '/lighting/pendants/' }, { path: '/lighting/wall/' }] },
      { path: '/hardware/', children: [] },
    ],
    hidden: null,
  });
});

test('leaves out a malformed category and keeps the rest of the tree', async () => {
  graph.shop.on(TREE, () => ({
    body: [
      { id: 1, name: 'A', url: '/a/', children: [{ id: 'x' }, { id: 2, name: 'B', url: '/a/b/' }] },
      { id: 3, name: '', url: '/c/' },
    ],
  }));
  const { data, errors } = await graph.ask('{ categories { path children { path } } }');
  expect([data, errors]).toEqual([{ categories: [{ path: '/a/', children: [{ path: '/a/b/' }] }] }, []]);
});

test.each([{ status: 500 }, { status: 404 }, { body: {} }, { body: [] }, { body: [{ title: 'A' }] }])(
  'categories is null with an error when the tree cannot be read (%j)',
  async (answer) => {
    graph.shop.on(TREE, () => answer);
    const { data, errors } = await graph.ask('{ categories { name } shop { name } }');
    expect([data, errors.length]).toEqual([{ categories: null, shop: { name: 'Lumen & Latch' } }, 1]);
  },
);

test.each([
  { status: 404, body: { detail: 'Category not found' } },
  { status: 301, headers: { location: '/lighting/new/' } },
])('a category whose product list is answered with %j has no products', async (answer) => {
  graph.shop.on(LIST, () => answer);
  const { data, errors } = await graph.ask('{ category(path: "/lighting/") { products { totalCount nodes { id } } } }');
  expect([data, errors]).toEqual([{ category: { products: { totalCount: 0, nodes: [] } } }, []]);
});

test('a category’s FAQs are cached for a minute and sanitised', async () => {
  const answer = '<p onclick="x()">Zone 1.</p><script>x()</script>';
  graph.shop.on('GET /categories/get_faqs', ({ query }) => ({
    body: [{ question: `Which zone is ${query.get('category_id')}?`, answer }, { question: '' }],
  }));
  const FAQS = '{ category(path: "/lighting/") { faqs { question answer } } }';
  const { data } = await graph.ask(FAQS);
  expect(data).toEqual({ category: { faqs: [{ question: 'Which zone is 1?', answer: '<p>Zone 1.</p>' }] } });
  expect((await graph.ask(FAQS)).calls).toEqual([]);
});
