import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LoggedRequest } from './request-logging.ts';

const ROUTES: readonly (readonly [prefix: string, LoggedRequest['route']])[] = [
  ['/images/', 'images'],
  ['/webhooks/', 'webhooks'],
  ['/assets/', 'files'],
  // Counted separately, because slow readers of the feed would distort the durations of pages.
  ['/feeds/', 'feeds'],
  ['/healthz', 'observability'],
  ['/readyz', 'observability'],
  ['/metrics', 'observability'],
];

/** The route of a path, as logs and metrics name it. */
export function routeOf(path: string): LoggedRequest['route'] {
  if (path === '/graphql') return 'graphql';
  return ROUTES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'pages';
}

/** The request's `X-Request-Id` if it is well-formed, or a new id. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
