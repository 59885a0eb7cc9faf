import { expect, test } from 'vitest';
import { CART_TOKEN, serveCart } from '../testing/fake-cart.ts';
import { useFakeGraph } from '../testing/fake-graph.ts';
import { cartItemRecord } from '../testing/records.ts';

const graph = useFakeGraph();

const PRODUCTS = 'POST /get_products_from_blog_url_list';
const CATEGORY_LIST = 'POST /categories/get_category_by_url';

test.each([
  ['GET /products/plain/', 'product(path: "/plain/") { name }', ['product']],
  [PRODUCTS, 'search(query: "brass", first: 1) { nodes { name description } }', ['search', 'nodes', 0, 'description']],
  ['GET /categories/get_featured_categories', 'categories { name }', ['categories']],
  [
    'GET /categories/get_featured_categories',
    'product(path: "/plain/") { categories { id } }',
    ['product', 'categories'],
  ],
  [CATEGORY_LIST, 'category(path: "/lighting/") { name products { totalCount } }', ['category', 'products']],
  ['GET /categories/get_faqs', 'category(path: "/hardware/") { name faqs { question } }', ['category', 'faqs']],
  ['GET /brands/get_brand_by_url', 'brand(path: "/brands/astro/") { name description }', ['brand', 'description']],
  ['GET /featured', 'featuredCollection { id products { totalCount } }', ['featuredCollection', 'products']],
  ['GET /search/*', 'search(query: "lamp") { totalCount }', ['search']],
  ['GET /cart', 'cart { quantity }', ['cart']],
  [PRODUCTS, 'cart { lines { name product { path } } }', ['cart', 'lines', 0, 'product']],
  [PRODUCTS, 'cart { quantity delivery(postcode: "SW1A 1AA") { __typename } }', ['cart', 'delivery']],
  [PRODUCTS, 'cart { quantity warnings { code } }', ['cart', 'warnings']],
  ['GET /reviews/', 'product(path: "/plain/") { name reviews { totalCount } }', ['product', 'reviews']],
])('while %s fails, of { %s } only %j is null', async (call, field, path) => {
  serveCart(graph.shop, [cartItemRecord(1, 'plain', 2)]);
  graph.shop.on(call, () => ({ status: 500 }));
  const { data, errors } = await graph.ask(`{ ${field} shop { name } }`, {}, CART_TOKEN);
  expect(errors.map((error) => error.path)).toEqual([path]);
  const nulls: (string | number)[][] = [];
  const look = (value: unknown, at: (string | number)[]) => {
    if (value === null) nulls.push(at);
    else if (Array.isArray(value)) value.forEach((item, index) => look(item, [...at, index]));
    else if (typeof value === 'object') for (const [key, part] of Object.entries(value)) look(part, [...at, key]);
  };
  look(data, []);
  expect(nulls).toEqual([path]);
});
