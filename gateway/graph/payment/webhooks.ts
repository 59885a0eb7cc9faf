import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { CardPayments } from './card-payments.ts';
import type { PaymentEvent } from './payment.rules.ts';

const BODY_BYTES_MAXIMUM = 256_000;

interface WebhookOptions {
  /** Null without a card provider; every request then gets 404. */
  cards: CardPayments | null;
  /** Records the event at the shop API; returns whether it knows the order. */
  record(event: PaymentEvent): Promise<boolean>;
  logger: Logger;
}

/**
 * Handles the card provider's webhooks at `/webhooks/{name}`. Returns 400 for an invalid signature, and 503 when the shop API cannot
 * record the event, so that the provider retries.
 */
export function createWebhookHandler({ cards, record, logger }: WebhookOptions) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { path, requestId }: { path: string; requestId: string },
  ): Promise<void> => {
    const end = (status: number) =>
      void response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end();
    if (!cards || path !== `/webhooks/${cards.name}`) return end(404);
    if (request.method !== 'POST') return end(405);
    const body = await readBody(request);
    if (!body) return end(413);
    const event = await cards.readEvent(body, request.headers);
    if (!event) return end(400);
    if (event === 'other') return end(200);
    try {
      // 200 even for an unknown order: retries would not make it known.
      if (!(await record(event))) logger.error({ requestId, eventId: event.eventId }, 'a payment of an unknown order');
      return end(200);
    } catch (error) {
      logger.warn({ requestId, eventId: event.eventId, error }, 'a payment could not be recorded yet');
      return end(503);
    }
  };
}

/** Reads the raw body, which the signature covers; null when it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES_MAXIMUM) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
