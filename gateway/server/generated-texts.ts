import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { FastifyPluginAsync } from 'fastify';

/** A few milliseconds: these texts are read seldom, and kept by CDNs. */
const BROTLI_QUALITY = 5;

/** Compressed, with an ETag of their content, the same for every encoding. */
export function generatedTexts(...plugins: FastifyPluginAsync[]): FastifyPluginAsync {
  return async (app) => {
    await app.register(etag, { weak: true });
    await app.register(compress, {
      encodings: ['br'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    });
    for (const plugin of plugins) await app.register(plugin);
  };
}
