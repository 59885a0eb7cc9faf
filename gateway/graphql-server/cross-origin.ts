import type { CORSOptions } from 'graphql-yoga';
import type { AllowsOrigin } from './http-checks.ts';

/** For origins that a partner's public key lists, and for any where `isForEverySite`. */
export function createCors(allowsOrigin: AllowsOrigin, isForEverySite: (request: Request) => boolean) {
  const allowed: CORSOptions = {
    // Yoga sends the request's own origin for it.
    origin: '*',
    // Partners send Bearer tokens, never cookies.
    credentials: false,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', 'authorization', 'x-partner-key', 'x-request-id'],
    exposedHeaders: [
      'x-request-id',
      'x-cart-token',
      'x-session-token',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
      'ratelimit-policy',
      'retry-after',
    ],
    maxAge: 600,
  };
  return (request: Request): CORSOptions => {
    const origin = request.headers.get('origin');
    return origin !== null && (allowsOrigin(origin) || isForEverySite(request)) ? allowed : false;
  };
}
