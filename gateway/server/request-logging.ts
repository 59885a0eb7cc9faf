import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../observability/metrics.ts';
import type { Span, Tracer } from '../observability/spans.ts';

export interface LoggingOptions {
  loggedPath(path: string): string;
  logger: Logger;
  metrics: Metrics;
  tracer: Tracer | null;
}

/** In logs and metrics. Slow readers of feeds would distort the durations of pages. */
export const ROUTE_NAMES = [
  'graphql',
  'pages',
  'files',
  'feeds',
  'images',
  'webhooks',
  'vitals',
  'observability',
] as const;

export type RouteName = (typeof ROUTE_NAMES)[number];

/** A healthy shop API never takes this long. */
const SLOW_SECONDS = 1;

/** Frequent, and without calls. */
const UNTRACED: ReadonlySet<RouteName> = new Set(['observability', 'files', 'vitals']);

/**
 * When its response closes or the client aborts: 5xx as warnings, 503s, GraphQL 4xx and slow answers at info, others at
 * debug. Returns the request's span, which ends with it; null when it is not traced.
 */
export function logRequest(
  route: RouteName,
  request: FastifyRequest,
  { raw: response }: FastifyReply,
  { loggedPath, logger, metrics, tracer }: LoggingOptions,
): Span | null {
  const { id: requestId, method } = request;
  const span =
    tracer && !UNTRACED.has(route)
      ? tracer.request(`${method} ${route}`, traceHeaders(request.headers), {
          'http.request.method': method,
          'request.id': requestId,
        })
      : null;
  const started = performance.now();
  response.once('close', () => {
    const seconds = (performance.now() - started) / 1_000;
    const { graph, isShed } = request;
    const status = response.headersSent ? response.statusCode : 0;
    metrics.request(route, status, seconds);
    if (graph?.caller)
      metrics.operation(graph.metricName, graph.caller.partner ? 'partner' : 'storefront', status, seconds);
    span?.end(
      { 'http.response.status_code': status, ...(graph && { 'graphql.operation.name': graph.metricName }) },
      status >= 500 ? String(status) : null,
    );
    const level = isShed
      ? 'debug'
      : status >= 500 && status !== 503
        ? 'warn'
        : status === 503 || (status >= 400 && route === 'graphql') || seconds >= SLOW_SECONDS
          ? 'info'
          : 'debug';
    if (!logger.isLevelEnabled(level)) return;
    logger[level](
      {
        requestId,
        method,
        path: loggedPath(pathOf(request)),
        status,
        milliseconds: Math.round(seconds * 1_000),
        ...(graph?.caller && { operation: graph.metricName, partner: graph.caller.partner?.id ?? null }),
      },
      'a request was answered',
    );
  });
  return span;
}

function traceHeaders({ traceparent, tracestate }: IncomingMessage['headers']): Parameters<Tracer['request']>[1] {
  return {
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    tracestate: typeof tracestate === 'string' ? tracestate : undefined,
  };
}

/** Without its query, which may contain a key. */
export function pathOf({ raw }: Pick<FastifyRequest, 'raw'>): string {
  return raw.url?.split('?', 1)[0] ?? '/';
}

/** Well-formed, or a new id. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
