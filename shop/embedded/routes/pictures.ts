import { pictureFile } from '@storefront/schema/shop-folder/content/read-content.ts';
import { open, type FileHandle } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
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

/** A changed image gets a new URL. */
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

export const pictureRoutes: ReadRoutes = async (server, { shop }) => {
  server.get('/pictures/:file', { schema: { hide: true, params: PicturePath } }, async ({ params }, reply) => {
    const path = pictureFile(shop.content, `/pictures/${params.file}`);
    const type = TYPES.get(params.file.split('.').at(-1) ?? '') ?? '';
    if (path === null || !(await sendFile(reply, path, type))) throw refused(404, 'No such picture');
    return reply;
  });
};

export const productPictureRoutes: ReadRoutes = async (server, { shop }) => {
  const schema = { hide: true, params: ProductPicturePath };
  server.get('/product-pictures/:file', { schema }, async ({ params }, reply) => {
    if (shop.picturesDir === undefined || !(await sendFile(reply, join(shop.picturesDir, params.file), 'image/webp')))
      throw refused(404, 'No such picture');
    return reply;
  });
};

/** Copied by an import, or the sample shop's, which their names describe. */
export const productDocumentRoutes: ReadRoutes = async (server, { shop }) => {
  const schema = { hide: true, params: ProductDocumentPath };
  server.get('/product-documents/:file', { schema }, async ({ params: { file } }, reply) => {
    const type = documentTypeOf(file);
    const sample = sampleIesOf(file);
    if (type === null) throw refused(404, 'No such document');
    if (sample !== null) return reply.headers({ 'content-type': type, 'cache-control': CACHE_CONTROL }).send(sample);
    if (shop.documentsDir === undefined || !(await sendFile(reply, join(shop.documentsDir, file), type)))
      throw refused(404, 'No such document');
    return reply;
  });
};

/** False when there is none. */
async function sendFile(reply: FastifyReply, path: string, type: string): Promise<boolean> {
  const file = await openIfThere(path);
  if (!file) return false;
  const { size } = await file.stat();
  reply
    .headers({ 'content-type': type, 'content-length': size, 'cache-control': CACHE_CONTROL })
    .send(file.createReadStream());
  return true;
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
