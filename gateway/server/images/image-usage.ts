import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** Counts the images on disk, so that they stay within a limit. */
export interface ImageUsage {
  /** Notes that an image was read or written. */
  used(name: string, bytes: number): void;
}

interface ImageUsageOptions {
  directory: string;
  bytesMaximum: number;
  logger: Pick<Logger, 'warn'>;
}

/** An older temporary file was left by a process that has ended. */
const TEMPORARY_MILLISECONDS = 60 * 60 * 1_000;

const ENDING = '.webp';

/** The directory of the image cache. */
export function imageDirectory(dataDir: string): string {
  return join(dataDir, 'images');
}

/** The file of an image. */
export function imageFile(directory: string, name: string): string {
  return join(directory, `${name}${ENDING}`);
}

/**
 * Deletes the least recently used images beyond the limit. Existing files are counted in the background in order of age, because their last use is unknown;
 * `counted` resolves then.
 */
export function openImageUsage({
  directory,
  bytesMaximum,
  logger,
}: ImageUsageOptions): ImageUsage & { counted: Promise<void> } {
  const remove = (file: string) =>
    rm(file, { force: true }).catch((error: unknown) => logger.warn({ error }, 'an old image could not be removed'));
  /** Bytes by name. */
  const sizes = new LRUCache<string, number>({
    maxSize: bytesMaximum,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose(_, name, reason) {
      if (reason === 'evict') void remove(imageFile(directory, name));
    },
  });

  async function count(): Promise<void> {
    const found: { name: string; bytes: number; time: number }[] = [];
    for (const file of await readdir(directory, { recursive: true })) {
      const path = join(directory, file);
      const { size, mtimeMs, isFile } = await statOf(path);
      if (!isFile) continue;
      if (file.endsWith(ENDING)) found.push({ name: file.slice(0, -ENDING.length), bytes: size, time: mtimeMs });
      else if (Date.now() - mtimeMs > TEMPORARY_MILLISECONDS) await remove(path);
    }
    const used = [...sizes.rkeys()];
    for (const { name, bytes } of found.sort((a, b) => a.time - b.time)) if (!sizes.has(name)) sizes.set(name, bytes);
    // Images used during the scan are more recent than the scanned ones.
    for (const name of used) sizes.get(name);
  }

  return {
    used(name, bytes) {
      if (sizes.get(name) === bytes) return;
      sizes.set(name, bytes);
      // The LRU cache rejects an entry larger than its limit.
      if (!sizes.has(name)) void remove(imageFile(directory, name));
    },
    counted: mkdir(directory, { recursive: true })
      .then(count)
      .catch((error: unknown) => logger.warn({ error }, 'the images on disk could not be counted')),
  };
}

/** Returns size 0 when another process has removed the file. */
async function statOf(path: string): Promise<{ size: number; mtimeMs: number; isFile: boolean }> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return { size: found?.size ?? 0, mtimeMs: found?.mtimeMs ?? 0, isFile: found?.isFile() ?? false };
}
