import { builder } from '../builder.ts';
import { siteMatches, type SiteMatch } from './site-matches.rules.ts';
import { searchedTerm } from './search.rules.ts';

const SiteMatchKind = builder.enumType('SiteMatchKind', {
  description: 'What a search term names beside products.',
  values: {
    CATEGORY: { description: 'A category.' },
    PAGE: { description: 'A content page, such as delivery and returns.' },
    POST: { description: 'A post of the blog.' },
  },
});

const SiteMatchType = builder.objectRef<SiteMatch>('SiteMatch').implement({
  description: 'A category, content page or post that a search term names.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SiteMatchKind, description: 'What it is.' }),
    name: t.exposeString('name', { description: 'The category’s name, or the title.' }),
    path: t.exposeString('path', { description: 'Path of its page.' }),
    parent: t.exposeString('parent', {
      nullable: true,
      description: 'The name of the category that a category is in; null for a top one, and for pages and posts.',
    }),
    heading: t.exposeString('heading', {
      nullable: true,
      description: 'The heading or question on the page that the term is about; null for the whole page.',
    }),
  }),
});

/** About as many as a term names, for the complexity of an operation. */
const USUAL_MATCHES = 3;

builder.queryField('siteMatches', (t) =>
  t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: [SiteMatchType],
    nullable: true,
    complexity: { field: 1, multiplier: USUAL_MATCHES },
    description:
      'Up to two categories that a search term names, and up to three content pages and posts that it is about; ' +
      'empty for a term that names none. Reads the category tree, the first page of posts and up to 30 content ' +
      'pages, all cached for a minute; null only when none of them can be read.',
    args: {
      query: t.arg.string({
        required: true,
        description: 'The search term as typed; only the first 100 characters are used.',
      }),
      isTyping: t.arg.boolean({
        defaultValue: false,
        description:
          'Whether the term is still being typed: ' +
          'its last word then stands for all that begin with it, from three letters.',
      }),
    },
    resolve: async (_, { query, isTyping }, { siteIndex }) =>
      siteMatches(searchedTerm(query), await siteIndex(), { isTyping: isTyping ?? false }),
  }),
);
