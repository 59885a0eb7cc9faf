import sharp from 'sharp';
import { Agent, request } from 'undici';
import type { ImageHost } from '../../../config/image-hosts.rules.ts';
import { allowedImage } from '../../graph/image/image-hosts.ts';
import { publicLookup } from './public-lookup.ts';

const DEADLINE_MILLISECONDS = 10_000;
const BYTES_MAXIMUM = 20_000_000;
const PIXELS_MAXIMUM = 50_000_000;

/** A slow host keeps its own pictures waiting, not those of others, and none is asked for more than one at a time. */
const CONNECTIONS_PER_HOST = 1;

/** SVG is left out: a stranger's drawing can ask for more work than a picture is worth. */
const CONTENT_TYPE = /^image\/(?:jpe?g|png|webp|gif|avif)\s*(?:;|$)/i;
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'heif']);

const NOT_THERE = new Set([404, 410]);

export interface ExternalImages {
  /**
   * The picture at an address, as it was sent; null when the address is not on the list or has no picture.
   * Throws when the host cannot answer, redirects, takes over 10 s or sends over 20 MB; and when the signal aborts.
   */
  fetch(source: string, signal: AbortSignal): Promise<Buffer | null>;
  /** An address as it is fetched, the same however it was spelt; null when its host is not on the list. */
  addressOf(source: string): string | null;
}

/** Fetches pictures from the hosts on the list. Names behind `*.` must lead to the open web; a host listed by name may be anywhere. */
export function createExternalImages(hosts: readonly ImageHost[], lookup = publicLookup()): ExternalImages {
  const settings = { connections: CONNECTIONS_PER_HOST, pipelining: 1 };
  const anywhere = new Agent(settings);
  const openWeb = new Agent({ ...settings, connect: { lookup } });
  return {
    addressOf: (source) => allowedImage(source, hosts)?.url.href ?? null,
    async fetch(source, signal) {
      const allowed = allowedImage(source, hosts);
      if (!allowed) return null;
      const { statusCode, headers, body } = await request(allowed.url, {
        dispatcher: allowed.byName ? anywhere : openWeb,
        headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif', 'user-agent': 'shop-pictures' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MILLISECONDS)]),
      });
      try {
        if (NOT_THERE.has(statusCode)) return null;
        if (statusCode !== 200) throw new Error(`it answered ${statusCode}`);
        if (!CONTENT_TYPE.test(String(headers['content-type']))) return null;
        const chunks: Buffer[] = [];
        let bytes = 0;
        for await (const chunk of body as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          if (bytes > BYTES_MAXIMUM) throw new Error(`it sent over ${BYTES_MAXIMUM} bytes`);
          chunks.push(chunk);
        }
        return Buffer.concat(chunks);
      } finally {
        // Without this, what is left of an answer that nobody wants would still be taken in.
        body.on('error', () => {}).destroy();
      }
    },
  };
}

/** Makes a square WebP, at most so wide: the whole picture, upright, on white. Throws for anything that is no picture. */
export async function squareImage(original: Buffer, width: number): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: PIXELS_MAXIMUM }).autoOrient();
  const { format, width: across, height: down } = await picture.metadata();
  if (!FORMATS.has(format)) throw new Error(`it is ${format}, no picture`);
  const side = Math.min(width, Math.max(across, down));
  return picture
    .flatten({ background: '#fff' })
    .resize({ width: side, height: side, fit: 'contain', background: '#fff' })
    .webp({ quality: 82, effort: 4 })
    .toBuffer();
}
