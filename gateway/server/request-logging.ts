import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { AdmissionState } from '../execution/admission/admission.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Span, Tracer } from '../observability/spans.ts';

interface LoggingOptions {
  /** The path of a request as it is logged. */
  loggedPath(path: string): string;
  logger: Logger;
  metrics: Metrics;
  tracer: Tracer | null;
}

/** The logged fields of a request. */
export interface LoggedRequest {
  requestId: string;
  method: string;
  /** The path without its query, which may contain a key. */
  path: string;
  route: 'graphql' | 'pages' | 'files' | 'feeds' | 'images' | 'webhooks' | 'observability';
  /** The state of admission; null until it is known. */
  admission: AdmissionState | null;
  /** Whether load shedding refused it: logged at debug only, so that an overload does not flood the log. */
  isShed: boolean;
}

/** A healthy shop API never takes this long. */
const SLOW_SECONDS = 1;

/** Untraced, because they are frequent and make no calls. */
const UNTRACED: ReadonlySet<LoggedRequest['route']> = new Set(['observability', 'files']);

/**
 * Counts and logs a request when its response closes: 5xx as warnings, 503s, GraphQL 4xx and slow answers at info, others at debug. Returns the request's span, which
 * ends with it; null when it is not traced.
 */
export function logRequest(
  request: LoggedRequest,
  { headers }: IncomingMessage,
  response: ServerResponse,
  { loggedPath, logger, metrics, tracer }: LoggingOptions,
): Span | null {
  const span =
    tracer && !UNTRACED.has(request.route)
      ? tracer.request(`${request.method} ${request.route}`, traceHeaders(headers), {
          'http.request.method': request.method,
          'request.id': request.requestId,
        })
      : null;
  const started = performance.now();
  response.once('close', () => {
    const seconds = (performance.now() - started) / 1_000;
    const { requestId, method, path, route, admission } = request;
    const status = response.headersSent ? response.statusCode : 0;
    metrics.request(route, status, seconds);
    if (admission)
      metrics.operation(admission.operation, admission.caller.partner ? 'partner' : 'storefront', status, seconds);
    span?.end(
      { 'http.response.status_code': status, ...(admission && { 'graphql.operation.name': admission.operation }) },
      status >= 500 ? String(status) : null,
    );
    const level = request.isShed
      ? 'debug'
      : status >= 500 && status !== 503
        ? 'warn'
        : status === 503 || (status >= 400 && route === 'graphql') || seconds >= SLOW_SECONDS
          ? 'info'
          : 'debug';
    if (!logger.isLevelEnabled(level)) return;
    const graph = admission && { operation: admission.operation, partner: admission.caller.partner?.id ?? null };
    logger[level](
      { requestId, method, path: loggedPath(path), status, milliseconds: Math.round(seconds * 1_000), ...graph },
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
