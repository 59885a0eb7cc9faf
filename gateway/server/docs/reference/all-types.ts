import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { DocsPage } from '../docs-page.ts';
import { createDescribe, type Describe } from './description.ts';
import { documentedTypes, isUserError } from './nouns.rules.ts';

/** The list of everything that the reference documents, by kind, with links to the pages that do. */
export function allTypesPage(schema: GraphQLSchema): DocsPage {
  const describe = createDescribe(schema);
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  const types = documentedTypes(schema);
  const kind = (id: string, title: string, has: (type: GraphQLNamedType) => boolean) =>
    `## ${title} {#${id}}\n\n${nameList(types.filter(has).map(({ name }) => [name, name]))}`;
  return {
    path: '/docs/reference',
    group: 'Reference',
    title: 'All types',
    description: 'Every query, mutation and type of the graph, by kind.',
    markdown: [
      rootMarkdown(query, 'queries', 'Queries', describe),
      rootMarkdown(mutation, 'mutations', 'Mutations', describe),
      kind(
        'objects',
        'Objects',
        (type) => isObjectType(type) && !isUserError(type) && type !== query && type !== mutation,
      ),
      kind('refusals', 'Error types', isUserError),
      kind('inputs', 'Inputs', isInputObjectType),
      kind('enums', 'Enums', isEnumType),
      kind('unions-and-interfaces', 'Unions and interfaces', (type) => isUnionType(type) || isInterfaceType(type)),
      kind('scalars', 'Scalars', isScalarType),
    ].join('\n\n'),
  };
}

/** The fields of the query or the mutation type, which is documented here itself. */
function rootMarkdown(
  type: GraphQLObjectType | null | undefined,
  id: string,
  title: string,
  describe: Describe,
): string {
  if (!type) return `## ${title} {#${id}}\n\nNone.`;
  const names = Object.keys(type.getFields()).toSorted((one, other) => one.localeCompare(other));
  return `## ${title} {#${id}}

<span id="${type.name}">The type \`${type.name}\`.</span> ${describe(type.description)}

${nameList(names.map((name) => [name, `${type.name}.${name}`]))}`;
}

const nameList = (names: readonly (readonly [name: string, anchor: string])[]) =>
  names.length === 0 ? 'None.' : names.map(([name, anchor]) => `- [\`${name}\`](#${anchor})`).join('\n');
