import { Agent, request } from 'undici';
import type { ImageHost } from '@storefront/config/image-hosts.rules.ts';
import { allowedImage } from '../../graph/image/image-hosts.ts';
import { publicLookup } from './public-lookup.ts';

const DEADLINE_MILLISECONDS = 10_000;
const BYTES_MAXIMUM = 20_000_000;
const PIXELS_MAXIMUM = 50_000_000;

/** Limits each host to one connection, so that a slow host delays only its own images. */
const CONNECTIONS_PER_HOST = 1;

/** Excludes SVG, because rendering a hostile one may exhaust the CPU. */
const CONTENT_TYPE = /^image\/(?:jpe?g|png|webp|gif|avif)\s*(?:;|$)/i;
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'heif']);

const NOT_THERE = new Set([404, 410]);

export interface ExternalImages {
  /**
   * Fetches an image; null when the URL is not allowed or is not an image. Throws when the host fails, redirects, takes over 10 s or sends over 20
   * MB, and when the signal aborts.
   */
  fetch(source: string, signal: AbortSignal): Promise<Buffer | null>;
  /** The normalized URL, which is the cache key; null when its host is not allowed. */
  addressOf(source: string): string | null;
}

/** Fetches images from allow-listed hosts. Wildcard hosts must resolve to public addresses; exact hosts may be private. */
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
        // Destroys the unread body, which would otherwise be downloaded in full.
        body.on('error', () => {}).destroy();
      }
    },
  };
}

/** Makes a square WebP of at most the given width: the whole image, upright, on white. Throws when it is not an image. */
export async function squareImage(original: Buffer, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
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
