import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FollowedRequest } from './follow-request.ts';

const ROUTES: readonly (readonly [prefix: string, FollowedRequest['route']])[] = [
  ['/images/', 'images'],
  ['/webhooks/', 'webhooks'],
  ['/assets/', 'files'],
  ['/healthz', 'operate'],
  ['/readyz', 'operate'],
  ['/metrics', 'operate'],
];

/** What kind of answer a path wants, as logs and metrics name it. */
export function routeOf(path: string): FollowedRequest['route'] {
  if (path === '/graphql') return 'graphql';
  return ROUTES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'pages';
}

/** The id that a proxy has given a request, or a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
