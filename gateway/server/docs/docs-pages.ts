import type { GraphQLSchema } from 'graphql';
import { allExamples } from '../../graphql-server/graphiql/examples.ts';
import { anchorsOf, withResolvedLinks } from './anchors.ts';
import type { DocsPage } from './docs-page.ts';
import { guidePages } from './guide/guide-pages.ts';
import { mapPage } from './map/map-page.ts';
import { allTypesPage } from './reference/all-types.ts';
import { nounPage } from './reference/noun-page.ts';
import { nounContents } from './reference/nouns.rules.ts';

/** Every page of the documentation in reading order, and the address of each anchor. */
export function docsPages(schema: GraphQLSchema): { pages: DocsPage[]; anchors: ReadonlyMap<string, string> } {
  const reference = [
    mapPage(schema),
    allTypesPage(schema),
    ...nounContents(schema).map((content) => nounPage(content, schema, allExamples())),
  ];
  const written = [...guidePages(schema, reference), ...reference];
  const anchors = anchorsOf(written);
  const pages = written.map((page) => ({ ...page, markdown: withResolvedLinks(page.markdown, anchors) }));
  return { pages, anchors };
}
