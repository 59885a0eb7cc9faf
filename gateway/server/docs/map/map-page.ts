import type { GraphQLSchema } from 'graphql';
import type { DocsPage } from '../page-content.ts';
import { createDescribe } from '../reference/description.ts';
import { NOUNS } from '../reference/nouns.data.ts';
import { diagram } from './diagram.ts';
import { connectionsOf, type Connection } from './type-map.rules.ts';

/** The types that the map shows: the main ones of each noun that the schema has. */
const mainTypes = (schema: GraphQLSchema) => NOUNS.flatMap(({ main }) => main).filter((name) => schema.getType(name));

/** The page that shows how the main types lead to one another, as a diagram and as lists. */
export function mapPage(schema: GraphQLSchema): DocsPage {
  const describe = createDescribe(schema);
  const query = schema.getQueryType()?.name ?? 'Query';
  const main = mainTypes(schema);
  const connections = connectionsOf(schema, main);
  const between = connections.filter(({ from }) => from !== query);
  const types = [query, ...main].map((name) => {
    const out = connections.filter(({ from }) => from === name);
    const into = connections.filter(({ to }) => to === name);
    const summary = name === query ? '' : `<p>${describe(schema.getType(name)?.description)}</p>`;
    return `<section class="map-type"><h2 id="map-${name}"><a href="#${name}">${name}</a></h2>${summary}${ways('Leads to', out, ({ to }) => to)}${ways('Reached from', into, ({ from }) => from)}</section>`;
  });
  return {
    path: '/docs/map',
    group: 'Reference',
    title: 'Map of types',
    description: 'How the main types of the graph connect: the fields that lead from one to another.',
    headings: [query, ...main].map((name) => ({ id: `map-${name}`, title: name })),
    html: `<p>How the main types connect: each with the fields that lead from it to others, and those that lead to it. Paths are the shortest; <code>nodes</code> are the items of a connection, and <code>[]</code> marks lists. Made from the schema.</p>
<p>In the diagram an arc leads from a type to one that its fields reach: on the right downwards, on the left upwards. A dot marks types that a query returns. The lists below have the same, with the fields.</p>
${diagram({ names: main, connections: between, fromQuery: new Set(connections.filter(({ from }) => from === query).map(({ to }) => to)) })}
${types.join('\n')}`,
  };
}

function ways(title: string, connections: readonly Connection[], other: (connection: Connection) => string): string {
  if (connections.length === 0) return '';
  const names = [...new Set(connections.map(other))];
  const items = names.map((name) => {
    const paths = connections
      .filter((each) => other(each) === name)
      .map(({ path, isList }) => `<code>${path}${isList ? ' []' : ''}</code>`);
    return `<li><a href="#map-${name}">${name}</a> by ${paths.join(', ')}</li>`;
  });
  return `<h3>${title}</h3><ul>${items.join('')}</ul>`;
}
