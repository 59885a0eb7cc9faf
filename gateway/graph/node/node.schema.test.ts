import { beforeEach, expect, test } from 'vitest';
import { encodeId } from '../ids.rules.ts';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { cartItemRecord } from '../../testing/records.ts';

const graph = useFakeGraph();
beforeEach(() => {
  serveCart(graph.shop, [cartItemRecord(1, 'plain', 2), cartItemRecord(2, 'few', 1)]);
});

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';

test.each([
  ['Product', '/plain/'],
  ['Category', '2'],
  ['Brand', '7'],
  ['ProductSearch', 'brass lamp'],
  ['FeaturedCollection', 'current'],
  ['Variant', '/switch/#21'],
  ['Cart', 'current'],
  ['CartLine', '1'],
])('fetches a %s by its id', async (type, key) => {
  const id = encodeId(type, key);
  expect(await graph.ask(NODE, { id }, CART_TOKEN)).toMatchObject({
    data: { node: { __typename: type, id } },
    errors: [],
  });
});

test.each([
  ['junk', 'junk'],
  ['a type that is none', encodeId('User', '1')],
  ['a type with a prototype’s name', encodeId('ToString', '1')],
  ['a product that is not there', encodeId('Product', '/nowhere/')],
  ['a product’s path that is none', encodeId('Product', '//evil.example/x')],
  ['a variant that is not there', encodeId('Variant', '/switch/#99')],
  ['a category that is not there', encodeId('Category', '999')],
  ['a category that is not to be seen', encodeId('Category', '8')],
  ['a search that is not as it was answered', encodeId('ProductSearch', ' brass  lamp')],
  ['another’s cart', encodeId('Cart', 'token-of-another')],
  ['a line of no cart', encodeId('CartLine', '77')],
])('returns null for %s', async (_, id) => {
  expect(await graph.ask(NODE, { id }, CART_TOKEN)).toMatchObject({ data: { node: null }, errors: [] });
});

test('returns nodes in the order of their ids, with one call per type', async () => {
  const ids = [
    encodeId('CartLine', '2'),
    'junk',
    encodeId('Product', '/plain/'),
    encodeId('CartLine', '1'),
    encodeId('Product', '/few/'),
    encodeId('Product', '/plain/'),
  ];
  const { data, errors, calls } = await graph.ask(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Product { name } } }',
    { ids },
    CART_TOKEN,
  );
  expect(errors).toEqual([]);
  expect((data as { nodes: ({ id: string } | null)[] }).nodes.map((node) => node?.id ?? null)).toEqual(
    ids.map((id) => (id === 'junk' ? null : id)),
  );
  expect(calls.toSorted()).toEqual(['GET /cart', 'POST /get_products_from_blog_url_list']);
});

test('finds a record that the cache shares between requests again, by its id and by its path', async () => {
  const id = encodeId('Category', '1');
  const found = { __typename: 'Category', id };
  const both = `{ node(id: "${id}") { ...N } resolveUrl(url: "/lighting/") { ...N } }
    fragment N on Node { __typename id }`;
  for (let turn = 0; turn < 2; turn += 1)
    expect(await graph.ask(both)).toMatchObject({ data: { node: found, resolveUrl: found }, errors: [] });
});
