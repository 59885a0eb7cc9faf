import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import type { PaymentRecording } from '../graph/order/order.rest.ts';
import type { CardPayments, PaymentEvent } from '../graph/payment/card-payments.ts';
import { sendText } from './send-text.ts';
import { REQUEST_LIMITS } from '../limits.data.ts';

interface WebhookOptions {
  /** Without a card provider every request gets 404. */
  cards: CardPayments | null;
  /** Records the event at the shop API. */
  record(event: PaymentEvent): Promise<PaymentRecording>;
  logger: Logger;
}

/** At `/webhooks/{name}`: 400 for an invalid signature, 503 when the event cannot be recorded, so that it is resent. */
export function webhookRoutes({ cards, record, logger }: WebhookOptions): FastifyPluginAsync {
  return async (app) => {
    // The signature covers the raw body.
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: REQUEST_LIMITS.webhookBodyBytes }, (_, body, done) =>
      done(null, body),
    );
    // Before the body is read.
    app.addHook<{ Params: { name: string } }>('onRequest', async ({ method, params: { name } }, reply) => {
      if (name !== cards?.name) return sendText(reply, 404, '');
      if (method !== 'POST') return sendText(reply, 405, '', { allow: 'POST' });
    });
    app.all('/webhooks/:name', async (request, reply) => {
      const end = (status: number) => sendText(reply, status, '');
      if (!cards) return end(404);
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const event = await cards.readEvent(body, request.headers);
      if (!event) return end(400);
      if (event === 'other') return end(200);
      const details = { requestId: request.id, eventId: event.eventId };
      try {
        // 200 even for an order that is unknown or cancelled for good: retries would not change that.
        const recording = await record(event);
        if (recording === 'unknown') logger.error(details, 'a payment of an unknown order');
        if (recording === 'cancelled')
          logger.error(
            { ...details, orderId: event.orderId },
            'a payment of a cancelled order: refund it at the provider',
          );
        return end(200);
      } catch (error) {
        logger.warn({ ...details, error }, 'a payment could not be recorded yet');
        return end(503);
      }
    });
  };
}
