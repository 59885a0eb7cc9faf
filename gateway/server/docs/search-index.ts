import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { allExamples } from '../graphiql/examples.ts';
import { errorCodes } from './guide/error-codes.data.ts';
import type { DocsPage } from './page-content.ts';
import { documentedTypes } from './reference/nouns.rules.ts';
import { exampleAnchor } from './reference/noun-page.ts';

/** One result: its title, its kind and its address. An array, because the browser downloads two thousand. */
export type SearchEntry = readonly [title: string, kind: string, address: string];

interface SearchIndexOptions {
  schema: GraphQLSchema;
  pages: readonly DocsPage[];
  anchors: ReadonlyMap<string, string>;
}

/** Pages, headings of the guide, examples, error codes, types, and their fields, input fields and enum values. */
export function searchIndex({ schema, pages, anchors }: SearchIndexOptions): SearchEntry[] {
  const at = (id: string, title: string, kind: string): SearchEntry[] => {
    const address = anchors.get(id);
    return address === undefined ? [] : [[title, kind, address]];
  };
  return [
    ...pages.map(({ title, group, path }): SearchEntry => [title, group, path]),
    ...pages.flatMap((page) =>
      page.group === 'Guide' || page.path === '/docs/reference'
        ? [...page.html.matchAll(/<h[23] id="([^"]+)">([^<]+)</g)].flatMap(([, id = '', title = '']) =>
            at(id, plain(title), page.title),
          )
        : [],
    ),
    ...allExamples().flatMap((example) => at(exampleAnchor(example), example.title, 'Example')),
    ...Object.keys(errorCodes).flatMap((code) => at(`error-${code}`, code, 'Error code')),
    ...documentedTypes(schema).flatMap((type) => [
      ...at(type.name, type.name, kindOf(type)),
      ...membersOf(type).flatMap((name) => at(`${type.name}.${name}`, `${type.name}.${name}`, 'Field')),
    ]),
  ];
}

function kindOf(type: ReturnType<typeof documentedTypes>[number]): string {
  if (isInputObjectType(type)) return 'Input';
  if (isEnumType(type)) return 'Enum';
  return 'Type';
}

function membersOf(type: ReturnType<typeof documentedTypes>[number]): string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
}

/** Titles of headings are HTML with entities. */
const plain = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
