import {
  getNamedType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { ERRORS, NOUNS, type Noun } from './nouns.data.ts';

/** A field of the query or the mutation type. */
export interface RootField {
  typeName: string;
  field: GraphQLField<unknown, unknown>;
}

/** A noun with what the schema has of it. */
export interface NounContent {
  noun: Noun;
  queries: readonly RootField[];
  mutations: readonly RootField[];
  /** By name. Without the query and the mutation type, whose fields are on the pages of what they return. */
  types: readonly GraphQLNamedType[];
}

/** Whether the type is an error that mutations return. */
export function isUserError(type: GraphQLNamedType): boolean {
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'UserError');
}

/** Every type of our own, by name. */
export function documentedTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The noun that a type is documented under. A type that fits none is a shared one. */
function nounOf(type: GraphQLNamedType): Noun {
  if (isUserError(type)) return ERRORS;
  const shared = NOUNS.find(({ id }) => id === 'shared') ?? ERRORS;
  if (isScalarType(type)) return shared;
  const fits = [...NOUNS, ERRORS].flatMap((noun) =>
    noun.prefixes.filter((prefix) => isPrefix(prefix, type.name)).map((prefix) => ({ noun, length: prefix.length })),
  );
  return fits.toSorted((one, other) => other.length - one.length)[0]?.noun ?? shared;
}

/** Whether the name begins with all words of the prefix: `Page` begins `PageSection`, and `Order` does not begin `Ordering`. */
function isPrefix(prefix: string, name: string): boolean {
  return name.startsWith(prefix) && !/^[a-z]/.test(name.slice(prefix.length));
}

/** Sorts types, queries and mutations under their nouns; a query is documented with the type that it returns. Leaves out empty nouns. */
export function nounContents(schema: GraphQLSchema): NounContent[] {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  const types = documentedTypes(schema).filter((type) => type !== query && type !== mutation);
  const rootFields = (root: typeof query, noun: Noun): RootField[] =>
    Object.values(root?.getFields() ?? {})
      .filter((field) => nounOf(getNamedType(field.type)) === noun)
      .map((field) => ({ typeName: root?.name ?? '', field }));
  return [...NOUNS, ERRORS]
    .map((noun) => ({
      noun,
      queries: rootFields(query, noun),
      mutations: rootFields(mutation, noun),
      types: types.filter((type) => nounOf(type) === noun),
    }))
    .filter(({ queries, mutations, types: own }) => queries.length + mutations.length + own.length > 0);
}
