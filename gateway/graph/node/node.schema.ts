import { brandWithType } from '@pothos/core';
import { GraphQLError, isObjectType, type GraphQLSchema } from 'graphql';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { decodeId } from '../ids.rules.ts';

/** Fetches the object of a global id with its type's `extensions.findNode`. */
async function findNode(id: string, context: Context, { schema }: { schema: GraphQLSchema }): Promise<object | null> {
  const named = decodeId(id);
  const type = named && schema.getType(named.type);
  const found = isObjectType(type) ? await type.extensions.findNode?.(named?.key ?? '', id, context) : null;
  if (!found) return null;
  // Cached records are shared between requests, so only a copy is branded with its type.
  const node = { ...found };
  brandWithType(node, named?.type as never);
  return node;
}

export const NODES_MAXIMUM = 100;

builder.queryFields((t) => ({
  node: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description:
      'The object with a global id. Null when it does not exist, belongs to another caller, or the id is malformed.',
    args: { id: t.arg.id({ required: true, description: 'A global id.' }) },
    resolve: (_, { id }, context, info) => findNode(String(id), context, info) as Promise<never>,
  }),
  nodes: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: t.listRef(builder.nodeInterfaceRef(), { nullable: true }),
    description: 'The objects with the global ids, in the same order; null in place of each that cannot be read.',
    complexity: ({ ids }) => ({ field: 1, multiplier: Math.min(Math.max(1, ids.length), NODES_MAXIMUM) }),
    args: { ids: t.arg.idList({ required: true, description: 'Global ids, at most 100.' }) },
    resolve: (_, { ids }, context, info) => {
      if (ids.length > NODES_MAXIMUM)
        throw new GraphQLError(`\`ids\` must be at most ${NODES_MAXIMUM}.`, { extensions: { code: 'BAD_USER_INPUT' } });
      return Promise.all(ids.map((id) => findNode(String(id), context, info))) as Promise<never>;
    },
  }),
}));
