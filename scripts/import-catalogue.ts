import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IMAGE_WIDTH_MAXIMUM } from '../domain/image-widths.data.ts';
import { PICTURE_LIMITS } from '../gateway/limits.data.ts';
import { createExternalImages, createPublicImages } from '../gateway/server/images/image-sources.ts';
import { squareImage } from '../gateway/server/images/resize.ts';
import { runImportProgram } from '../shop/import/import-catalogue.ts';

// With the gateway's checks of pictures from elsewhere: a host of IMAGE_HOSTS may be private, any other must be public.
await runImportProgram((hosts) => {
  const allowed = createExternalImages(hosts);
  const fetchPublic = createPublicImages();
  return async (url) => {
    const original = url.startsWith('file:')
      ? readPicture(fileURLToPath(url))
      : await (allowed.addressOf(url) === null ? fetchPublic(url) : allowed.fetch(url, new AbortController().signal));
    return original && squareImage(original, IMAGE_WIDTH_MAXIMUM);
  };
});

/** Null when there is no such file. */
function readPicture(path: string): Buffer | null {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file?.isFile()) return null;
  if (file.size > PICTURE_LIMITS.bytes) throw new Error(`The file is larger than ${PICTURE_LIMITS.bytes} bytes`);
  return readFileSync(path);
}
