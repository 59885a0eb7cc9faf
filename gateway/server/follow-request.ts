import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { AdmissionState } from '../execution/admission/admission.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Span, Tracer } from '../observability/spans.ts';

interface FollowOptions {
  logger: Logger;
  metrics: Metrics;
  tracer: Tracer | null;
}

/** One request, from its first line on. */
export interface FollowedRequest {
  requestId: string;
  method: string;
  /** Without its query, which may hold a key. */
  path: string;
  route: 'graphql' | 'pages' | 'files' | 'images' | 'webhooks' | 'operate';
  /** The state of the graph's admission, once it is known. */
  admission: AdmissionState | null;
  /** Whether it was refused because too much was under way: metrics count these, and a flood of them fills no log. */
  isShed: boolean;
}

/** Longer than a shop API that is well ever takes. */
const SLOW_SECONDS = 1;

/** Routes that those who run the gateway ask for all the time, and files, which ask for nothing. */
const UNTRACED: ReadonlySet<FollowedRequest['route']> = new Set(['operate', 'files']);

/**
 * Counts and logs a request when its answer has gone: failures and refusals always, slow ones too, all others for who debugs. Answers its span,
 * which ends with it; null where no trace is kept of it.
 */
export function followRequest(
  request: FollowedRequest,
  { headers }: IncomingMessage,
  response: ServerResponse,
  { logger, metrics, tracer }: FollowOptions,
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
      : status >= 500
        ? 'warn'
        : (status >= 400 && route === 'graphql') || seconds >= SLOW_SECONDS
          ? 'info'
          : 'debug';
    if (!logger.isLevelEnabled(level)) return;
    const graph = admission && { operation: admission.operation, partner: admission.caller.partner?.id ?? null };
    logger[level](
      { requestId, method, path: pathOf(path), status, milliseconds: Math.round(seconds * 1_000), ...graph },
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

/** What a shopper typed or may keep to himself is no part of a log: only what kind of page it was. */
export function pathOf(path: string): string {
  return path.replace(/^\/(search|order|orders|reset-password|confirm-email)\/.*$/, '/$1/…');
}
