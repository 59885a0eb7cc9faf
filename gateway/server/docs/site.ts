import type { GraphQLSchema } from 'graphql';
import { allExamples } from '../graphiql/examples.ts';
import { guidePages, type GuideOptions } from './guide/guide-pages.ts';
import { mapPage } from './map/map-page.ts';
import type { DocsPage } from './page-content.ts';
import { allTypesPage } from './reference/all-types.ts';
import { nounPage } from './reference/noun-page.ts';
import { nounContents } from './reference/nouns.rules.ts';

export interface SiteOptions extends Omit<GuideOptions, 'reference'> {
  schema: GraphQLSchema;
}

/** Every page of the documentation, in reading order. The first is its start. */
export function docsPages(options: SiteOptions): DocsPage[] {
  const { schema } = options;
  const examples = allExamples();
  const reference = [
    mapPage(schema),
    allTypesPage(schema),
    ...nounContents(schema).map((content) => nounPage({ content, schema, examples })),
  ];
  return [...guidePages({ ...options, reference }), ...reference];
}
