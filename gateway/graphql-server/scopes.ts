import {
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import type { Scope } from '../graph/extensions.ts';
import type { Partner } from '../partners/partner.ts';
import { requestError } from './request-error.ts';

/** Fallback for a root field that declares no scope. The types allow no such field (`RootFieldExtensions`). */
const FALLBACK_SCOPE: Scope = 'checkout';

const memo = new WeakMap<DocumentNode, ReadonlySet<Scope>>();

/** Of the root fields of all its operations, and of the types that its fragments name. */
function scopesOf(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<Scope> {
  const before = memo.get(document);
  if (before) return before;
  const needed = new Set<Scope>();
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType();
        if (!isObjectType(parent) || !roots.includes(parent)) return;
        needed.add(
          name.value.startsWith('__') ? 'catalogue' : (types.getFieldDef()?.extensions.scope ?? FALLBACK_SCOPE),
        );
      },
      NamedType({ name }) {
        const type = schema.getType(name.value);
        if (isObjectType(type) && type.extensions.scope) needed.add(type.extensions.scope);
      },
    }),
  );
  memo.set(document, needed);
  return needed;
}

export function checkScopes(
  schema: GraphQLSchema,
  partner: Pick<Partner, 'scopes'>,
  document: DocumentNode,
): GraphQLError | null {
  const missing = [...scopesOf(schema, document)].find((scope) => !partner.scopes.includes(scope));
  return missing
    ? requestError(
        403,
        'SCOPE_MISSING',
        `This operation needs the scope ${missing}, which this key does not have. The shop creates one with it: ` +
          `npm run partner -- create NAME --scopes ${[...partner.scopes, missing].join()}`,
      )
    : null;
}
