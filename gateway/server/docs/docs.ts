import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { GraphQLSchema } from 'graphql';
import type { PackedKit } from '../pages/storefront.ts';
import type { EntryAssets } from '../pages/entry-assets.ts';
import { docsPolicy } from '../policy/content-security.ts';
import { anchorsOf } from './anchors.ts';
import type { GuideFacts } from './guide/guide.ts';
import { KIT_PATH } from './guide/kit.ts';
import { pageHtml } from './page.ts';
import { searchIndex } from './search-index.ts';
import { docsPages } from './site.ts';
import { style } from './style.data.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, 'schema', file), 'utf8');

/** The migration page of the newest major version. */
function readMigration(): string {
  const directory = join(ROOT, 'docs/migrations');
  const newest = readdirSync(directory).sort((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10))[0];
  return newest === undefined ? '' : readFileSync(join(directory, newest), 'utf8');
}

const HTML = 'text/html; charset=utf-8';

interface DocsFile {
  contentType: string;
  make: () => string | Buffer;
  /** The file name of a download. Without one, browsers show the content. */
  name?: string;
}

interface Made extends Pick<DocsFile, 'contentType' | 'name'> {
  plain: Buffer;
  /** The content compressed with Brotli; null for a file that is compressed already. */
  compressed: Buffer | null;
  etag: string;
}

/** Short, because the next deployment may serve another version. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

interface DocsOptions {
  schema: GraphQLSchema;
  facts: Omit<GuideFacts, 'kitName'>;
  /** The files of the browser's script. */
  assets: EntryAssets;
  /** The kit for partners; null for none. */
  kit: PackedKit | null;
}

/** Serves the documentation below `/docs`: its pages, search index and files, each rendered on first request. Returns false for any other path. */
export function createDocsHandler({
  schema,
  facts: given,
  assets,
  kit,
}: DocsOptions): (request: IncomingMessage, response: ServerResponse, path: string) => boolean {
  const facts = { ...given, kitName: kit?.name ?? null };
  const policy = docsPolicy(style);
  const files = new Map<string, DocsFile>([
    ['/docs/schema.graphql', { contentType: 'text/plain; charset=utf-8', make: () => read('schema.graphql') }],
    [
      '/docs/shop-api.openapi.json',
      { contentType: 'application/json; charset=utf-8', make: () => read('shop-api.openapi.json') },
    ],
  ]);
  if (kit) files.set(KIT_PATH, { contentType: 'application/gzip', make: () => kit.content, name: kit.name });
  let hasPages = false;

  /** Adds the pages and the search index, which are made of each other's anchors. */
  function addPages(): void {
    const pages = docsPages({ facts, schema, changelog: read('CHANGELOG.md'), migration: readMigration() });
    const anchors = anchorsOf(pages);
    for (const page of pages)
      files.set(page.path, {
        contentType: HTML,
        make: () => pageHtml({ page, pages, anchors, facts, assets }),
      });
    files.set('/docs/search.json', {
      contentType: 'application/json; charset=utf-8',
      make: () => JSON.stringify(searchIndex({ schema, pages, anchors })),
    });
    hasPages = true;
  }

  const made = new Map<string, Made>();

  function madeAt(path: string): Made | null {
    const known = made.get(path);
    if (known) return known;
    if (!hasPages && (path === '/docs' || path.startsWith('/docs/'))) addPages();
    const file = files.get(path);
    if (!file) return null;
    const { contentType, make, name } = file;
    const content = make();
    const plain = typeof content === 'string' ? Buffer.from(content) : content;
    const compressed =
      plain === kit?.content ? null : brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    const fresh = {
      contentType,
      name,
      plain,
      compressed,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    };
    made.set(path, fresh);
    return fresh;
  }

  return (request, response, path) => {
    const page = /^(\/docs(?:\/[a-z-]+){0,2})\/$/.exec(path)?.[1];
    if (page !== undefined && madeAt(page)) {
      response.writeHead(301, { location: page, 'cache-control': CACHE_CONTROL }).end();
      return true;
    }
    const file = madeAt(path);
    if (!file) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }).end();
      return true;
    }
    const headers = {
      'content-type': file.contentType,
      'cache-control': CACHE_CONTROL,
      vary: 'accept-encoding',
      etag: file.etag,
      ...(file.name !== undefined && { 'content-disposition': `attachment; filename="${file.name}"` }),
      ...(file.contentType === HTML && { 'content-security-policy': policy }),
    };
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, headers).end();
      return true;
    }
    const compressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? file.compressed : null;
    const body = compressed ?? file.plain;
    response.writeHead(200, {
      ...headers,
      'content-length': body.length,
      ...(compressed && { 'content-encoding': 'br' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
