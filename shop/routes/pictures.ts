import { readPicture } from '@storefront/config/shop-folder/content/read-content.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentTypeOf } from '@storefront/domain/product/documents.rules.ts';
import { sampleIesOf } from '@storefront/sample-catalogue/light/sample-ies.rules.ts';
import { draw } from '@storefront/sample-catalogue/drawings/families.ts';
import { readDrawing } from '../catalogue/catalogue-store.ts';
import {
  DrawingPath,
  PicturePath,
  ProductDocumentPath,
  ProductPicturePath,
} from '@storefront/schema/rest/requests/content.ts';
import { refused } from './http/problems.ts';
import type { ReadRoutes } from './route.ts';

/** Cacheable forever: a changed image gets a new URL. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export const drawingRoutes: ReadRoutes = async (server, { shop }) => {
  server.get('/drawings/:file', { schema: { hide: true, params: DrawingPath } }, async ({ params }, reply) => {
    const drawing = await readDrawing(shop.db, params.file.replace('.svg', ''));
    if (!drawing) throw refused(404, 'No such drawing');
    return reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': CACHE_CONTROL }).send(draw(drawing));
  });
};

const TYPES = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
]);

/** The pictures of pages and posts. */
export const pictureRoutes: ReadRoutes = async (server, { shop }) => {
  server.get('/pictures/:file', { schema: { hide: true, params: PicturePath } }, ({ params: { file } }, reply) => {
    const picture = readPicture(shop.content, `/pictures/${file}`);
    if (!picture) throw refused(404, 'No such picture');
    const type = TYPES.get(file.split('.').at(-1) ?? '') ?? '';
    return reply.headers({ 'content-type': type, 'cache-control': CACHE_CONTROL }).send(picture);
  });
};

/** Pictures of products that an import has copied. */
export const productPictureRoutes: ReadRoutes = async (server, { shop }) => {
  const schema = { hide: true, params: ProductPicturePath };
  server.get('/product-pictures/:file', { schema }, async ({ params }, reply) => {
    const { picturesDir } = shop;
    const picture = picturesDir === undefined ? null : await readFile(join(picturesDir, params.file)).catch(() => null);
    if (!picture) throw refused(404, 'No such picture');
    return reply.headers({ 'content-type': 'image/webp', 'cache-control': CACHE_CONTROL }).send(picture);
  });
};

/** Documents of products: those that an import has copied, and the sample shop's, which their names describe. */
export const productDocumentRoutes: ReadRoutes = async (server, { shop }) => {
  const schema = { hide: true, params: ProductDocumentPath };
  server.get('/product-documents/:file', { schema }, async ({ params: { file } }, reply) => {
    const type = documentTypeOf(file);
    const { documentsDir } = shop;
    const sample = sampleIesOf(file);
    const content =
      sample ?? (documentsDir === undefined || type === null ? null : await readIfThere(join(documentsDir, file)));
    if (content === null || type === null) throw refused(404, 'No such document');
    return reply.headers({ 'content-type': type, 'cache-control': CACHE_CONTROL }).send(content);
  });
};

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
