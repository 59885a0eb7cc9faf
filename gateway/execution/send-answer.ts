import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { setImmediate as immediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { staleHeaders } from '../upstream/request-context.ts';
import { rateLimitHeaders } from '../partners/rate-limiter.ts';
import { tokenHeaders, type AdmittedCall } from './call.ts';
import { chosenEncoding, compress, ENCODINGS, type Encoding } from './compression.ts';
import type { MediaType } from './media-type.ts';

/** `Cache-Control` of answers that no cache may store. */
const PRIVATE = 'private, no-store';

/** Headers of every private answer: Cache-Control, rate limits, staleness and new tokens. */
export function privateHeaders(call: AdmittedCall): OutgoingHttpHeaders {
  const { rateLimit } = call.admissionState;
  return {
    'cache-control': PRIVATE,
    ...(rateLimit && rateLimitHeaders(rateLimit)),
    ...staleHeaders(),
    ...tokenHeaders(call),
  };
}

/** Shorter answers fit in a few packets either way. */
const COMPRESSED_CHARACTERS_MINIMUM = 4_000;

/** The encoding of an answer to a request, by the answer's length. */
function encodingOf(headers: IncomingHttpHeaders, length: number): Encoding {
  return length < COMPRESSED_CHARACTERS_MINIMUM ? 'identity' : chosenEncoding(headers['accept-encoding'], ENCODINGS);
}

/** Sends an answer, compressed when it is long. */
export async function sendAnswer(
  reply: FastifyReply,
  json: string,
  mediaType: MediaType,
  headers: OutgoingHttpHeaders,
  status = 200,
): Promise<FastifyReply> {
  const encoding = encodingOf(reply.request.headers, json.length);
  reply.code(status).headers({ 'content-type': `${mediaType}; charset=utf-8`, ...headers });
  // All answers that become ready in one turn of the event loop are written together.
  await immediate();
  if (encoding === 'identity') return reply.send(json);
  reply.header('content-encoding', encoding);
  // Other bytes than without compression, so no longer a strong one.
  if (typeof headers.etag === 'string') reply.header('etag', `W/${headers.etag}`);
  return reply.send(compress(Buffer.from(json), encoding));
}
