import type { GraphQLSchema } from 'graphql';
import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import type { Example } from '../../graphiql/examples.ts';
import { codeBlock } from '../highlight/code-block.ts';
import type { DocsPage, Heading } from '../page-content.ts';
import { createDescribe, type Describe } from './description.ts';
import type { NounContent, RootField } from './nouns.rules.ts';
import { fieldHtml, list, typeHtml } from './type-html.ts';

interface NounPageOptions {
  content: NounContent;
  schema: GraphQLSchema;
  examples: readonly Example[];
}

/** The page of a noun: its queries and mutations, examples of both, and its types. */
export function nounPage({
  content: { noun, queries, mutations, types },
  schema,
  examples,
}: NounPageOptions): DocsPage {
  const describe = createDescribe(schema);
  const own = noun.examples.flatMap((given) =>
    examples.filter(({ name }) => name === given || name.startsWith(`${given}/`)),
  );
  const parts: { heading: Heading; html: string; below?: readonly string[] }[] = [
    { heading: { id: `${noun.id}-queries`, title: 'Queries' }, html: rootFieldsHtml(queries, describe) },
    { heading: { id: `${noun.id}-mutations`, title: 'Mutations' }, html: rootFieldsHtml(mutations, describe) },
    { heading: { id: `${noun.id}-examples`, title: 'Examples' }, html: own.map(exampleHtml).join('') },
    {
      heading: { id: `${noun.id}-types`, title: 'Types' },
      html: types.map((type) => typeHtml(type, schema, describe)).join(''),
      below: types.map(({ name }) => name),
    },
  ];
  const present = parts.filter(({ html }) => html !== '');
  return {
    path: `/docs/reference/${noun.id}`,
    group: 'Reference',
    title: noun.title,
    description: noun.summary,
    headings: present.flatMap(({ heading, below = [] }) => [
      heading,
      ...below.map((name) => ({ id: name, title: name, isNested: true })),
    ]),
    html: `<p>${escapeHtml(noun.summary)}</p>${present
      .map(
        ({ heading: { id, title }, html }) =>
          `<section class="reference"><h2 id="${id}">${title}</h2>${html}</section>`,
      )
      .join('')}`,
  };
}

function rootFieldsHtml(fields: readonly RootField[], describe: Describe): string {
  if (fields.length === 0) return '';
  return `<div class="type">${list(fields.map(({ typeName, field }) => fieldHtml(typeName, field, describe)))}</div>`;
}

/** The anchor of an example. */
export const exampleAnchor = ({ name }: Example) => `example-${name.replace('/', '-')}`;

/** An example with its variables, and a link that opens both in GraphiQL. */
function exampleHtml(example: Example): string {
  const { name, title, query, variables } = example;
  const operation = codeBlock(query.replace(/^# .*\n/, ''), { label: title, language: 'graphql', example: name });
  const given = variables === null ? '' : codeBlock(variables, { label: `Variables: ${title}`, language: 'json' });
  return `<section><h3 id="${exampleAnchor(example)}">${escapeHtml(title)}</h3>${operation}${given}</section>`;
}
