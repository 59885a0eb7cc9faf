import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { DOCUMENTS_PATH } from '@storefront/domain/product/documents.data.ts';
import { documentTypeOf } from '@storefront/domain/product/documents.rules.ts';
import { goneSignal } from '../load/gone.ts';
import { download } from '../images/image-sources.ts';
import { sendText } from '../send-text.ts';

interface DocumentOptions {
  /** The origin of the shop API, which has the files. */
  shopOrigin: string;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Serves the documents of products, from the shop API. The type follows from the name alone, and a browser saves the file instead of showing it,
 * so that nothing in it can run on this site.
 */
export function documentRoutes({ shopOrigin, logger }: DocumentOptions): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { '*': string } }>(`${DOCUMENTS_PATH}*`, async ({ params: { '*': file } }, reply) => {
      const type = documentTypeOf(file);
      if (type === null) return sendText(reply, 404, 'Not found\n');
      try {
        const bytes = await download(`${shopOrigin}${DOCUMENTS_PATH}${file}`, goneSignal(reply.raw));
        if (!bytes) return sendText(reply, 404, 'Not found\n');
        return reply
          .headers({
            'content-type': type,
            // The names of documents that are served have no characters to escape.
            'content-disposition': `attachment; filename="${file}"`,
            'x-content-type-options': 'nosniff',
            'content-security-policy': "default-src 'none'; sandbox",
            'cache-control': 'public, max-age=86400',
          })
          .send(bytes);
      } catch (error) {
        logger.warn({ error, file }, 'a document could not be fetched from the shop API');
        return sendText(reply, 502, 'The document cannot be fetched now\n');
      }
    });
  };
}
