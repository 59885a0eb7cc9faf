import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { IMAGE_WIDTHS } from '../../../domain/image-widths.data.ts';
import { goneSignal } from '../load/gone.ts';
import { BusyError, createSlots, type SlotLimits } from '../load/slots.ts';
import { refuseImage, type Visit } from '../load/visits.ts';
import { squareImage, type ExternalImages } from './external-images.ts';
import type { ImageCache } from './image-cache.ts';
import { fetchOwn, resizeOwn } from './own-images.ts';
import { createSharedWork } from './shared-work.ts';

const widths = new Set(IMAGE_WIDTHS);

/** Width, path of the source at the shop API; the source's own ending stays, so that it can be found again. */
const OWN_PATH = /^\/images\/(\d{2,4})(\/(?:[\w-]+\/)*[\w-]+\.(?:svg|png|jpe?g|webp))\.webp$/;

/** Width, address of a source elsewhere in base64url. */
const EXTERNAL_PATH = /^\/images\/(\d{2,4})\/external\/([\w-]+)\.webp$/;

export interface ImageLimits {
  /** Pictures of the shop's own that are fetched or made. A first look at a list asks for dozens. */
  own: SlotLimits;
  /** Of these, pictures that are made: more at once would only keep pages waiting for a core. */
  drawings: SlotLimits;
  /** Pictures from elsewhere that are fetched or made. Each may hold 20 MB. */
  external: SlotLimits;
  /** Of these, fetches by host. */
  fetches: SlotLimits;
  /** Of these, pictures that are made: beside the shop's own, never before them. */
  squares: SlotLimits;
}

/** How long a picture may wait: less than most proxies wait for an answer. */
const queue = { waiting: 512, waitingPerKey: 128, waitMilliseconds: 20_000 };
/** What is under way has a place in each of the next queues: it is few already. */
const next = { waiting: 32, waitingPerKey: 32, waitMilliseconds: 20_000 };

export const IMAGE_LIMITS: ImageLimits = {
  own: { atOnce: 16, atOncePerKey: 8, ...queue },
  drawings: { atOnce: 2, atOncePerKey: 2, ...next },
  external: { atOnce: 8, atOncePerKey: 4, ...queue },
  fetches: { atOnce: 8, atOncePerKey: 1, ...next },
  squares: { atOnce: 1, atOncePerKey: 1, ...next },
};

const BUSY_RETRY_AFTER_SECONDS = 10;

export interface ImageHandler {
  /** Answers an image request: 404 for a width or source that there is not, 502 when the source's host is in trouble, 503 when too much waits. Says whether it was refused for that. */
  (request: IncomingMessage, response: ServerResponse, path: string, visit: Visit): Promise<'answered' | 'shed'>;
}

interface ImageOptions {
  shopOrigin: string;
  /** Finished images, by width and source. */
  cache: ImageCache;
  external: ExternalImages;
  logger: Pick<Logger, 'warn'>;
  limits?: ImageLimits;
}

/** Serves `/images/{width}/{source}.webp`: fetched from the shop API or a host on the list, resized once, kept on disk while there is room. */
export function createImageHandler({
  shopOrigin,
  cache,
  external,
  logger,
  limits = IMAGE_LIMITS,
}: ImageOptions): ImageHandler {
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
      const original = await originals(source, signal, (gone) => fetchOwn(shopOrigin + source, gone));
      return original && drawings.run(address, signal, () => resizeOwn(original, source, width));
    });
  }

  /** Fetching holds none of the slots that pictures are made in, and neither kind of work one of the shop's own. */
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
    const name = createHash('sha256').update(source).digest('hex').slice(0, 32);
    const place = `${width}/${name.slice(0, 2)}/${name}`;
    const kept = await cache.read(place);
    if (kept) return kept;
    const image = await (source.startsWith('/') ? makeOwn : makeExternal)(source, width, address, signal);
    // A full disk loses the copy, not the picture.
    if (image)
      await cache.write(place, image).catch((error: unknown) => logger.warn({ error }, 'an image could not be kept'));
    return image;
  }

  return async (request, response, path, { address }) => {
    const { source, width } = wanted(path, external);
    const signal = goneSignal(response);
    let body: Buffer | null;
    try {
      body =
        source !== null && widths.has(width)
          ? await images(`${width} ${source}`, signal, (gone) => make(source, width, address, gone))
          : null;
    } catch (error) {
      if (signal.aborted) return 'answered';
      if (error instanceof BusyError) {
        refuseImage(response, 503, BUSY_RETRY_AFTER_SECONDS);
        return 'shed';
      }
      logger.warn({ source, error }, 'an image could not be made');
      return refuse(response, 502, 'This image cannot be had at the moment');
    }
    if (!body) return refuse(response, 404, 'No such image');
    response.writeHead(200, {
      'content-type': 'image/webp',
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      // Partners show the pictures of what they sell for us.
      'cross-origin-resource-policy': 'cross-origin',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return 'answered';
  };
}

/** What an address asks for: a path at the shop API or a whole address elsewhere, null for neither. */
function wanted(path: string, external: ExternalImages): { source: string | null; width: number } {
  const [, ownWidth, own] = OWN_PATH.exec(path) ?? [];
  if (own) return { source: own, width: Number(ownWidth) };
  const [, width, encoded = ''] = EXTERNAL_PATH.exec(path) ?? [];
  return { source: external.addressOf(Buffer.from(encoded, 'base64url').toString()), width: Number(width) };
}

function refuse(response: ServerResponse, status: number, reason: string): 'answered' {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${reason}\n`);
  return 'answered';
}
