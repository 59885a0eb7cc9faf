import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { AllowsOrigin } from './admission/http-request.ts';

const PREFLIGHT_SECONDS = 600;

const ALLOWED_HEADERS = 'content-type, authorization, x-partner-key, x-request-id';
const EXPOSED_HEADERS =
  'x-request-id, x-cart-token, x-session-token, ratelimit-limit, ratelimit-remaining, ratelimit-reset, ratelimit-policy, retry-after';

/** Answers a CORS preflight request, and allows origins that a partner's public key lists. */
export function answerPreflight(
  { origin }: IncomingHttpHeaders,
  reply: FastifyReply,
  allowsOrigin: AllowsOrigin,
): FastifyReply {
  const isAllowed = origin !== undefined && allowsOrigin(origin);
  return reply
    .code(204)
    .headers({
      vary: 'origin',
      allow: 'GET, POST',
      ...(isAllowed && {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      }),
    })
    .send();
}

/** The headers that allow pages of any site to read an answer, which depends on no cookie or key of theirs. */
export const EVERY_SITE_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS,
};

/** The headers of a request without those that say which site's page sent it. */
export function withoutSite(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { origin: _, 'sec-fetch-site': __, ...others } = headers;
  return others;
}

/** The CORS headers of an answer to an allowed origin. Cookies stay disallowed, because partners send Bearer tokens. */
export function corsHeaders(origin: string): Record<string, string> {
  return { vary: 'origin', 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED_HEADERS };
}
