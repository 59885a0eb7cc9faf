import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Looks } from '@storefront/schema/shop-folder/looks/looks.ts';
import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { withExampleValues, type ExampleValues } from '../../graphql-server/graphiql/example-values.ts';
import { DOCS_PATHS, readDocsPages } from './docs-pages.ts';
import { findSections } from './docs-search.rules.ts';
import { createDocsTemplate } from './docs-template.ts';

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
