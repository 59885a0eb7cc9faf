import type { GraphQLSchema } from 'graphql';
import type { Example } from '../../../graphql-server/graphiql/examples.ts';
import { codeBlock } from '../code-block.ts';
import type { DocsPage } from '../docs-page.ts';
import { createDescribe } from './description.ts';
import type { NounContent, RootField } from './nouns.rules.ts';
import { fieldMarkdown, typeMarkdown } from './type-markdown.ts';

/** The page of a noun: its queries and mutations, examples of both, and its types. */
export function nounPage(
  { noun, queries, mutations, types }: NounContent,
  schema: GraphQLSchema,
  examples: readonly Example[],
): DocsPage {
  const describe = createDescribe(schema);
  const fields = (given: readonly RootField[]) =>
    given.map(({ typeName, field }) => fieldMarkdown(typeName, field, describe, '###'));
  const own = noun.examples.flatMap((given) =>
    examples.filter(({ name }) => name === given || name.startsWith(`${given}/`)),
  );
  const parts = [
    { id: 'queries', title: 'Queries', blocks: fields(queries) },
    { id: 'mutations', title: 'Mutations', blocks: fields(mutations) },
    { id: 'examples', title: 'Examples', blocks: own.map(exampleMarkdown) },
    { id: 'types', title: 'Types', blocks: types.map((type) => typeMarkdown(type, schema, describe)) },
  ];
  return {
    path: `/docs/reference/${noun.id}`,
    group: 'Reference',
    title: noun.title,
    description: noun.summary,
    markdown: [
      noun.summary,
      ...parts
        .filter(({ blocks }) => blocks.length > 0)
        .flatMap(({ id, title, blocks }) => [`## ${title} {#${noun.id}-${id}}`, ...blocks]),
    ].join('\n\n'),
  };
}

/** An example with its variables, and a link that opens both in GraphiQL. */
function exampleMarkdown({ name, title, query, variables }: Example): string {
  return [
    `### ${title} {#example-${name.replace('/', '-')}}`,
    codeBlock(query.replace(/^# .*\n/, ''), { label: title, language: 'graphql', example: name }),
    ...(variables === null ? [] : [codeBlock(variables, { label: `Variables: ${title}`, language: 'json' })]),
  ].join('\n\n');
}
