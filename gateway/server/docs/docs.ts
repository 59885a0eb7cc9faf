import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { publicCacheControl } from '../../execution/response-cache.ts';
import type { PackedKit } from '../pages/storefront.ts';
import { docsPolicy } from '../policy/content-security.ts';
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
}

interface DocsOptions {
  facts: DocsFacts;
  /** The folder of the built pages. */
  pages: string;
  /** The kit for partners; null for none. */
  kit: PackedKit | null;
}

interface DocsFile {
  plain: Buffer;
  /** The content compressed with Brotli; null for a file that is compressed already. */
  compressed: Buffer | null;
  headers: Readonly<Record<string, string>>;
}

/** Serves the pages of the documentation with the values of this deployment, and its downloads. Returns false for any other path. */
export function createDocsHandler({
  facts,
  pages,
  kit,
}: DocsOptions): (request: IncomingMessage, response: ServerResponse, path: string) => boolean {
  const values = placeholderValues(facts, kit);

  function read(path: string): DocsFile | null {
    if (path === '/docs/schema.graphql')
      return docsFile(readFileSync(join(SCHEMA, 'schema.graphql')), { 'content-type': 'text/plain; charset=utf-8' });
    if (path === '/docs/shop-api.openapi.json')
      return docsFile(readFileSync(join(SCHEMA, 'shop-api.openapi.json')), {
        'content-type': 'application/json; charset=utf-8',
      });
    if (path === '/docs/kit.tgz' && kit)
      return {
        ...docsFile(kit.content, {
          'content-type': 'application/gzip',
          'content-disposition': `attachment; filename="${kit.name}"`,
        }),
        compressed: null,
      };
    const [, name] = /^\/docs(?:\/((?:[a-z-]+\/)?[a-z-]+))?$/.exec(path) ?? [null, null];
    if (name === null) return null;
    const file = join(pages, `${name ?? 'index'}.html`);
    if (!existsSync(file)) return null;
    const html = values.reduce(
      (text, [placeholder, value]) => text.replaceAll(placeholder, () => value),
      readFileSync(file, 'utf8'),
    );
    return docsFile(Buffer.from(html), {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': docsPolicy(inlineScripts(html)),
    });
  }

  const files = new Map<string, DocsFile>();

  function fileAt(path: string): DocsFile | null {
    const file = files.get(path) ?? read(path);
    if (file) files.set(path, file);
    return file;
  }

  return (request, response, path) => {
    const page = /^(\/docs(?:\/[a-z-]+){0,2})\/$/.exec(path)?.[1];
    if (page !== undefined && fileAt(page)) {
      response.writeHead(301, { location: page, 'cache-control': CACHE_CONTROL }).end();
      return true;
    }
    const file = fileAt(path);
    if (!file) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }).end();
      return true;
    }
    if (request.headers['if-none-match'] === file.headers.etag) {
      response.writeHead(304, file.headers).end();
      return true;
    }
    const compressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? file.compressed : null;
    const body = compressed ?? file.plain;
    response.writeHead(200, {
      ...file.headers,
      'content-length': body.length,
      ...(compressed && { 'content-encoding': 'br' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function docsFile(plain: Buffer, headers: Record<string, string>): DocsFile {
  return {
    plain,
    compressed: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    headers: {
      ...headers,
      'cache-control': CACHE_CONTROL,
      vary: 'accept-encoding',
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    },
  };
}

/** The value of each placeholder, as HTML. */
function placeholderValues(facts: DocsFacts, kit: PackedKit | null): [placeholder: string, html: string][] {
  const { shopName, publicUrl, isGraphOpen, rateLimits, cacheSeconds } = facts;
  const number = (value: number) => value.toLocaleString('en-GB');
  return [
    [PLACEHOLDERS.origin, escapeHtml(publicUrl)],
    [PLACEHOLDERS.shopName, escapeHtml(shopName)],
    [
      PLACEHOLDERS.keyNote,
      isGraphOpen
        ? 'This deployment is open to everyone: you need a key only for carts without cookies and for separate rate limits.'
        : 'You need a <a href="/docs/access#keys">partner key</a>.',
    ],
    [PLACEHOLDERS.requests, number(rateLimits.requests)],
    [PLACEHOLDERS.cost, number(rateLimits.cost)],
    [PLACEHOLDERS.images, number(rateLimits.images)],
    [PLACEHOLDERS.cacheControl, escapeHtml(publicCacheControl(cacheSeconds))],
    [PLACEHOLDERS.kitName, escapeHtml(kit?.name ?? 'kit.tgz')],
  ];
}

/** The scripts that Starlight writes into its pages: they apply the colour scheme and restore the sidebar before the first paint. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}
