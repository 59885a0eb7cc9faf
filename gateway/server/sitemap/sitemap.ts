import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { listedPaths } from '@storefront/domain/pages.rules.ts';
import type { GatewayServices } from '../../graph/services.ts';
import type { RestClient } from '../../upstream/client.ts';
import { pathOf } from '../request-logging.ts';
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

/** Shops whose products have no finishes have an empty page there. */
const FINISHES = '/finishes';

/** Crawlers come a few times a day. */
const KEPT_MINUTES = 10;
/** A part of 10,000 products is about 1 MB. */
const CHARACTERS_KEPT = 20_000_000;
const RETRY_AFTER_SECONDS = '60';

interface SitemapOptions {
  services: Pick<GatewayServices, 'shopApi' | 'categories' | 'brands' | 'finishes'>;
  origin: string;
  logger: Pick<Logger, 'warn'>;
}

/** `/sitemap.xml` and its parts, read from the shop API on demand, and `/robots.txt`. */
export function sitemapRoutes({ services, origin, logger }: SitemapOptions): FastifyPluginAsync {
  const { rest } = services.shopApi;
  // A failure is not cached.
  const kept = new LRUCache<string, string>({
    maxSize: CHARACTERS_KEPT,
    sizeCalculation: ({ length }) => length,
    ttl: KEPT_MINUTES * 60_000,
    fetchMethod: async (path) => (await written(path)) ?? undefined,
  });

  async function addressesOf(part: Part): Promise<readonly Address[] | null> {
    switch (part.kind) {
      case 'pages': {
        const [pages, posts, finishes] = await Promise.all([
          fetchPageAddresses(rest),
          fetchPostAddresses(rest),
          // Only a list that could be read says that there are none.
          services.finishes().catch(() => null),
        ]);
        const listed = listedPaths.filter((path) => path !== FINISHES || finishes?.length !== 0);
        const blog = posts.length > 0 ? [{ path: '/blog/', updatedAt: posts[0]?.updatedAt ?? '' }] : [];
        return [...listed.map((path) => ({ path, updatedAt: '' })), ...pages, ...blog, ...posts];
      }
      case 'categories':
        return [...(await services.categories()).byPath.keys()].map((path) => ({ path, updatedAt: '' }));
      case 'brands':
        return (await services.brands()).map(({ path }) => ({ path, updatedAt: '' }));
      default:
        return productPart(rest, part.number);
    }
  }

  async function written(path: string): Promise<string | null> {
    if (path === '/sitemap.xml')
      return writtenIndex(origin, partPaths((await fetchProductAddresses(rest, 1))?.total ?? 0));
    const part = partNamed(path);
    const addresses = part && (await addressesOf(part));
    return addresses && writtenPart(origin, addresses);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request);
    if (path !== '/sitemap.xml' && !partNamed(path)) {
      reply.callNotFound();
      return reply;
    }
    try {
      const text = await kept.fetch(path);
      if (text === undefined) return sendText(reply, 404, 'There is no such part of the sitemap.\n');
      return sendText(reply, 200, text, {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': `public, max-age=${KEPT_MINUTES * 60}`,
        vary: 'accept-encoding',
      });
    } catch (error) {
      logger.warn({ path, error }, 'a part of the sitemap could not be read');
      return sendText(reply, 503, 'The sitemap cannot be read just now.\n', { 'retry-after': RETRY_AFTER_SECONDS });
    }
  }

  return async (app) => {
    app.get('/robots.txt', (_, reply) =>
      sendText(reply, 200, robotsText(origin), { 'cache-control': 'public, max-age=86400' }),
    );
    app.get('/sitemap.xml', answer);
    app.get('/sitemap/:part', answer);
  };
}

async function productPart(rest: RestClient, number: number): Promise<readonly Address[] | null> {
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
