import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { PICTURES_PATH } from '../graph/shop/home.schema.ts';

/** Serves the pictures of the merchant's folder that `shop.yaml` names. */
export function shopPictures(folder: { path: string } | null): FastifyPluginAsync {
  return async (app) => {
    const root = folder && join(folder.path, 'pictures');
    if (root === null || !existsSync(root)) return;
    await app.register(fastifyStatic, {
      root,
      prefix: PICTURES_PATH,
      decorateReply: false,
      index: false,
      cacheControl: true,
      // A changed picture keeps its name, and is asked for by its ETag.
      maxAge: '1m',
      allowedPath: (path) => /^\/[\w-]+\.(?:svg|png|jpg|jpeg|webp|avif)$/.test(path),
    });
  };
}
