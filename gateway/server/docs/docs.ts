import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Looks } from '@storefront/schema/shop-folder/looks/looks.ts';
import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { withExampleValues, type ExampleValues } from '../../graphql-server/graphiql/example-values.ts';
import { DOCS_PATHS, readDocsPages } from './docs-pages.ts';
import { findSections, type FoundSection } from './docs-search.rules.ts';
import { readFileSync } from 'node:fs';
import { docsPolicy } from '../policy/content-security.ts';
import type { DocsPage } from './docs-page.ts';

const SCHEMA = join(import.meta.dirname, '../../../schema');

/** Short, because the next deployment may serve another version. */
const HEADERS = {
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  vary: 'accept-encoding',
};

const TERM_CHARACTERS_MAXIMUM = 100;

interface DocsOptions {
  facts: {
    shopName: string;
    publicUrl: string;
    rateLimits: Readonly<Record<'requests' | 'cost' | 'images', number>>;
    looks: Pick<Looks, 'theme'>;
  };
  exampleValues(): Promise<ExampleValues>;
}

/** Serves the documentation for partners, with a search that needs no scripts, and the contracts that it names. */
export function docsRoutes({ facts, exampleValues }: DocsOptions): FastifyPluginAsync {
  let opened: ReturnType<typeof openDocs> | null = null;
  /** Opened by the first request: it takes 65 ms of CPU time. */
  const docs = () => (opened ??= openDocs(facts));

  const sendPage = async (reply: FastifyReply, html: string) =>
    reply
      .headers({
        ...HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': docs().template.policy,
      })
      .send(withExampleValues(html, await exampleValues(), escapeHtml));

  const sendFile = async (reply: FastifyReply, name: string, type: string) =>
    reply.headers({ ...HEADERS, 'content-type': `${type}; charset=utf-8` }).send(await readFile(join(SCHEMA, name)));

  return async (app) => {
    for (const path of DOCS_PATHS) {
      app.get(path, (_, reply) => sendPage(reply, docs().html.get(path) ?? ''));
      app.get(`${path}/`, (_, reply) => reply.redirect(path, 301));
    }
    app.get('/docs/search', ({ url }, reply) => {
      const { pages, template } = docs();
      const term = new URL(url, facts.publicUrl).searchParams.get('q')?.trim().slice(0, TERM_CHARACTERS_MAXIMUM) ?? '';
      return sendPage(reply, template.found(term, findSections(pages, term)));
    });
    app.get('/schema.graphql', (_, reply) => sendFile(reply, 'schema.graphql', 'text/plain'));
    app.get('/docs/shop-api.openapi.json', (_, reply) => sendFile(reply, 'shop-api.openapi.json', 'application/json'));
  };
}

function openDocs({ shopName, publicUrl, rateLimits, looks }: DocsOptions['facts']) {
  const pages = readDocsPages({
    'https://shop.example': escapeHtml(publicUrl),
    REQUESTS_PER_MINUTE: rateLimits.requests.toLocaleString('en-GB'),
    COST_PER_MINUTE: rateLimits.cost.toLocaleString('en-GB'),
    IMAGES_PER_MINUTE: rateLimits.images.toLocaleString('en-GB'),
  });
  const template = createDocsTemplate({ shopName, publicUrl, theme: looks.theme, pages });
  return { pages, template, html: new Map(pages.map((page) => [page.path, template.page(page)])) };
}

interface TemplateOptions {
  shopName: string;
  publicUrl: string;
  theme: Looks['theme'];
  pages: readonly DocsPage[];
}

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Menu, search, and a page's sections, in the colours of the shop. */
function createDocsTemplate({ shopName, publicUrl, theme, pages }: TemplateOptions) {
  const css = read('docs.css');
  const colours = (scheme: object) =>
    Object.entries(scheme)
      .filter(([name]) => css.includes(`var(--${name})`))
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  const style = `:root{${colours(theme.light)}}
@media (prefers-color-scheme:dark){:root{${colours(theme.dark)}}}
${css}`;
  const script = read('copy-buttons.js');

  function written(path: string, title: string, main: string, { term = '', head = '' } = {}): string {
    return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(`${title} – ${shopName} API`)}</title>
<link rel="icon" href="/favicon.svg">
${head}<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<a class="name" href="/docs">${escapeHtml(shopName)} <span>API</span></a>
<search><form action="/docs/search">
<input type="search" name="q" value="${escapeHtml(term)}" maxlength="100" required \
aria-label="Search the documentation" placeholder="Search the documentation">
<button>Search</button>
</form></search>
</header>
<div class="columns">
<nav aria-label="Documentation">
<ul>
${pages.map((page) => menuItem(page, path)).join('\n')}
<li><a href="/graphql">GraphiQL</a></li>
</ul>
</nav>
<main id="main" tabindex="-1">
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</div>
<script>${script}</script>
</body>
</html>
`;
  }

  return {
    policy: docsPolicy(style, script),
    page({ path, title, sections }: DocsPage): string {
      const head = `<link rel="canonical" href="${escapeHtml(publicUrl + path)}">\n`;
      const main = sections.map(({ anchor, heading, body }) =>
        heading === '' ? body : `<h2 id="${anchor}"><a href="#${anchor}">${escapeHtml(heading)}</a></h2>\n${body}`,
      );
      return written(path, title, main.join('\n'), { head });
    },
    found(term: string, sections: readonly FoundSection[]): string {
      const results = sections.map(
        ({ address, title, excerpt }) => `<li><a href="${address}">${escapeHtml(title)}</a><br>${excerpt}</li>`,
      );
      const count = `${sections.length} ${sections.length === 1 ? 'section has' : 'sections have'}`;
      const main = `<p role="status">${count} “${escapeHtml(term)}”. Types and fields are in \
<a href="/graphql">GraphiQL</a>, under the book on the left.</p>
<ul class="found">
${results.join('\n')}
</ul>`;
      return written('/docs/search', 'Search', main, { term, head: '<meta name="robots" content="noindex">\n' });
    },
  };
}

/** The open page has its sections. */
function menuItem({ path, title, sections }: DocsPage, open: string): string {
  if (path !== open) return `<li><a href="${path}">${escapeHtml(title)}</a></li>`;
  const parts = sections
    .filter(({ heading }) => heading !== '')
    .map(({ anchor, heading }) => `<li><a href="#${anchor}">${escapeHtml(heading)}</a></li>`);
  return `<li><a href="${path}" aria-current="page">${escapeHtml(title)}</a>
<ul>${parts.join('')}</ul></li>`;
}
