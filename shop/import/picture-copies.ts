import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { FeedProduct } from './feed.rules.ts';
import { isInside, isLocal, LINK_FAULT } from './local-files.ts';

/** A WebP of a web or `file:` address, within bounds of time, bytes and pixels; null when there is none. */
export type LoadPicture = (url: string) => Promise<Buffer | null>;

/** Bounds of one import. A host that fails so many times in a row is left alone. */
const LIMITS = { pictures: 50_000, bytes: 10_000_000_000, failuresOfHost: 5, atOnce: 4 };

/** By their addresses here; what was copied before is not fetched again. */
export interface PictureCopies {
  /** Its address here; if it cannot be copied its own, or none for a file of this machine. */
  addressOf(url: string): Promise<string>;
  /** With the addresses of copied pictures, and why others could not be copied. */
  copy(product: FeedProduct): Promise<{ product: FeedProduct; failures: { url: string; reason: string }[] }>;
}

/** The shop serves the folder at `/product-pictures/`. Those of this machine must be in the folder `from`. */
export function createPictureCopies(
  folder: string,
  load: LoadPicture,
  from: string | undefined,
  limits = LIMITS,
): PictureCopies {
  mkdirSync(folder, { recursive: true });
  const copied = new Set(readdirSync(folder));
  const fetching = new Map<string, Promise<string | null>>();
  const failuresInRow = new Map<string, number>();
  const limit = pLimit(limits.atOnce);
  let [pictures, bytes] = [0, 0];

  /** Null when it is copied. */
  async function fetchOne(url: string, file: string): Promise<string | null> {
    const { host } = new URL(url);
    const failures = failuresInRow.get(host) ?? 0;
    if (failures >= limits.failuresOfHost) return `${host} failed ${failures} times in a row and is left alone`;
    if (pictures >= limits.pictures || bytes >= limits.bytes)
      return 'More pictures than one import copies: run it again';
    if (isLocal(url) && !isInside(url, from)) return LINK_FAULT;
    try {
      const picture = await load(url);
      failuresInRow.delete(host);
      if (!picture) return 'There is no picture';
      [pictures, bytes] = [pictures + 1, bytes + picture.length];
      // An interrupted import leaves no half picture.
      writeFileSync(join(folder, `${file}.part`), picture);
      renameSync(join(folder, `${file}.part`), join(folder, file));
      copied.add(file);
      return null;
    } catch (error) {
      if (!isLocal(url)) failuresInRow.set(host, failures + 1);
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** However often the products name it at the same time. */
  async function once(url: string): Promise<string | null> {
    const file = fileOf(url);
    if (copied.has(file)) return null;
    const running = fetching.get(file) ?? limit(() => fetchOne(url, file));
    fetching.set(file, running);
    try {
      return await running;
    } finally {
      fetching.delete(file);
    }
  }

  const addressOf = (url: string, reason: string | null) =>
    // What could not be copied stays linked, where it is in the web.
    reason === null ? `/product-pictures/${fileOf(url)}` : isLocal(url) ? '' : url;

  return {
    addressOf: async (url) => addressOf(url, await once(url)),
    async copy(product) {
      const urls = [
        ...new Set([...product.images.map(({ url }) => url), ...product.variants.map(({ imageUrl }) => imageUrl)]),
      ].filter(Boolean);
      const reasons = new Map(await Promise.all(urls.map(async (url) => [url, await once(url)] as const)));
      const copied = (url: string) => url && addressOf(url, reasons.get(url) ?? null);
      return {
        product: {
          ...product,
          images: product.images
            .map(({ url, description }) => ({ url: copied(url), description }))
            .filter(({ url }) => url !== ''),
          variants: product.variants.map((variant) => ({ ...variant, imageUrl: copied(variant.imageUrl) })),
        },
        failures: [...reasons].flatMap(([url, reason]) => (reason === null ? [] : [{ url, reason }])),
      };
    },
  };
}

/** Pages and caches keep a picture by its address: a changed file of this machine gets another. */
function fileOf(url: string): string {
  const hash = createHash('sha256').update(url);
  if (isLocal(url)) hash.update(String(statSync(fileURLToPath(url), { throwIfNoEntry: false })?.mtimeMs));
  return `${hash.digest('hex').slice(0, 32)}.webp`;
}
