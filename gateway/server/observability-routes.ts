import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { fetchBrands } from '../graph/brand/brand.rest.ts';
import type { RestOptions } from '../graph/product/product.rest.ts';
import { fetchFound, fetchSuggested } from '../graph/search/search.rest.ts';
import { readyStatus, type Health, type PartHealth } from '../observability/health.ts';
import type { Metrics } from '../observability/metrics.ts';
import { UpstreamError } from '../upstream/errors.ts';
import { sendText } from './send-text.ts';

interface ObservabilityOptions {
  health: Health;
  metrics: Metrics;
  /** The bearer token for `/metrics`; null restricts it to this machine. */
  metricsToken: string | null;
  isLocal(request: IncomingMessage): boolean;
}

/** `/healthz` (liveness), `/readyz` (readiness) and `/metrics` (Prometheus). */
export function observabilityRoutes({
  health,
  metrics,
  metricsToken,
  isLocal,
}: ObservabilityOptions): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', (_, reply) => sendText(reply, 200, 'ok\n'));
    app.get('/readyz', async (_, reply) => {
      const readiness = await health.readiness();
      return sendText(reply, readyStatus(readiness), `${JSON.stringify(readiness)}\n`, {
        'content-type': 'application/json',
      });
    });
    app.get('/metrics', async ({ raw }, reply) =>
      (metricsToken === null ? isLocal(raw) : hasToken(raw, metricsToken))
        ? sendText(reply, 200, await metrics.text(), { 'content-type': metrics.contentType })
        : // 404 rather than 401 does not reveal that the endpoint exists.
          sendText(reply, 404, 'Not found\n'),
    );
  };
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Any term works: only the status matters. */
const TERM = 'light';

const HTTP_UNAVAILABLE = 503;

/** By a small call, and a search for a common term. */
export async function probeShop(shopApi: RestOptions): Promise<{ shop: PartHealth; search: PartHealth }> {
  const [shop, search] = await Promise.all([
    health(() => fetchBrands(shopApi.rest)),
    health(() => Promise.all([fetchFound(shopApi, TERM), fetchSuggested(shopApi, TERM, 1)])),
  ]);
  // Only search has a building state; a 503 of the shop itself is a failure.
  return { shop: shop === 'ok' ? 'ok' : 'failing', search };
}

async function health(ask: () => Promise<unknown>): Promise<PartHealth> {
  try {
    await ask();
    return 'ok';
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error.status === HTTP_UNAVAILABLE ? 'building' : 'failing';
  }
}
