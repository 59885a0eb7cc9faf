import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { imageFile, type ImageUsage } from './image-usage.ts';

/** A size-bounded LRU cache of finished images on disk, which several processes may share. */
export interface ImageCache {
  /** Null when the image is not cached. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, image: Buffer): Promise<void>;
}

/** Opens the cache. `usage` bounds its size. */
export function openImageCache(directory: string, usage: ImageUsage): ImageCache {
  return {
    async read(name) {
      const image = await readFile(imageFile(directory, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (image) usage.used(name, image.length);
      return image;
    },
    async write(name, image) {
      const file = imageFile(directory, name);
      await mkdir(dirname(file), { recursive: true });
      // Writes to a temporary file and renames it, so that no reader sees a partial image.
      const temporary = `${file}.${randomUUID()}`;
      await writeFile(temporary, image);
      await rename(temporary, file);
      usage.used(name, image.length);
    },
  };
}
