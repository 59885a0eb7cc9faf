import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { CardPayments } from './card-payments.ts';
import type { PaymentEvent } from './payment.rules.ts';

const BODY_BYTES_MAXIMUM = 256_000;

interface WebhookOptions {
  /** Null where cards are not taken: there is nothing to hear then. */
  cards: CardPayments | null;
  /** Tells the shop; answers whether it knows the order. */
  record(event: PaymentEvent): Promise<boolean>;
  logger: Logger;
}

/**
 * Hears what became of card payments. A message without the provider's signature is refused; one that the shop could not take just now
 * is answered 503, so that the provider sends it again.
 */
export function createWebhookHandler({ cards, record, logger }: WebhookOptions) {
  return async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    const end = (status: number) =>
      void response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end();
    if (!cards) return end(404);
    if (request.method !== 'POST') return end(405);
    const body = await readBody(request);
    if (!body) return end(413);
    const signature = request.headers['stripe-signature'];
    const event = typeof signature === 'string' ? cards.readEvent(body, signature) : null;
    if (!event) return end(400);
    if (event === 'other') return end(200);
    try {
      // An order that the shop does not know will not be known later: the provider need not ask again.
      if (!(await record(event))) logger.error({ requestId, eventId: event.eventId }, 'a payment of an unknown order');
      return end(200);
    } catch (error) {
      logger.warn({ requestId, eventId: event.eventId, error }, 'a payment could not be recorded yet');
      return end(503);
    }
  };
}

/** The body as it came, for its signature is over its bytes; null for one that is too long. */
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
