import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeZip } from 'client-zip';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { documentFileOf } from '@storefront/domain/product/documents.rules.ts';
import { ARCHIVED_CODES_MAXIMUM, DOCUMENTS_PATH, documentKinds } from '@storefront/domain/product/documents.data.ts';
import { isSku, SKUS_PER_CALL, skuKey } from '@storefront/domain/sku.rules.ts';
import type { RestOptions } from '../../graph/product/product.rest.ts';
import type { Product } from '../../graph/product/product.rules.ts';
import { fetchBySku } from '../../graph/sku/sku.rest.ts';
import { matchOf } from '../../graph/sku/sku.rules.ts';
import { ARCHIVE_LIMITS } from '../../limits.data.ts';
import { download } from '../images/image-sources.ts';
import { GoneError, goneSignal, isDisconnect } from '../load/gone.ts';
import { BusyError, createSlots } from '@storefront/domain/process/slots.ts';
import { rawReply } from '../raw-reply.ts';
import { sendText } from '../send-text.ts';
import { contentsPage, folderOf, type ArchivedDocument, type ArchivedProduct } from './archive-contents.rules.ts';

interface ArchiveOptions {
  shopApi: RestOptions;
  /** The origin of the shop API, which has the files. */
  shopOrigin: string;
  publicUrl: string;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Serves the documents of the products of some codes as one ZIP, file by file as it is read. It knows codes alone, which anyone may look up, and
 * reads nobody's list.
 */
export function documentArchiveRoutes(options: ArchiveOptions): FastifyPluginAsync {
  const slots = createSlots(ARCHIVE_LIMITS.slots);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { skus: text = '' } = request.query as { skus?: unknown };
    const skus = typeof text === 'string' ? codesOf(text) : [];
    if (skus.length === 0 || skus.length > ARCHIVED_CODES_MAXIMUM)
      return sendText(reply, 400, `Name 1 to ${ARCHIVED_CODES_MAXIMUM} codes, with commas between them.\n`);
    const gone = goneSignal(reply.raw);
    try {
      return await slots.run(request.address, gone, async () => {
        const found = await productsOf(skus, options.shopApi);
        if (found === null) return sendText(reply, 404, 'This shop does not look codes up.\n');
        return send(reply, found, { ...options, gone });
      });
    } catch (error) {
      if (error instanceof BusyError)
        return sendText(reply, 503, 'Too many archives are being made.\n', { 'retry-after': '10' });
      if (!(error instanceof GoneError)) throw error;
      return undefined;
    }
  }

  return async (app) => {
    app.get(`${DOCUMENTS_PATH}archive.zip`, { exposeHeadRoute: false }, answer);
  };
}

/** Codes of a text, each once however it is spelt. */
function codesOf(text: string): string[] {
  const codes = text.split(',').filter(isSku);
  const keys = codes.map(skuKey);
  return codes.filter((code, index) => keys.indexOf(skuKey(code)) === index).map((code) => code.trim());
}

interface Found {
  products: readonly Product[];
  unknown: readonly string[];
}

/** The products of codes; null from a shop API that does not look codes up. */
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

async function send(
  reply: FastifyReply,
  found: Found,
  { gone, logger, ...options }: ArchiveOptions & { gone: AbortSignal },
): Promise<FastifyReply> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(ARCHIVE_LIMITS.milliseconds)]);
  const response = rawReply(reply.hijack());
  try {
    response.writeHead(200, {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="documents.zip"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const files = filesOf(found, { ...options, logger, signal });
    // The stream's type is of the browser's library, its value one of Node's.
    await pipeline(Readable.fromWeb(makeZip(files) as never), response, { signal });
  } catch (error) {
    if (!signal.aborted && !isDisconnect(error)) logger.warn({ error }, 'an archive of documents could not be sent');
  }
  return reply;
}

/** Yields the files of an archive, one in memory at a time, and its contents page at the end, when it is known what is there. */
async function* filesOf(
  { products, unknown }: Found,
  { shopOrigin, publicUrl, logger, signal }: Omit<ArchiveOptions, 'shopApi'> & { signal: AbortSignal },
): AsyncGenerator<{ name: string; input: Uint8Array<ArrayBuffer> | string }> {
  const listed: ArchivedProduct[] = [];
  let bytes = 0;
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
      const content = bytes > ARCHIVE_LIMITS.bytes ? 'The archive would be too large' : await read(file);
      if (typeof content !== 'string') {
        bytes += content.length;
        yield { name: target, input: content };
      }
      documents.push({ label, target, fault: typeof content === 'string' ? content : null });
    }
    listed.push({ name, sku, url: new URL(path, publicUrl).href, documents });
  }
  yield { name: 'contents.html', input: contentsPage(listed, unknown) };

  /** A file, or the reason why it is missing. */
  async function read(file: string): Promise<Uint8Array<ArrayBuffer> | string> {
    try {
      const content = await download(`${shopOrigin}${DOCUMENTS_PATH}${file}`, signal);
      return content ? new Uint8Array(content) : 'The file is gone';
    } catch (error) {
      signal.throwIfAborted();
      logger.warn({ error, file }, 'a document could not be fetched from the shop API');
      return 'The file could not be fetched';
    }
  }
}
