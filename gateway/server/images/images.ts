import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { IMAGE_WIDTHS } from '@storefront/domain/image-widths.data.ts';
import { BusyError, createSlots, type SlotLimits } from '@storefront/domain/process/slots.ts';
import { IMAGE_LIMITS } from '../../limits.data.ts';
import { goneSignal } from '../load/gone.ts';
import { refuseImage } from '../load/visits.ts';
import { pathOf } from '../request-logging.ts';
import { sendText } from '../send-text.ts';
import type { ImageCache } from './image-cache.ts';
import { download, type ExternalImages } from './image-sources.ts';
import { resizeOwn, squareImage } from './resize.ts';
import { createSharedWork } from './shared-work.ts';

const widths = new Set(IMAGE_WIDTHS);

/** Width, then the path at the shop API with the source's extension. */
const OWN_PATH = /^\/images\/(\d{2,4})(\/(?:[\w-]+\/)*[\w-]+\.(?:svg|png|jpe?g|webp))\.webp$/;

/** Width, then the URL in base64url. */
const EXTERNAL_PATH = /^\/images\/(\d{2,4})\/external\/([\w-]+)\.webp$/;

interface ImageLimits {
  /** The shop's own, fetched or resized. A first view of a list requests dozens. */
  own: SlotLimits;
  /** The shop's own, resized. More at once would delay pages on the same cores. */
  drawings: SlotLimits;
  /** Fetched or resized. Each may hold 20 MB. */
  external: SlotLimits;
  /** By host. */
  fetches: SlotLimits;
  /** In separate slots, so that they never delay the shop's own. */
  squares: SlotLimits;
}

const BUSY_RETRY_AFTER_SECONDS = 10;

const NOT_FOUND = 'No such image\n';

interface ImageOptions {
  shopOrigin: string;
  /** Reads a picture of the merchant's folder by its path; null for any other. Defaults to none. */
  ownPicture?: (path: string) => Buffer | null;
  /** By width and source. */
  cache: ImageCache;
  external: ExternalImages;
  logger: Pick<Logger, 'warn'>;
  limits?: ImageLimits;
}

/**
 * `/images/{width}/{source}.webp`, resized once and cached on disk. 404 for an unknown width or source, 502 when the
 * source's host fails, 503 when the queue is full.
 */
export function imageRoutes({
  shopOrigin,
  ownPicture = () => null,
  cache,
  external,
  logger,
  limits = IMAGE_LIMITS,
}: ImageOptions): FastifyPluginAsync {
  const [own, drawings] = [createSlots(limits.own), createSlots(limits.drawings)];
  const [elsewhere, fetches, squares] = [
    createSlots(limits.external),
    createSlots(limits.fetches),
    createSlots(limits.squares),
  ];
  const images = createSharedWork<Buffer | null>();
  const originals = createSharedWork<Buffer | null>();

  function makeOwn(source: string, width: number, address: string, signal: AbortSignal): Promise<Buffer | null> {
    return own.run(address, signal, async () => {
      const original = await originals(
        source,
        signal,
        async (gone) => ownPicture(source) ?? download(shopOrigin + source, gone),
      );
      return original && drawings.run(address, signal, () => resizeOwn(original, source, width));
    });
  }

  /** Separate slots for fetching and resizing, and none of the shop's own images. */
  function makeExternal(source: string, width: number, address: string, signal: AbortSignal): Promise<Buffer | null> {
    const { host } = new URL(source);
    return elsewhere.run(address, signal, async () => {
      const original = await originals(source, signal, (gone) =>
        fetches.run(host, gone, () => external.fetch(source, gone)),
      );
      return original && squares.run('', signal, () => squareImage(original, width));
    });
  }

  async function make(source: string, width: number, address: string, signal: AbortSignal): Promise<Buffer | null> {
    const place = placeOf(source, width);
    const kept = await cache.read(place);
    if (kept) return kept;
    const image = await (source.startsWith('/') ? makeOwn : makeExternal)(source, width, address, signal);
    // A failed cache write, such as on a full disk, must not fail the response.
    if (image)
      await cache.write(place, image).catch((error: unknown) => logger.warn({ error }, 'an image could not be kept'));
    return image;
  }

  return async (app) => {
    app.get('/images/*', async (request, reply) => {
      const { source, width } = wanted(pathOf(request), external);
      if (source === null || !widths.has(width)) return sendText(reply, 404, NOT_FOUND);
      const signal = goneSignal(reply.raw);
      let body: Buffer | null;
      try {
        body = await images(`${width} ${source}`, signal, (gone) => make(source, width, request.address, gone));
      } catch (error) {
        if (signal.aborted) return undefined;
        if (error instanceof BusyError) {
          request.isShed = true;
          return refuseImage(reply, 503, BUSY_RETRY_AFTER_SECONDS);
        }
        logger.warn({ source, error }, 'an image could not be made');
        return sendText(reply, 502, 'This image is not available at the moment\n');
      }
      if (!body) return sendText(reply, 404, NOT_FOUND);
      return reply
        .headers({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          // Partners embed product images.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(body);
    });
  };
}

function placeOf(source: string, width: number): string {
  const name = createHash('sha256').update(source).digest('hex').slice(0, 32);
  return `${width}/${name.slice(0, 2)}/${name}`;
}

/** A path at the shop API or an external URL. Null for neither. */
function wanted(path: string, external: ExternalImages): { source: string | null; width: number } {
  const [, ownWidth, own] = OWN_PATH.exec(path) ?? [];
  if (own) return { source: own, width: Number(ownWidth) };
  const [, width, encoded = ''] = EXTERNAL_PATH.exec(path) ?? [];
  return { source: external.addressOf(Buffer.from(encoded, 'base64url').toString()), width: Number(width) };
}
