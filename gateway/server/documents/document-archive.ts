import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { RATE_LIMITS } from '../../config/rate-limits.data.ts';
import { documentFileOf } from '@storefront/domain/product/documents.rules.ts';
import {
  ARCHIVED_CODES_MAXIMUM,
  DOCUMENT_MAXIMUM,
  DOCUMENTS_PATH,
  documentKinds,
} from '@storefront/domain/product/documents.data.ts';
import { isSku, SKUS_PER_CALL, skuKey } from '@storefront/domain/sku.rules.ts';
import type { RestOptions } from '../../graph/product/product.rest.ts';
import type { Product } from '../../graph/product/product.rules.ts';
import { fetchBySku } from '../../graph/sku/sku.rest.ts';
import { matchOf } from '../../graph/sku/sku.rules.ts';
import { ARCHIVE_LIMITS } from '../../limits.data.ts';
import type { Bucket, RateLimiter } from '../../partners/rate-limiter.ts';
import { sendText } from '../send-text.ts';
import { createStreamSlots, sendStream } from '../streams/send-stream.ts';
import { contentsPage, folderOf, type ArchivedDocument, type ArchivedProduct } from './archive-contents.rules.ts';
import { openDocument } from './open-document.ts';

interface ArchiveOptions {
  shopApi: RestOptions;
  /** The shop API, which has the files. */
  shopOrigin: string;
  publicUrl: string;
  rateLimiter: RateLimiter;
  rateLimits: Bucket<'archiveBytes'>['perMinute'];
  logger: Pick<Logger, 'warn'>;
}

/** One ZIP for some codes, each file as it is read. Codes alone, which anyone may look up: it reads nobody's list. */
export function documentArchiveRoutes(options: ArchiveOptions): FastifyPluginAsync {
  const { rateLimiter, rateLimits, logger } = options;
  const inSlot = createStreamSlots(ARCHIVE_LIMITS.slots, {
    text: 'Too many archives are being made.',
    retryAfterSeconds: 10,
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { skus: text = '' } = request.query as { skus?: unknown };
    const skus = typeof text === 'string' ? codesOf(text) : [];
    if (skus.length === 0 || skus.length > ARCHIVED_CODES_MAXIMUM)
      return sendText(reply, 400, `Name 1 to ${ARCHIVED_CODES_MAXIMUM} codes, with commas between them.\n`);
    const take = (bytes: number) =>
      rateLimiter.take('archiveBytes', [{ name: `address:${request.address}`, perMinute: rateLimits }], bytes);
    return inSlot(request, reply, async (gone) => {
      const { limit, remaining, resetSeconds } = await take(0);
      if (remaining < Math.min(limit, ARCHIVE_LIMITS.bytes))
        return sendText(reply, 429, `${RATE_LIMITS.archiveBytes.answer}\n`, { 'retry-after': String(resetSeconds) });
      const found = await productsOf(skus, options.shopApi);
      if (found === null) return sendText(reply, 404, 'This shop does not look codes up.\n');
      const files = filesOf(found, { ...options, gone, count: async (bytes) => (await take(bytes)).isOver });
      return sendStream(reply, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="documents.zip"',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        },
        // The stream's type is of the browser's library, its value one of Node's.
        streams: [Readable.fromWeb(makeZip(files) as never)],
        gone,
        pace: ARCHIVE_LIMITS.pace,
        onFailure: (error) => logger.warn({ error }, 'an archive of documents could not be sent'),
      });
    });
  }

  return async (app) => {
    app.get(`${DOCUMENTS_PATH}archive.zip`, { exposeHeadRoute: false }, answer);
  };
}

/** Each once, however it is spelt. */
function codesOf(text: string): string[] {
  const codes = text.split(',').filter(isSku);
  const keys = codes.map(skuKey);
  return codes.filter((code, index) => keys.indexOf(skuKey(code)) === index).map((code) => code.trim());
}

interface Found {
  products: readonly Product[];
  unknown: readonly string[];
}

/** Null from a shop API that does not look codes up. */
async function productsOf(skus: readonly string[], shopApi: RestOptions): Promise<Found | null> {
  const products = new Map<number, Product>();
  const unknown: string[] = [];
  for (let from = 0; from < skus.length; from += SKUS_PER_CALL) {
    const batch = skus.slice(from, from + SKUS_PER_CALL);
    const found = await fetchBySku(shopApi, batch);
    if (found === null) return null;
    for (const sku of batch) {
      const { product } = matchOf(sku, found);
      if (product) products.set(product.entityId, product);
      else unknown.push(sku);
    }
  }
  return { products: [...products.values()], unknown };
}

interface Reading extends Pick<ArchiveOptions, 'shopOrigin' | 'publicUrl' | 'logger'> {
  gone: AbortSignal;
  /** Counts a file; whether the client has had too many bytes in the last minute. */
  count(bytes: number): Promise<boolean>;
}

/** Each as it is read, and the contents page at the end, when it is known what is there. */
async function* filesOf(
  { products, unknown }: Found,
  { shopOrigin, publicUrl, logger, gone, count }: Reading,
): AsyncGenerator<{ name: string; input: Readable | string }> {
  const listed: ArchivedProduct[] = [];
  let bytes = 0;
  /** Null while there is room. */
  let full: string | null = null;
  for (const { name, sku, path, detail } of products) {
    const documents: ArchivedDocument[] = [];
    for (const { kind, name: title, url } of detail?.documents ?? []) {
      const label = title || (documentKinds.find((known) => known.kind === kind)?.label ?? '');
      const file = documentFileOf(url);
      if (file === null) {
        documents.push({ label, target: new URL(url, publicUrl).href, fault: null });
        continue;
      }
      const target = `${folderOf(sku || name)}/${file}`;
      const input = full ?? (await open(file));
      if (typeof input !== 'string') yield { name: target, input };
      documents.push({ label, target, fault: typeof input === 'string' ? input : null });
    }
    listed.push({ name, sku, url: new URL(path, publicUrl).href, documents });
  }
  yield { name: 'contents.html', input: contentsPage(listed, unknown) };

  /** The reason why it is missing, as text. */
  async function open(file: string): Promise<Readable | string> {
    try {
      const document = await openDocument(shopOrigin, file, gone);
      if (!document) return 'The file is gone';
      const length = document.length ?? DOCUMENT_MAXIMUM;
      if (bytes + length > ARCHIVE_LIMITS.bytes) full = 'The archive would be too large';
      else if (await count(length)) full = RATE_LIMITS.archiveBytes.answer;
      if (full !== null) {
        document.body.destroy();
        return full;
      }
      bytes += length;
      return document.body;
    } catch (error) {
      gone.throwIfAborted();
      logger.warn({ error, file }, 'a document could not be fetched from the shop API');
      return 'The file could not be fetched';
    }
  }
}
