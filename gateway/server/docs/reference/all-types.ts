import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { DocsPage } from '../page-content.ts';
import { createDescribe, type Describe } from './description.ts';
import { documentedTypes, isUserError } from './nouns.rules.ts';

/** The list of everything that the reference documents, by kind, with links to the pages that do. */
export function allTypesPage(schema: GraphQLSchema): DocsPage {
  const describe = createDescribe(schema);
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  const types = documentedTypes(schema);
  const named = (has: (type: GraphQLNamedType) => boolean) => types.filter(has).map(({ name }) => name);
  const kinds: readonly [id: string, title: string, names: readonly string[]][] = [
    [
      'objects',
      'Objects',
      named((type) => isObjectType(type) && !isUserError(type) && type !== query && type !== mutation),
    ],
    ['refusals', 'Error types', named(isUserError)],
    ['inputs', 'Inputs', named(isInputObjectType)],
    ['enums', 'Enums', named(isEnumType)],
    ['unions-and-interfaces', 'Unions and interfaces', named((type) => isUnionType(type) || isInterfaceType(type))],
    ['scalars', 'Scalars', named(isScalarType)],
  ];
  const sections = [
    rootHtml(query, 'queries', 'Queries', describe),
    rootHtml(mutation, 'mutations', 'Mutations', describe),
    ...kinds.map(([id, title, names]) => `<section><h2 id="${id}">${title}</h2>${namesHtml(names)}</section>`),
  ];
  return {
    path: '/docs/reference',
    group: 'Reference',
    title: 'All types',
    description: 'Every query, mutation and type of the graph, by kind.',
    headings: [
      { id: 'queries', title: 'Queries' },
      { id: 'mutations', title: 'Mutations' },
      ...kinds.map(([id, title]) => ({ id, title })),
    ],
    html: sections.join(''),
  };
}

/** The fields of the query or the mutation type, which is documented here itself. */
function rootHtml(
  type: ReturnType<GraphQLSchema['getQueryType']>,
  id: string,
  title: string,
  describe: Describe,
): string {
  if (!type) return `<section><h2 id="${id}">${title}</h2><p>None.</p></section>`;
  const names = Object.keys(type.getFields()).toSorted((one, other) => one.localeCompare(other));
  const items = names.map((name) => `<li><a href="#${type.name}.${name}"><code>${name}</code></a></li>`);
  return `<section><h2 id="${id}">${title}</h2><p id="${type.name}">The type <code>${type.name}</code>. ${describe(type.description)}</p><ul class="names">${items.join('')}</ul></section>`;
}

function namesHtml(names: readonly string[]): string {
  if (names.length === 0) return '<p>None.</p>';
  return `<ul class="names">${names.map((name) => `<li><a href="#${name}"><code>${name}</code></a></li>`).join('')}</ul>`;
}
