import { Agent } from 'undici';
import type { ImageHost } from '@storefront/schema/settings/image-hosts.rules.ts';
import { allowedImage } from '../../graph/image/image-hosts.ts';
import { PICTURE_LIMITS } from '../../limits.data.ts';
import { openFile } from '../../upstream/open-file.ts';
import { privateAddressOf, publicLookup } from '../../upstream/public-address.ts';

/** Not SVG: rendering a hostile one may exhaust the CPU. */
const CONTENT_TYPE = /^image\/(?:jpe?g|png|webp|gif|avif)\s*(?:;|$)/i;

const IMAGES_ONLY = {
  headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif', 'user-agent': 'shop-pictures' },
  contentType: CONTENT_TYPE,
};

export type ExternalImages = ReturnType<typeof createExternalImages>;

/** From allow-listed hosts. Wildcard hosts must resolve to public addresses; exact hosts may be private. */
export function createExternalImages(hosts: readonly ImageHost[], lookup = publicLookup()) {
  const settings = { connections: PICTURE_LIMITS.connectionsPerHost, pipelining: 1 };
  const anywhere = new Agent(settings);
  const openWeb = new Agent({ ...settings, connect: { lookup } });
  return {
    /** Normalized, as the cache key; null when its host is not allowed. */
    addressOf: (source: string) => allowedImage(source, hosts)?.url.href ?? null,
    /** Null when the URL is not allowed or is no image. Throws as `download` does. */
    async fetch(source: string, signal: AbortSignal): Promise<Buffer | null> {
      const allowed = allowedImage(source, hosts);
      if (!allowed) return null;
      return download(allowed.url, signal, {
        dispatcher: allowed.byName ? anywhere : openWeb,
        ...IMAGES_ONLY,
      });
    },
  };
}

/** From any host of the open web, for an import. Null for anything but an image; throws as `download` does. */
export function createPublicImages(lookup = publicLookup()): (source: string) => Promise<Buffer | null> {
  const dispatcher = new Agent({ connections: PICTURE_LIMITS.connectionsPerHost, pipelining: 1, connect: { lookup } });
  return async (source) => {
    const url = new URL(source);
    const address = privateAddressOf(url);
    if (address !== null) throw new Error(`${address} is not a public address, nor one of IMAGE_HOSTS`);
    return download(url, new AbortController().signal, { dispatcher, ...IMAGES_ONLY });
  };
}

/** Null for no image. Throws when the host fails, redirects, takes over 10 s or sends over 20 MB, and on abort. */
export async function download(
  url: string | URL,
  signal: AbortSignal,
  options: Omit<Parameters<typeof openFile>[1], 'signal'> = {},
): Promise<Buffer | null> {
  const file = await openFile(url, {
    ...options,
    signal: AbortSignal.any([signal, AbortSignal.timeout(PICTURE_LIMITS.milliseconds)]),
  });
  if (!file) return null;
  try {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of file.body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > PICTURE_LIMITS.bytes) throw new Error(`The host of an image sent over ${PICTURE_LIMITS.bytes} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    // The unread body would otherwise be downloaded in full.
    file.body.destroy();
  }
}
