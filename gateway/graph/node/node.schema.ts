import { brandWithType } from '@pothos/core';
import { GraphQLError } from 'graphql';
import { builder } from '../builder.ts';
import { blogSlug } from '../content/page.rules.ts';
import type { Context } from '../context.ts';
import { fetchOwnOrder } from '../customer/customer.rest.ts';
import { decodeId, numberKeyOf } from '../ids.rules.ts';
import { lineKey, orderIdOf } from '../order/order.rules.ts';
import { lineOfOrder } from '../order/order.schema.ts';
import type { Product } from '../product/product.rules.ts';
import { FEATURED_KEY, searchTerm } from '../search/search.rules.ts';
import { canonicalPath } from '../url/url.rules.ts';

/** How a node of each type is found again; null for what is not there, or not the asker's. */
const finders: Record<string, (key: string, id: string, context: Context) => Promise<object | null | undefined>> = {
  Product: async (path, _, context) => productAt(path, context),
  Category: async (_, id, { categories }) => (await categories()).byId.get(numberKeyOf('Category', id) ?? -1),
  Brand: async (_, id, { brands }) => (await brands()).find(({ entityId }) => entityId === numberKeyOf('Brand', id)),
  ProductSearch: async (term) => (searchTerm(term) === term ? { term } : null),
  FeaturedCollection: async (key) => (key === FEATURED_KEY ? { key } : null),
  Variant: async (key, _, context) => {
    const [path = '', variantId] = key.split('#');
    const detail = (await productAt(path, context))?.detail;
    const variant = detail?.variants.find(({ id }) => String(id) === variantId);
    return detail && variant && { product: detail, variant };
  },
  Page: async (path, _, { page }) => (path !== '/' && canonicalPath(path) === path ? page(path) : null),
  BlogPost: async (slug, _, { blogPost }) => (blogSlug(slug) === slug ? blogPost(slug) : null),
  Cart: async (key, _, { cart }) => (key === 'current' ? cart.read() : null),
  // Of whoever is signed in: what is another's is not there.
  Customer: async (key, _, { customer }) => ownOf(await customer.read(), key),
  CustomerAddress: async (key, _, { customer }) => (await customer.read())?.addresses.find(({ id }) => id === key),
  Order: async (key, _, context) => ownOrder(key, context),
  OrderLine: async (key, _, context) => {
    const orderId = orderIdOf(key);
    const order = orderId === null ? null : await ownOrder(orderId, context);
    const line = order?.lines.find(({ id }) => lineKey(order.id, id) === key);
    return order && line && lineOfOrder(line, order);
  },
  CartLine: async (key, _, { cart }) => (await cart.read()).lines.find(({ id }) => id === key),
};

/** An order that whoever asks has placed. */
const ownOrder = async (id: string, { shopApi, request }: Context) =>
  request.sessionToken === null ? null : fetchOwnOrder(shopApi, request.sessionToken, id);

const ownOf = <Own extends { id: string }>(own: Own | null, id: string) => (own?.id === id ? own : null);

/** A product by the path in an id; what is no path of this shop costs no call. */
async function productAt(path: string, { products }: Context): Promise<Product | null> {
  return path !== '/' && canonicalPath(path) === path ? products.load(path) : null;
}

async function findNode(id: string, context: Context): Promise<object | null> {
  const named = decodeId(id);
  const find = named && Object.hasOwn(finders, named.type) ? finders[named.type] : undefined;
  const found = named && find ? await find(named.key, id, context) : null;
  if (!named || !found) return null;
  // Kept records are shared between requests: the type's name goes on a copy.
  const node = { ...found };
  brandWithType(node, named.type as never);
  return node;
}

export const NODES_MAXIMUM = 100;

builder.queryFields((t) => ({
  node: t.field({
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description:
      'The object with a global id. Null when it does not exist, belongs to another caller, or the id is malformed.',
    args: { id: t.arg.id({ required: true, description: 'A global id.' }) },
    resolve: (_, { id }, context) => findNode(String(id), context) as Promise<never>,
  }),
  nodes: t.field({
    type: t.listRef(builder.nodeInterfaceRef(), { nullable: true }),
    description: 'The objects with the global ids, in the same order; null in place of each that cannot be read.',
    complexity: ({ ids }) => ({ field: 1, multiplier: Math.min(Math.max(1, ids.length), NODES_MAXIMUM) }),
    args: { ids: t.arg.idList({ required: true, description: 'Global ids, at most 100.' }) },
    resolve: (_, { ids }, context) => {
      if (ids.length > NODES_MAXIMUM)
        throw new GraphQLError(`\`ids\` must be at most ${NODES_MAXIMUM}.`, { extensions: { code: 'BAD_USER_INPUT' } });
      return Promise.all(ids.map((id) => findNode(String(id), context))) as Promise<never>;
    },
  }),
}));
