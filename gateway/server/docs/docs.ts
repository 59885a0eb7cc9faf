import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { publicCacheControl } from '../../graphql-server/response-cache.ts';
import { docsPolicy } from '../policy/content-security.ts';
import { pathOf } from '../request-logging.ts';
import { PURGED_SECONDS } from '../../graphql-server/cdn/cdn.ts';
import { withExampleValues, type ExampleValues } from '../../graphql-server/graphiql/example-values.ts';
import { PLACEHOLDERS } from './placeholders.data.ts';

const SCHEMA = join(import.meta.dirname, '../../../schema');

/** Short, because the next deployment may serve another version. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** The values of this deployment that the pages show. */
interface DocsFacts {
  shopName: string;
  publicUrl: string;
  isGraphOpen: boolean;
  rateLimits: Readonly<Record<'requests' | 'cost' | 'images', number>>;
  cacheSeconds: number;
  cdn: object | null;
  shopApiUrl: string | undefined;
}

interface DocsOptions {
  facts: DocsFacts;
  /** The folder of the built pages. */
  pages: string;
  /** The shop's values for the examples. */
  exampleValues(): Promise<ExampleValues>;
}

interface DocsFile {
  content: string | Buffer;
  headers: Readonly<Record<string, string>>;
}

/** Serves the pages of the documentation with the values of this deployment, and its downloads. */
export function docsRoutes({ facts, pages, exampleValues }: DocsOptions): FastifyPluginAsync {
  const values = placeholderValues(facts);

  function read(path: string, examples: ExampleValues): DocsFile | null {
    if (path === '/docs/schema.graphql')
      return docsFile(readFileSync(join(SCHEMA, 'schema.graphql')), { 'content-type': 'text/plain; charset=utf-8' });
    if (path === '/docs/shop-api.openapi.json')
      return docsFile(readFileSync(join(SCHEMA, 'shop-api.openapi.json')), {
        'content-type': 'application/json; charset=utf-8',
      });
    const [, name] = /^\/docs(?:\/((?:[a-z-]+\/)?[a-z-]+))?$/.exec(path) ?? [null, null];
    if (name === null) return null;
    const file = join(pages, `${name ?? 'index'}.html`);
    if (!existsSync(file)) return null;
    const text = values.reduce(
      (written, [placeholder, value]) => written.replaceAll(placeholder, () => value),
      withExampleValues(readFileSync(file, 'utf8'), examples, escapeHtml),
    );
    return docsFile(text, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': docsPolicy(inlineScripts(text)),
    });
  }

  const files = new Map<string, { file: DocsFile; examples: ExampleValues }>();

  function fileAt(path: string, examples: ExampleValues): DocsFile | null {
    const known = files.get(path);
    if (known?.examples === examples) return known.file;
    const file = read(path, examples);
    if (file) files.set(path, { file, examples });
    return file;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request);
    const examples = await exampleValues();
    const page = /^(\/docs(?:\/[a-z-]+){0,2})\/$/.exec(path)?.[1];
    if (page !== undefined && fileAt(page, examples))
      return reply.header('cache-control', CACHE_CONTROL).redirect(page, 301);
    const file = fileAt(path, examples);
    if (file) return reply.headers(file.headers).send(file.content);
    reply.callNotFound();
    return reply;
  }

  return async (app) => {
    app.get('/docs', answer);
    app.get('/docs/*', answer);
  };
}

function docsFile(content: string | Buffer, headers: Record<string, string>): DocsFile {
  return { content, headers: { 'cache-control': CACHE_CONTROL, vary: 'accept-encoding', ...headers } };
}

/** The value of each placeholder, as HTML. Those that contain the origin come before it. */
function placeholderValues({
  shopName,
  publicUrl,
  isGraphOpen,
  rateLimits,
  cacheSeconds,
  cdn,
  shopApiUrl,
}: DocsFacts): [placeholder: string, value: string][] {
  const number = (value: number) => value.toLocaleString('en-GB');
  return [
    [
      PLACEHOLDERS.keyNote,
      isGraphOpen
        ? 'This deployment is open to everyone: you need a key only for carts without cookies and for separate rate limits.'
        : 'You need a <a href="/docs/access#keys">partner key</a>.',
    ],
    [PLACEHOLDERS.origin, escapeHtml(publicUrl)],
    [PLACEHOLDERS.shopName, escapeHtml(shopName)],
    [PLACEHOLDERS.requests, number(rateLimits.requests)],
    [PLACEHOLDERS.cost, number(rateLimits.cost)],
    [PLACEHOLDERS.images, number(rateLimits.images)],
    [
      PLACEHOLDERS.cacheControl,
      escapeHtml(publicCacheControl(cacheSeconds, { cdnSeconds: cdn && !shopApiUrl ? PURGED_SECONDS : 0 })),
    ],
  ];
}

/** The scripts that Starlight writes into its pages: they apply the colour scheme and restore the sidebar before the first paint. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}
