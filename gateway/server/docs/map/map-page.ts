import type { GraphQLSchema } from 'graphql';
import type { DocsPage } from '../docs-page.ts';
import { createDescribe } from '../reference/description.ts';
import { NOUNS } from '../reference/nouns.data.ts';
import { diagram } from './diagram.ts';
import { connectionsOf, type Connection } from './type-map.rules.ts';

/** The page that shows how the main types lead to one another, as a diagram and as lists. */
export function mapPage(schema: GraphQLSchema): DocsPage {
  const describe = createDescribe(schema);
  const query = schema.getQueryType()?.name ?? 'Query';
  const main = NOUNS.flatMap((noun) => noun.main).filter((name) => schema.getType(name));
  const connections = connectionsOf(schema, main);
  const drawing = diagram({
    names: main,
    connections: connections.filter(({ from }) => from !== query),
    fromQuery: new Set(connections.filter(({ from }) => from === query).map(({ to }) => to)),
  });
  const types = [query, ...main].flatMap((name) => [
    `## ${name} {#map-${name}}`,
    `${name === query ? '' : describe(schema.getType(name)?.description)} [In the reference](#${name}).`,
    ...ways(
      'Leads to',
      connections.filter(({ from }) => from === name),
      ({ to }) => to,
    ),
    ...ways(
      'Reached from',
      connections.filter(({ to }) => to === name),
      ({ from }) => from,
    ),
  ]);
  return {
    path: '/docs/map',
    group: 'Reference',
    title: 'Map of types',
    description: 'How the main types of the graph connect: the fields that lead from one to another.',
    markdown: [
      'How the main types connect: each with the fields that lead from it to others, and those that lead to it. Paths are the shortest; `nodes` are the items of a connection, and `[]` marks lists. Made from the schema.',
      'In the diagram an arc leads from a type to one that its fields reach: on the right downwards, on the left upwards. A dot marks types that a query returns. The lists below have the same, with the fields.',
      `<div class="type-map">${drawing}</div>`,
      ...types,
    ].join('\n\n'),
  };
}

function ways(
  title: string,
  connections: readonly Connection[],
  other: (connection: Connection) => string,
): readonly string[] {
  if (connections.length === 0) return [];
  const items = [...new Set(connections.map(other))].map((name) => {
    const paths = connections
      .filter((each) => other(each) === name)
      .map(({ path, isList }) => `\`${path}${isList ? ' []' : ''}\``);
    return `- [${name}](#map-${name}) by ${paths.join(', ')}`;
  });
  return [`**${title}**`, items.join('\n')];
}
