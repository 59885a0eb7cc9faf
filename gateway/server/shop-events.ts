import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { isSignatureCurrent } from '@storefront/domain/shop-api/signed-call.rules.ts';
import { REQUEST_LIMITS } from '../limits.data.ts';
import { sendText } from './send-text.ts';

interface ShopEventOptions {
  shopApiUrl: string;
  /** Whether there is a secret to verify them by; without one every request gets 404. */
  hasEvents: boolean;
  logger: Logger;
}

/** The headers of the Standard Webhooks specification, which sign the body. */
const SIGNATURE_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/** Anything else is a failure of the shop's, after which the sender retries. */
const PASSED_ON: ReadonlySet<number> = new Set([200, 202, 204, 400, 403, 404, 413, 429]);

const SHOP_MILLISECONDS = 4_000;

/** From the system behind a shop, at `/shop-events`, as they came. The shop verifies them. */
export function shopEventRoutes({ shopApiUrl, hasEvents, logger }: ShopEventOptions): FastifyPluginAsync {
  const target = `${shopApiUrl.replace(/\/$/, '')}/shop-events`;
  return async (app) => {
    // The signature covers the raw body.
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: REQUEST_LIMITS.shopEventBytes }, (_, body, done) =>
      done(null, body),
    );
    // Before the body is read, as its length is checked.
    app.addHook('onRequest', async ({ method, headers }, reply) => {
      if (!hasEvents) return sendText(reply, 404, '');
      if (method !== 'POST') return sendText(reply, 405, '', { allow: 'POST' });
      const isSigned = SIGNATURE_HEADERS.every((name) => headers[name]);
      if (!isSigned || !isSignatureCurrent(Number(headers['webhook-timestamp']), new Date()))
        return sendText(reply, 403, '');
    });
    app.all('/shop-events', async (request, reply) => {
      const headers: Record<string, string> = { 'content-type': 'application/json' };
      for (const name of SIGNATURE_HEADERS) headers[name] = String(request.headers[name] ?? '');
      try {
        const answer = await fetch(target, {
          method: 'POST',
          headers,
          body: request.body instanceof Buffer ? new Uint8Array(request.body) : '',
          redirect: 'error',
          signal: AbortSignal.timeout(SHOP_MILLISECONDS),
        });
        await answer.body?.cancel();
        return sendText(reply, PASSED_ON.has(answer.status) ? answer.status : 503, '');
      } catch (error) {
        logger.warn({ requestId: request.id, error }, 'an event could not be passed on to the shop');
        return sendText(reply, 503, '');
      }
    });
  };
}
