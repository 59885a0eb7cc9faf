import { listedPaths } from '@storefront/domain/pages.rules.ts';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { GatewayServices } from '../../graph/services.ts';
import { sendText } from '../send-text.ts';
import { fetchPageAddresses, fetchPostAddresses, fetchProductAddresses } from './sitemap.rest.ts';
import {
  partNamed,
  partPaths,
  PRODUCTS_PER_PART,
  robotsText,
  writtenIndex,
  writtenPart,
  type Address,
  type Part,
} from './sitemap.rules.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** The cache TTL of a part. Crawlers come a few times a day. */
const KEPT_MINUTES = 10;
/** Cached parts, compressed: about 150 kB each. */
const PARTS_KEPT = 100;
const RETRY_AFTER_SECONDS = '60';

interface Kept {
  /** Compressed with Brotli. */
  body: Buffer;
  etag: string;
}

interface SitemapOptions {
  services: Pick<GatewayServices, 'shopApi' | 'categories' | 'brands'>;
  origin: string;
  logger: Pick<Logger, 'warn'>;
}

/** Serves `/sitemap.xml` and its parts, read from the shop API on demand, and `/robots.txt`. Returns false for any other path. */
export function createSitemapHandler({ services, origin, logger }: SitemapOptions) {
  const { rest } = services.shopApi;
  const kept = new LRUCache<string, Promise<Kept | null>>({ max: PARTS_KEPT, ttl: KEPT_MINUTES * 60_000 });

  async function productPart(number: number): Promise<readonly Address[] | null> {
    const first = await fetchProductAddresses(rest, 1);
    const start = (number - 1) * PRODUCTS_PER_PART;
    if (!first || start >= first.total) return null;
    const { pageSize } = first;
    const end = Math.min(start + PRODUCTS_PER_PART, first.total);
    const addresses: Address[] = [];
    for (let page = Math.floor(start / pageSize) + 1; (page - 1) * pageSize < end; page += 1) {
      const read = page === 1 ? first : await fetchProductAddresses(rest, page);
      addresses.push(...(read?.addresses ?? []));
    }
    return addresses;
  }

  async function addressesOf(part: Part): Promise<readonly Address[] | null> {
    switch (part.kind) {
      case 'pages': {
        const [pages, posts] = await Promise.all([fetchPageAddresses(rest), fetchPostAddresses(rest)]);
        const blog = posts.length > 0 ? [{ path: '/blog/', updatedAt: posts[0]?.updatedAt ?? '' }] : [];
        return [...listedPaths.map((path) => ({ path, updatedAt: '' })), ...pages, ...blog, ...posts];
      }
      case 'categories':
        return [...(await services.categories()).byPath.keys()].map((path) => ({ path, updatedAt: '' }));
      case 'brands':
        return (await services.brands()).map(({ path }) => ({ path, updatedAt: '' }));
      default:
        return productPart(part.number);
    }
  }

  async function written(path: string): Promise<string | null> {
    if (path === '/sitemap.xml')
      return writtenIndex(origin, partPaths((await fetchProductAddresses(rest, 1))?.total ?? 0));
    const part = partNamed(path);
    const addresses = part && (await addressesOf(part));
    return addresses && writtenPart(origin, addresses);
  }

  async function make(path: string): Promise<Kept | null> {
    const text = await written(path);
    if (text === null) return null;
    const body = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { body, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
  }

  /** Failures and unknown paths are not cached. */
  function read(path: string): Promise<Kept | null> {
    const known = kept.get(path);
    if (known) return known;
    const making = make(path);
    kept.set(path, making);
    making.then(
      (made) => made ?? kept.delete(path),
      () => kept.delete(path),
    );
    return making;
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path === '/robots.txt') {
      sendText(response, 200, robotsText(origin), { 'cache-control': 'public, max-age=86400' });
      return true;
    }
    if (path !== '/sitemap.xml' && !partNamed(path)) return false;
    await answer(request, response, path);
    return true;
  };

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    let made: Kept | null;
    try {
      made = await read(path);
    } catch (error) {
      logger.warn({ path, error }, 'a part of the sitemap could not be read');
      return sendText(response, 503, 'The sitemap cannot be read just now.\n', { 'retry-after': RETRY_AFTER_SECONDS });
    }
    if (!made) return sendText(response, 404, 'There is no such part of the sitemap.\n');
    await send(request, response, made);
  }
}

async function send(request: IncomingMessage, response: ServerResponse, { body, etag }: Kept): Promise<void> {
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${KEPT_MINUTES * 60}`,
    vary: 'accept-encoding',
    etag,
  };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const sent = isBrotli ? body : await decompress(body);
  response.writeHead(200, { ...headers, 'content-length': sent.length, ...(isBrotli && { 'content-encoding': 'br' }) });
  response.end(request.method === 'HEAD' ? undefined : sent);
}
