import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** Finished images on disk, within a limit of bytes. */
export interface ImageCache {
  /** Null when the image is not cached. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, image: Buffer): Promise<void>;
}

interface ImageCacheOptions {
  directory: string;
  bytesMaximum: number;
  logger: Pick<Logger, 'warn'>;
}

/** An older temporary file was left by a process that has ended. */
const TEMPORARY_MILLISECONDS = 60 * 60 * 1_000;

const ENDING = '.webp';

/** Deletes the least recently used images. Existing files are counted by age, in the background: `counted`. */
export function openImageCache({
  directory,
  bytesMaximum,
  logger,
}: ImageCacheOptions): ImageCache & { counted: Promise<void> } {
  const fileOf = (name: string) => join(directory, `${name}${ENDING}`);
  const remove = (file: string) =>
    rm(file, { force: true }).catch((error: unknown) => logger.warn({ error }, 'an old image could not be removed'));
  /** Bytes by name. */
  const sizes = new LRUCache<string, number>({
    maxSize: bytesMaximum,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose(_, name, reason) {
      if (reason === 'evict') void remove(fileOf(name));
    },
  });

  function used(name: string, bytes: number): void {
    if (sizes.get(name) === bytes) return;
    sizes.set(name, bytes);
    // The LRU cache rejects an entry larger than its limit.
    if (!sizes.has(name)) void remove(fileOf(name));
  }

  async function count(): Promise<void> {
    await mkdir(directory, { recursive: true });
    const found: { name: string; bytes: number; time: number }[] = [];
    for (const file of await readdir(directory, { recursive: true })) {
      const path = join(directory, file);
      // Another process may have removed the file.
      const stats = await stat(path).catch(nullIfMissing);
      if (!stats?.isFile()) continue;
      if (file.endsWith(ENDING))
        found.push({ name: file.slice(0, -ENDING.length), bytes: stats.size, time: stats.mtimeMs });
      else if (Date.now() - stats.mtimeMs > TEMPORARY_MILLISECONDS) await remove(path);
    }
    const usedSince = [...sizes.rkeys()];
    for (const { name, bytes } of found.sort((a, b) => a.time - b.time)) if (!sizes.has(name)) sizes.set(name, bytes);
    // Images used during the scan are more recent than the scanned ones.
    for (const name of usedSince) sizes.get(name);
  }

  return {
    counted: count().catch((error: unknown) => logger.warn({ error }, 'the images on disk could not be counted')),
    async read(name) {
      const image = await readFile(fileOf(name)).catch(nullIfMissing);
      if (image) used(name, image.length);
      return image;
    },
    async write(name, image) {
      const file = fileOf(name);
      await mkdir(dirname(file), { recursive: true });
      // Renamed when complete, so that no reader sees a partial image.
      const temporary = `${file}.${randomUUID()}`;
      await writeFile(temporary, image);
      await rename(temporary, file);
      used(name, image.length);
    },
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
