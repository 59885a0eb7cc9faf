import type { GraphQLSchema } from 'graphql';
import type { DocsPage } from '../docs-page.ts';
import { deprecations } from '../reference/deprecations.ts';
import { guideParts, type GuidePart } from './guide.ts';

/** The pages of the guide with their sections, in reading order. */
const PAGES: readonly { path: string; title: string; description: string; parts: readonly string[] }[] = [
  {
    path: '/docs',
    title: 'Overview',
    description: 'The first request in curl, TypeScript and Python, and a cart from a server.',
    parts: ['quick-start', 'guides', 'reference', 'files'],
  },
  {
    path: '/docs/access',
    title: 'Keys, headers and sessions',
    description: 'Partner keys and their scopes, request and response headers, tokens of carts and customers.',
    parts: ['keys', 'headers', 'carts-and-sessions'],
  },
  {
    path: '/docs/values',
    title: 'Values and lists',
    description: 'Money, dates, ids and null; connections, pages, cursors and filters; a copy of the catalogue.',
    parts: ['money', 'pagination', 'catalogue-copy'],
  },
  {
    path: '/docs/webhooks',
    title: 'Webhooks',
    description: 'Signed messages about orders, products, prices and stock: events, signatures, order and retries.',
    parts: ['webhooks'],
  },
  {
    path: '/docs/errors',
    title: 'Errors and retries',
    description: 'The kinds of errors, every error code with its HTTP status and remedy, and what can be retried.',
    parts: ['errors', 'retries'],
  },
  {
    path: '/docs/limits',
    title: 'Limits and persisted operations',
    description: 'Limits of one request, cost, rate limits, persisted operations and GET.',
    parts: ['limits', 'persisted-operations'],
  },
  {
    path: '/docs/changes',
    title: 'Versions and changes',
    description: 'Deprecated fields.',
    parts: ['deprecations'],
  },
];

/** The pages of the guide. The first lists the others, and the given pages of the reference. */
export function guidePages(schema: GraphQLSchema, reference: readonly DocsPage[]): DocsPage[] {
  const parts: GuidePart[] = [
    ...guideParts(),
    { id: 'guides', title: 'Guides', markdown: pageList(PAGES.slice(1)) },
    { id: 'reference', title: 'Reference', markdown: pageList(reference) },
    {
      id: 'files',
      title: 'Files',
      markdown: `- [The schema](/docs/schema.graphql) in SDL, for code generators and editors
- [The REST contract](/docs/shop-api.openapi.json) of the shop API behind the graph, as OpenAPI 3.1`,
    },
    { id: 'deprecations', title: 'Deprecations', markdown: deprecationList(schema) },
  ];
  return PAGES.map(({ parts: ids, ...page }) => ({
    ...page,
    group: 'Guide',
    markdown: parts
      .filter(({ id }) => ids.includes(id))
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map(({ id, title, markdown }) => `## ${title} {#${id}}\n\n${markdown}`)
      .join('\n\n'),
  }));
}

function pageList(pages: readonly Pick<DocsPage, 'path' | 'title' | 'description'>[]): string {
  return pages.map(({ path, title, description }) => `- [${title}](${path}): ${description}`).join('\n');
}

function deprecationList(schema: GraphQLSchema): string {
  const deprecated = deprecations(schema);
  return deprecated.length === 0
    ? 'Nothing is deprecated. Fields are deprecated here and in the schema before they are removed.'
    : deprecated.map(({ path, reason }) => `- [\`${path}\`](#${path}) ${reason}`).join('\n');
}
