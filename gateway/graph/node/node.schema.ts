import { isObjectType, type GraphQLSchema } from 'graphql';
import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder } from '../builder.ts';
import { badUserInput } from '../errors.ts';
import { decodeId } from '../ids.rules.ts';

export const NODES_MAXIMUM = 100;

/** Of ids: mostly products, which share calls; pages and posts have one each, cached for a minute. */
const ID_COMPLEXITY = CALL_COMPLEXITY / 5;

/** Null for an id of no node: ids are untrusted input. */
function nodeId(id: string, { schema }: { schema: GraphQLSchema }): string | null {
  const type = schema.getType(decodeId(id)?.type ?? '');
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node') ? id : null;
}

builder.queryFields((t) => ({
  node: t.node({
    extensions: { scope: 'catalogue', isPublic: true },
    description:
      'The object with a global id. Null when it does not exist, belongs to another caller, or the id is malformed.',
    args: { id: t.arg.id({ required: true, description: 'A global id.' }) },
    id: (_, { id }, __, info) => nodeId(id, info),
  }),
  nodes: t.nodeList({
    extensions: { scope: 'catalogue', isPublic: true },
    description: 'The objects with the global ids, in the same order; null in place of each that cannot be read.',
    complexity: ({ ids }) => {
      const count = Math.min(Math.max(1, ids.length), NODES_MAXIMUM);
      return { field: 1 + ID_COMPLEXITY * count, multiplier: count };
    },
    args: { ids: t.arg.idList({ required: true, description: 'Global ids, at most 100.' }) },
    ids: (_, { ids }, __, info) => {
      if (ids.length > NODES_MAXIMUM) throw badUserInput(`\`ids\` must be at most ${NODES_MAXIMUM}.`);
      return ids.map((id) => nodeId(id, info));
    },
  }),
}));
