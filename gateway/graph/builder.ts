import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import RelayPlugin from '@pothos/plugin-relay';
import { GraphQLError } from 'graphql';
import type { Context } from './context.ts';
import { decodeId, encodeId } from './ids.rules.ts';
import { COST_LIMITS } from '../limits.data.ts';

const ROOTS = ['Query', 'Mutation'];

export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  /** Every connection knows the number of items on all its pages. */
  Connection: { total: number };
  Scalars: Record<'CountryCode' | 'Date' | 'DateTime' | 'HTML' | 'URL', { Input: string; Output: string }> & {
    ID: { Input: string; Output: string | number };
  };
}>({
  plugins: [ErrorsPlugin, ComplexityPlugin, RelayPlugin],
  defaultFieldNullability: false,
  relay: {
    cursorType: 'String',
    // `node.schema.ts` has these fields: for an id that nothing has, they return null where the plugin's throw.
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    nodeTypeOptions: { description: 'An object that can be refetched by its id.' },
    idFieldOptions: { description: 'Global id: opaque, stable and unique across all types.' },
    encodeGlobalID: (type, key) => encodeId(type, String(key)),
    decodeGlobalID: (id) => {
      const { type, key } = decodeId(id) ?? { type: '', key: '' };
      return { typename: type, id: key };
    },
    pageInfoTypeOptions: { description: 'Pagination information of a connection.' },
    hasNextPageFieldOptions: { description: 'Whether there are items after this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are items before this page.' },
    startCursorFieldOptions: { description: 'Cursor of the page’s first item; null for an empty page.' },
    endCursorFieldOptions: {
      description: 'Cursor of the page’s last item, to pass as `after` for the next page; null for an empty page.',
    },
    cursorFieldOptions: { description: 'Opaque cursor. Pass it as `after` to start after this item.' },
    nodeFieldOptions: { description: 'The item.' },
    // A connection already counts its page; counting the list of edges again would multiply it twice.
    edgesFieldOptions: { nullable: { list: false, items: false }, complexity: { field: 0, multiplier: 1 } },
    nodesOnConnection: {
      complexity: { field: 0, multiplier: 1 },
      description: 'The items of this page, without their cursors.',
    },
    pageInfoFieldOptions: { description: 'Pagination information.' },
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 5,
    // The complexity of operations received over HTTP was checked before execution.
    limit: ({ request }) => (request.isCounted ? {} : COST_LIMITS),
    complexityError: (kind, measured) => {
      const measure = kind.toLowerCase() as keyof typeof COST_LIMITS;
      return new GraphQLError(
        'This operation asks for too much at once: ' +
          `its ${measure} is ${Math.ceil(measured[measure])}, at most ${COST_LIMITS[measure]}.`,
        { extensions: { code: 'OPERATION_TOO_COMPLEX' } },
      );
    },
  },
  errors: {
    defaultTypes: [],
    directResult: true,
    // `cartLineAdd` returns a `CartLineAddResult`, and the field `delivery` of a cart a `CartDeliveryResult`.
    defaultUnionOptions: {
      name: ({ parentTypeName, fieldName }) => {
        const type = ROOTS.includes(parentTypeName) ? '' : parentTypeName;
        return `${type}${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result`;
      },
    },
  },
});

builder.queryType({ description: 'The read operations.' });
builder.mutationType({
  description:
    'The write operations. Every mutation takes one argument, `input`, or none when it needs no values, and returns ' +
    'a union of its payload and the `UserError` types that the caller can act on.',
});

/** A text of the record under this name; null for an empty one. */
export const textOrNull = <Name extends string>(name: Name, description: string) => ({
  nullable: true as const,
  description,
  resolve: (record: { readonly [Own in Name]?: string | null }) => record[name] || null,
});
