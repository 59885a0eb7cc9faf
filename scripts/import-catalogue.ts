import { IMAGE_WIDTH_MAXIMUM } from '../domain/image-widths.data.ts';
import { createExternalImages, createPublicImages } from '../gateway/server/images/image-sources.ts';
import { squareImage } from '../gateway/server/images/resize.ts';
import { runImportProgram } from '../shop/import/import-catalogue.ts';

// The shop's import, with the gateway's checks of pictures from elsewhere: a host of IMAGE_HOSTS may be private, any other must be public.
await runImportProgram((hosts) => {
  const allowed = createExternalImages(hosts);
  const fetchPublic = createPublicImages();
  return async (url) => {
    const original = await (allowed.addressOf(url) === null
      ? fetchPublic(url)
      : allowed.fetch(url, new AbortController().signal));
    return original && squareImage(original, IMAGE_WIDTH_MAXIMUM);
  };
});
