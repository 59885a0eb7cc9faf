import { getNamedType, isLeafType, isObjectType, type GraphQLNamedType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeId } from '../graph/ids.rules.ts';
import { schema } from '../graph/schema.ts';
import { CART_TOKEN } from '../testing/fake-cart.ts';
import { pageOf } from '../testing/fake-catalogue.ts';
import { cartItemRecord, itemRecord, modifierRecord, productRecord, variantRecord } from '../testing/records.ts';
import { JSON_HEADERS, openGraphServer, type GraphServer } from './graph-server.fixture.ts';

const servers: GraphServer[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

/** Serves products with values in all fields, and records `exclude_fields` of the calls for them. */
async function open(persisted: Record<string, string> = {}) {
  const server = await openGraphServer(persisted, { cacheSeconds: 0 });
  servers.push(server);
  const excluded: (string | null)[] = [];
  const record = (slug: string) =>
    productRecord(slug, {
      warning: '<p>Hot.</p>',
      gtin: '5061234500017',
      weight: 1.2,
      page_title: 'A rich product',
      meta_description: 'Rich.',
      date_modified: '2026-11-23T10:00:00Z',
      modifiers: [modifierRecord(5, [{ id: 51, slug: 'bulb' }])],
      variants: [variantRecord(21, 'Satin Brass'), variantRecord(22, 'Tartan', { calculated_price: 40 })],
    });
  const recordExcluded = (query: URLSearchParams) => excluded.push(query.get('exclude_fields'));
  server.shop.on('GET /products/rich/', ({ query }) => (recordExcluded(query), { body: record('rich') }));
  server.shop.on('POST /get_products_from_blog_url_list', ({ query }) => {
    recordExcluded(query);
    return { body: query.getAll('url_list').map((path) => record(path.slice(1, -1))) };
  });
  server.shop.on('GET /cart', () => ({ body: { cart: { items: [cartItemRecord(1, 'rich', 2)] } } }));
  server.shop.on('GET /featured', ({ query }) => {
    recordExcluded(query);
    return { body: pageOf([itemRecord('rich'), itemRecord('other')], query.get('page_no')) };
  });
  const ask = async (body: object, headers = JSON_HEADERS) =>
    JSON.parse((await server.send({ headers, body: JSON.stringify(body) })).text) as {
      data: Record<string, unknown>;
      errors?: unknown;
    };
  return { ...server, ask, excluded };
}

/** Selects all fields of a type without required arguments, this many levels deep. */
function allFieldsOf(type: GraphQLNamedType, levels: number): string {
  if (isLeafType(type)) return '';
  const fields = isObjectType(type) && levels > 0 ? Object.values(type.getFields()) : [];
  const selections = fields.flatMap((field) => {
    const inner = getNamedType(field.type);
    if (
      field.args.some(({ type: given, defaultValue }) => String(given).endsWith('!') && defaultValue === undefined) ||
      (!isLeafType(inner) && inner.name === 'Product')
    )
      return [];
    return [`${field.name} ${allFieldsOf(inner, levels - 1)}`];
  });
  return `{ __typename ${selections.join(' ')} }`;
}

const productType = schema.getType('Product');
const fields = isObjectType(productType)
  ? Object.values(productType.getFields()).filter(({ args }) => args.length === 0)
  : [];

/** A selection below a product by its path, in a list, and as a node; together some would be too complex. */
const PARENTS = [
  (selection: string) => `{ product(path: "/rich/") { ${selection} } }`,
  (selection: string) => `{ featuredProducts(first: 2) { edges { node { ${selection} } } } }`,
  (selection: string) => `{ node(id: "${encodeId('Product', '/other/')}") { ... on Product { ${selection} } } }`,
];
const selections = fields.map((field) => {
  const type = getNamedType(field.type);
  // The fields of other products, of categories and below a brand come from other calls.
  const inner = /^(?:Product|Category)$/.test(type.name)
    ? '{ name }'
    : allFieldsOf(type, field.name === 'brand' ? 1 : 3);
  return [field.name, PARENTS.map((parent) => parent(`${field.name} ${inner}`))] as const;
});

let [full, sparse]: Awaited<ReturnType<typeof open>>[] = [];
beforeAll(async () => {
  full = await open();
  sparse = await open(Object.fromEntries(selections.flatMap(([, queries]) => queries.map((query) => [query, query]))));
});

test.each(selections)('product field %s has the same value when other REST fields are excluded', async (_, queries) => {
  if (!full || !sparse) throw new Error('not open');
  for (const query of queries) {
    full.excluded.length = sparse.excluded.length = 0;
    const { result } = await full.execute({ query, variables: {} }, {});
    expect(result.errors).toBeUndefined();
    const { data, errors } = await sparse.ask({ documentId: query });
    expect([data, errors]).toEqual([JSON.parse(JSON.stringify(result.data)), undefined]);
    for (const calls of [full.excluded, sparse.excluded]) expect(calls).not.toEqual([]);
    expect(new Set(full.excluded)).toEqual(new Set([null]));
    expect(sparse.excluded).not.toContain(null);
  }
});

const OF_PRODUCT =
  'brand_name,brand_url,breadcrumb,custom_fields,date_created,date_modified,documents,gtin,manufacturer,meta_description,' +
  'modifiers,page_title,photometry,range_view_url,related_products_category,responsible_person,store_stock,warning,warranty,weight';

test('excludes REST fields that an operation does not read, for lists, products and cart products', async () => {
  const { ask, excluded } = await open({
    list: '{ featuredProducts(first: 2) { nodes { name options { name } fromPrice { incVat { pence } } } } }',
    product: '{ product(path: "/rich/") { description images { url } } }',
    cart: '{ cart { lines { image { url } maximumQuantity product { stock { status } } } } }',
  });
  await ask({ documentId: 'list' });
  await ask({ documentId: 'product' });
  await ask({ documentId: 'cart' }, { ...JSON_HEADERS, authorization: `Bearer ${CART_TOKEN}` } as typeof JSON_HEADERS);
  expect(excluded).toEqual([
    'brand_name,brand_url,custom_fields,image_thumbnail,on_sale,rating,reviews_count',
    OF_PRODUCT,
    [...OF_PRODUCT.split(','), 'description', 'images'].toSorted().join(','),
  ]);
});

test('excludes no fields in calls to a shop API that does not announce that it can', async () => {
  const { ask, shop, excluded } = await open({ product: '{ product(path: "/rich/") { description } }' });
  shop.announces = 'with_filters, limit';
  await ask({ query: '{ brands { name } }' });
  await ask({ documentId: 'product' });
  expect(excluded).toEqual([null]);
});
test('excludes no fields for a mutation', async () => {
  const { ask, excluded } = await open({
    add: 'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename } }',
  });
  await ask({ documentId: 'add', variables: { input: { productId: encodeId('Product', '/rich/'), quantity: 1 } } });
  expect(new Set(excluded)).toEqual(new Set([null]));
});
