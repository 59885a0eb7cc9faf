import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** Finished images on disk: at most so many bytes, those gone first that nobody has asked for in the longest time. */
export interface ImageCache {
  /** The image of a name; null when it is not kept. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, image: Buffer): Promise<void>;
  /** Resolves once what was kept before is counted. */
  counted: Promise<void>;
}

interface ImageCacheOptions {
  directory: string;
  bytesMaximum: number;
  logger: Pick<Logger, 'warn'>;
}

/** A temporary file that is older belongs to a process that has ended. */
const TEMPORARY_MILLISECONDS = 60 * 60 * 1_000;

const ENDING = '.webp';

/** Keeps images in a directory. What it holds from before is counted in the background, by age: which of them was asked for last is not known. */
export function openImageCache({ directory, bytesMaximum, logger }: ImageCacheOptions): ImageCache {
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

  function note(name: string, bytes: number): void {
    sizes.set(name, bytes);
    // Larger than all that may be kept.
    if (!sizes.has(name)) void remove(fileOf(name));
  }

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
    // What was asked for meanwhile is younger than all that was found.
    for (const name of used) sizes.get(name);
  }

  return {
    async read(name) {
      const image = await readFile(fileOf(name)).catch(absent);
      if (image && sizes.get(name) === undefined) note(name, image.length);
      return image;
    },
    async write(name, image) {
      const file = fileOf(name);
      await mkdir(dirname(file), { recursive: true });
      // Written aside and moved, so that no reader ever meets half an image.
      const temporary = `${file}.${randomUUID()}`;
      await writeFile(temporary, image);
      await rename(temporary, file);
      note(name, image.length);
    },
    counted: mkdir(directory, { recursive: true })
      .then(count)
      .catch((error: unknown) => logger.warn({ error }, 'the images on disk could not be counted')),
  };
}

/** A file that another process has removed meanwhile is none. */
async function statOf(path: string): Promise<{ size: number; mtimeMs: number; isFile: boolean }> {
  const found = await stat(path).catch(absent);
  return { size: found?.size ?? 0, mtimeMs: found?.mtimeMs ?? 0, isFile: found?.isFile() ?? false };
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
