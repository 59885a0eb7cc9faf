import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AllowsOrigin } from './admission/http-request.ts';

const PREFLIGHT_SECONDS = 600;

const ALLOWED_HEADERS = 'content-type, authorization, x-partner-key, x-request-id';
const EXPOSED_HEADERS =
  'x-request-id, x-cart-token, x-session-token, ratelimit-limit, ratelimit-remaining, ratelimit-reset, ratelimit-policy, retry-after';

/** Answers a CORS preflight request, and allows origins that a partner's public key lists. */
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
    response.setHeader('access-control-allow-headers', ALLOWED_HEADERS);
    response.setHeader('access-control-max-age', String(PREFLIGHT_SECONDS));
  }
  response.writeHead(204).end();
}

/** Allows pages of any site to read an answer, which depends on no cookie or key of theirs. */
export function allowEverySite(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
}

/** The headers of a request without those that say which site's page sent it. */
export function withoutSite(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { origin: _, 'sec-fetch-site': __, ...others } = headers;
  return others;
}

/** Sets the CORS headers of an answer. Cookies stay disallowed, because partners send Bearer tokens. */
export function setCorsHeaders(response: ServerResponse, origin: string): void {
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
}
