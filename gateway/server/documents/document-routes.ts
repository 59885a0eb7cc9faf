import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { DOCUMENTS_PATH } from '@storefront/domain/product/documents.data.ts';
import { documentTypeOf } from '@storefront/domain/product/documents.rules.ts';
import { PRODUCT_DOCUMENT_LIMITS } from '../../limits.data.ts';
import type { OpenFile } from '../../upstream/open-file.ts';
import { sendText } from '../send-text.ts';
import { createStreamSlots, sendStream } from '../streams/send-stream.ts';
import { openDocument } from './open-document.ts';

interface DocumentOptions {
  /** The shop API, which has the files. */
  shopOrigin: string;
  logger: Pick<Logger, 'warn'>;
}

/** The type follows from the name, and a browser saves the file, so that nothing in it can run on this site. */
export function documentRoutes({ shopOrigin, logger }: DocumentOptions): FastifyPluginAsync {
  const inSlot = createStreamSlots(PRODUCT_DOCUMENT_LIMITS.slots, {
    text: 'Too many documents are being downloaded.',
    retryAfterSeconds: 10,
  });
  return async (app) => {
    app.get<{ Params: { '*': string } }>(`${DOCUMENTS_PATH}*`, async (request, reply) => {
      const file = request.params['*'];
      const type = documentTypeOf(file);
      if (type === null) return sendText(reply, 404, 'Not found\n');
      const onFailure = (error: unknown) =>
        logger.warn({ error, file }, 'a document could not be fetched from the shop API');
      return inSlot(request, reply, async (gone) => {
        let document: OpenFile | null;
        try {
          document = await openDocument(shopOrigin, file, gone);
        } catch (error) {
          gone.throwIfAborted();
          onFailure(error);
          return sendText(reply, 502, 'The document cannot be fetched now\n');
        }
        if (!document) return sendText(reply, 404, 'Not found\n');
        return sendStream(reply, {
          headers: {
            'content-type': type,
            ...(document.length !== null && { 'content-length': document.length }),
            // Names of documents have no characters to escape.
            'content-disposition': `attachment; filename="${file}"`,
            'x-content-type-options': 'nosniff',
            'content-security-policy': "default-src 'none'; sandbox",
            'cache-control': 'public, max-age=86400',
          },
          streams: [document.body],
          gone,
          pace: PRODUCT_DOCUMENT_LIMITS.pace,
          onFailure,
        });
      });
    });
  };
}
