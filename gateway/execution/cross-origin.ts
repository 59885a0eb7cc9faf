import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AllowsOrigin } from './admission/http-request.ts';

/** How long a browser may remember what it was told of an origin. */
const REMEMBERED_SECONDS = 600;

const ASKED_HEADERS = 'content-type, authorization, x-partner-key, x-request-id';
const TOLD_HEADERS =
  'x-request-id, x-cart-token, x-session-token, ratelimit-limit, ratelimit-remaining, ratelimit-reset, ratelimit-policy, retry-after';

/** Answers a browser that asks whether a page of another site may use the graph: where a public key names that site. */
export function answerPreflight(
  { headers }: IncomingMessage,
  response: ServerResponse,
  allowsOrigin: AllowsOrigin,
): void {
  const { origin } = headers;
  response.setHeader('vary', 'origin');
  response.setHeader('allow', 'GET, POST');
  if (origin !== undefined && allowsOrigin(origin)) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-methods', 'GET, POST');
    response.setHeader('access-control-allow-headers', ASKED_HEADERS);
    response.setHeader('access-control-max-age', String(REMEMBERED_SECONDS));
  }
  response.writeHead(204).end();
}

/** Lets a page of another site read the answer. Cookies never come along: its carts travel as Bearer tokens. */
export function allowReading(response: ServerResponse, origin: string): void {
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', TOLD_HEADERS);
}
