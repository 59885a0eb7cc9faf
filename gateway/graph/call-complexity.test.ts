import { complexityFromQuery } from '@pothos/plugin-complexity';
import { getNamedType, isCompositeType, isNonNullType, isObjectType, type GraphQLOutputType } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { useFakeGraph } from '../testing/fake-graph.ts';
import { itemRecord } from '../testing/records.ts';
import { CALL_COMPLEXITY, SHOP_API_LIMITS } from '../limits.data.ts';
import { schema } from './schema.ts';

/** More brands, posts and finishes than one call could be for. */
const MANY = 12;
const numbers = Array.from({ length: MANY }, (_, index) => index + 1);

const graph = useFakeGraph();
beforeEach(async () => {
  const { shop } = graph;
  shop.on('GET /brands/get_all_brands', () => ({
    body: numbers.map((id) => ({ id, name: `Brand ${id}`, brand_url: `/brands/brand-${id}/`, products_count: 1 })),
  }));
  shop.on('GET /get_blog_list', () => ({
    body: { results: numbers.map((id) => ({ id, title: `Post ${id}`, url: `/blog/post-${id}/` })), total: MANY },
  }));
  const values = numbers.map((id) => ({ name: `Finish ${id}`, count: 1 }));
  shop.on('GET /categories/get_additional_filters/*', () => ({ body: { filters: [{ name: 'Finish', values }] } }));
  shop.on('GET /products/related_products', () => ({ body: [itemRecord('related')] }));
  // Cached for a minute, as they are for nearly every operation.
  await graph.ask(`{ categories { name } brands { name } finishes { name } pages { path } stores { name }
    blogPosts { totalCount } banners { promises { title } } }`);
});

/** Where operations read several objects of a type. */
const parents = [
  ['Product', 'search(query: "brass", first: 16) { nodes { … } }'],
  ['Category', 'categories { children { … } }'],
  ['Brand', 'brands { … }'],
  ['Finish', 'one: finish(slug: "finish-1") { … } other: finish(slug: "finish-2") { … }'],
  ['BlogPost', 'blogPosts { nodes { … } }'],
] as const;

const selectionOf = (name: string, type: GraphQLOutputType) =>
  isCompositeType(getNamedType(type)) ? `${name} { __typename }` : name;

const fields = parents.flatMap(([typeName, parent]) => {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  return Object.values(type.getFields())
    .filter(({ args }) => args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined))
    .map((field) => [`${typeName}.${field.name}`, parent, selectionOf(field.name, field.type)] as const);
});

const operationOf = (parent: string, selection: string) => `{ ${parent.replaceAll('…', selection)} }`;

test.each(fields)('%s of many has the complexity of its calls', async (_, parent, selection) => {
  const [without, withField] = [operationOf(parent, '__typename'), operationOf(parent, selection)];
  const { calls, errors } = await graph.ask(withField);
  expect(errors.map(({ extensions }) => extensions?.code)).not.toContain('OPERATION_TOO_COMPLEX');
  const more = calls.length - (await graph.ask(without)).calls.length;
  // One call for all of them is a batch.
  if (more <= 1) return;
  const [less, cost] = [without, withField].map((query) => complexityFromQuery(query, { schema }).complexity);
  expect((cost ?? 0) - (less ?? 0)).toBeGreaterThanOrEqual(more * CALL_COMPLEXITY);
});

test.each([
  ['brands { … }', 'products(first: 1) { totalCount }', MANY],
  ['blogPosts { nodes { … } }', 'body', MANY],
  // Of two departments.
  ['finish(slug: "finish-1") { … }', 'makers { __typename }', 2],
])('%s makes a call for each %s', async (parent, selection, calls) => {
  const before = (await graph.ask(operationOf(parent, '__typename'))).calls.length;
  expect((await graph.ask(operationOf(parent, selection))).calls.length - before).toBe(calls);
});

test('makes few calls of one operation at once', async () => {
  let open = 0;
  let most = 0;
  graph.shop.on('POST /categories/get_products_with_filters', async () => {
    open += 1;
    most = Math.max(most, open);
    // Answers only after the other calls of the turn have arrived.
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    return { body: { results: [], total: 0 } };
  });
  const { calls } = await graph.ask('{ brands { products { totalCount } } }');
  expect(calls).toHaveLength(MANY);
  expect(most).toBeLessThanOrEqual(SHOP_API_LIMITS.operationCallsAtOnce);
});
