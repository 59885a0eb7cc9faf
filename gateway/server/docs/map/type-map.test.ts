import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../../graph/schema.ts';
import { ERRORS, NOUNS } from '../reference/nouns.data.ts';
import { nounContents } from '../reference/nouns.rules.ts';
import { diagram } from './diagram.ts';
import { connectionsOf } from './type-map.rules.ts';

test('finds the shortest ways, through connections and unions, and not through errors', () => {
  const shop = buildSchema(`
    interface UserError { code: String }
    type Query { product: Product cart: Result }
    type Product { brand: Brand! reviews: Reviews }
    type Reviews { edges: [Edge!]! }
    type Edge { node: Review }
    type Review { product: Product }
    type Brand { name: String }
    union Result = Cart | Gone
    type Cart { lines: [Line] }
    type Line { product: Product again: Product }
    type Gone implements UserError { code: String brand: Brand }
  `);
  expect(
    connectionsOf(shop, ['Product', 'Review', 'Brand', 'Cart']).map(
      ({ from, path, to, isList }) => `${from}.${path} → ${to}${isList ? ' []' : ''}`,
    ),
  ).toEqual([
    'Query.product → Product',
    'Query.cart → Cart',
    'Product.brand → Brand',
    'Product.reviews.edges.node → Review []',
    'Review.product → Product',
    'Cart.lines.product → Product []',
    'Cart.lines.again → Product []',
  ]);
});

test('the graph’s main types connect', () => {
  const names = NOUNS.flatMap(({ main }) => main);
  const found = connectionsOf(schema, names).map(({ from, path, to }) => `${from}.${path}: ${to}`);
  for (const way of [
    'Query.product: Product',
    'Product.brand: Brand',
    'Category.products.nodes: Product',
    'Cart.lines: CartLine',
    'CartLine.product: Product',
    'Customer.orders.nodes: Order',
  ])
    expect(found).toContain(way);
  const connected = new Set(connectionsOf(schema, names).flatMap(({ from, to }) => [from, to]));
  expect(names.filter((name) => !connected.has(name))).toEqual([]);
});

test('the diagram has a link for each type and an arc for each connected pair', () => {
  const way = { path: 'x', isList: false };
  const svg = diagram({
    names: ['A', 'B', 'C'],
    connections: [
      { from: 'A', to: 'C', ...way },
      { from: 'A', to: 'C', ...way, path: 'y' },
      { from: 'C', to: 'B', ...way },
      { from: 'B', to: 'B', ...way },
    ],
    fromQuery: new Set(['A']),
  });
  expect(svg.match(/<a href="#map-[ABC]">/g)).toHaveLength(3);
  expect(svg.match(/marker-end/g)).toHaveLength(2);
  expect(svg.match(/<circle/g)).toHaveLength(1);
});

test('every noun of the reference has types, and every prefix and main type exists', () => {
  const contents = nounContents(schema);
  expect(contents.map(({ noun }) => noun.id)).toEqual([...NOUNS, ERRORS].map(({ id }) => id));
  const names = Object.keys(schema.getTypeMap());
  for (const { prefixes, main } of [...NOUNS, ERRORS]) {
    expect(prefixes.filter((prefix) => !names.some((name) => name.startsWith(prefix)))).toEqual([]);
    expect(main.filter((name) => !names.includes(name))).toEqual([]);
  }
  const roots = contents.flatMap(({ queries, mutations }) => [...queries, ...mutations]);
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(roots.map(({ field }) => field.name).toSorted()).toEqual(fields.toSorted());
});
