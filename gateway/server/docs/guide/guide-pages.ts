import type { GraphQLSchema } from 'graphql';
import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { markdownHtml } from '../markdown.ts';
import type { DocsPage } from '../page-content.ts';
import { deprecations } from '../reference/deprecations.ts';
import { guideParts, type GuideFacts, type GuidePart } from './guide.ts';

export interface GuideOptions {
  facts: GuideFacts;
  schema: GraphQLSchema;
  /** `schema/CHANGELOG.md`. */
  changelog: string;
  /** The newest page of `docs/migrations/`; empty when there is none. */
  migration: string;
  /** The pages of the reference, which the first page lists. */
  reference: readonly DocsPage[];
}

/** The pages of the guide with their sections, in reading order. */
const PAGES: readonly { path: string; title: string; description: string; parts: readonly string[] }[] = [
  {
    path: '/docs',
    title: 'Overview',
    description: 'The first request in curl, TypeScript and Python, and a cart from a server.',
    parts: ['quick-start', 'kit', 'guides', 'reference', 'files'],
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
    description: 'Moving to the newest version, deprecated fields, and the changelog.',
    parts: ['migration', 'deprecations', 'changelog'],
  },
];

/** The title of a Markdown page: its first line. */
function titleOf(markdown: string): string {
  return /^# (.+)/.exec(markdown)?.[1] ?? 'Moving to the next version';
}

export function guidePages({ facts, schema, changelog, migration, reference }: GuideOptions): DocsPage[] {
  const parts = new Map<string, GuidePart>(
    [
      ...guideParts(facts),
      { id: 'guides', title: 'Guides', html: pageList(PAGES.slice(1)) },
      { id: 'reference', title: 'Reference', html: pageList(reference) },
      {
        id: 'files',
        title: 'Files',
        html: '<ul><li><a href="/docs/schema.graphql">The schema</a> in SDL, for code generators and editors</li><li><a href="/docs/shop-api.openapi.json">The REST contract</a> of the shop API behind the graph, as OpenAPI 3.1</li></ul>',
      },
      ...(migration === ''
        ? []
        : [{ id: 'migration', title: escapeHtml(titleOf(migration)), html: markdownHtml(migration) }]),
      { id: 'deprecations', title: 'Deprecations', html: deprecationsHtml(schema) },
      { id: 'changelog', title: 'Changelog', html: markdownHtml(changelog) },
    ].map((part) => [part.id, part]),
  );
  return PAGES.map(({ path, title, description, parts: ids }) => {
    const own = ids.flatMap((id) => parts.get(id) ?? []);
    return {
      path,
      group: 'Guide',
      title,
      description,
      headings: own.map(({ id, title: name }) => ({ id, title: name })),
      html: own.map(({ id, title: name, html }) => `<section><h2 id="${id}">${name}</h2>${html}</section>`).join('\n'),
    };
  });
}

function pageList(pages: readonly Pick<DocsPage, 'path' | 'title' | 'description'>[]): string {
  return `<ul>${pages.map(({ path, title, description }) => `<li><a href="${path}">${escapeHtml(title)}</a>: ${escapeHtml(description)}</li>`).join('')}</ul>`;
}

function deprecationsHtml(schema: GraphQLSchema): string {
  const deprecated = deprecations(schema);
  return deprecated.length === 0
    ? '<p>Nothing is deprecated. Fields are deprecated here and in the schema before they are removed.</p>'
    : `<ul>${deprecated.map(({ path, reason }) => `<li><a href="#${path}"><code>${path}</code></a> ${escapeHtml(reason)}</li>`).join('')}</ul>`;
}
