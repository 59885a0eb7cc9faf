import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
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
function encodingOf({ headers }: IncomingMessage, length: number): Encoding {
  return length < COMPRESSED_CHARACTERS_MINIMUM ? 'identity' : chosenEncoding(headers['accept-encoding'], ENCODINGS);
}

/** Sends an answer, compressed when it is long. A short one as a string: Node writes a string together with the headers, but a buffer in a second packet. */
export function sendAnswer(
  response: ServerResponse,
  json: string,
  mediaType: MediaType,
  headers: OutgoingHttpHeaders,
  status = 200,
): void {
  const encoding = encodingOf(response.req, json.length);
  if (encoding !== 'identity') {
    const body = compress(Buffer.from(json), encoding);
    response
      .writeHead(status, {
        'content-type': `${mediaType}; charset=utf-8`,
        'content-length': body.length,
        'content-encoding': encoding,
        ...headers,
        // Other bytes than without compression, so no longer a strong one.
        ...(typeof headers.etag === 'string' && { etag: `W/${headers.etag}` }),
      })
      .end(body);
    return;
  }
  const bytes = Buffer.byteLength(json);
  response.writeHead(status, { 'content-type': `${mediaType}; charset=utf-8`, 'content-length': bytes, ...headers });
  // Deferred so that all answers that become ready in one turn of the event loop are written together.
  setImmediate(() => response.end(json, bytes === json.length ? 'latin1' : 'utf8'));
}
