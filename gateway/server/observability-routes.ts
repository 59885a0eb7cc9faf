import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readyStatus, type Health } from '../observability/health.ts';
import type { Metrics } from '../observability/metrics.ts';

interface ObservabilityOptions {
  health: Health;
  metrics: Metrics;
  /** The bearer token for `/metrics`; null restricts it to this machine. */
  metricsToken: string | null;
  /** Whether a request comes from this machine. */
  isLocal(request: IncomingMessage): boolean;
}

/** Serves `/healthz` (liveness), `/readyz` (readiness) and `/metrics` (Prometheus). Resolves to false for any other path. */
export function createObservabilityHandler({
  health,
  metrics,
  metricsToken,
  isLocal,
}: ObservabilityOptions): (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean> {
  return async (request, response, path) => {
    if (path !== '/healthz' && path !== '/readyz' && path !== '/metrics') return false;
    response.setHeader('cache-control', 'no-store');
    if (path === '/healthz') response.writeHead(200, { 'content-type': 'text/plain' }).end('ok\n');
    else if (path === '/readyz') {
      const readiness = await health.readiness();
      response
        .writeHead(readyStatus(readiness), { 'content-type': 'application/json' })
        .end(`${JSON.stringify(readiness)}\n`);
    } else if (metricsToken === null ? isLocal(request) : hasToken(request, metricsToken)) {
      response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text());
    }
    // 404 rather than 401 does not reveal that the endpoint exists.
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    return true;
  };
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
