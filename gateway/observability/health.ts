/** The health of a part of the shop API. Search answers 503 while its index is built after a start. */
export type PartHealth = 'ok' | 'building' | 'failing';

/** The answer of `/readyz`. */
export interface Readiness {
  /** `degraded`: the shop API fails, and the catalogue is answered from caches. */
  status: 'starting' | 'ready' | 'degraded' | 'stopping';
  shop: PartHealth;
  search: PartHealth;
}

interface HealthOptions {
  probe(): Promise<Pick<Readiness, 'shop' | 'search'>>;
  now?: () => number;
}

export interface Health {
  /** Reports `stopping` from now on. */
  stop(): void;
  readiness(): Promise<Readiness>;
}

/** How long a probe's result is reused, whatever the number of health checks. */
const PROBE_TTL_MILLISECONDS = 2_000;

/**
 * Ready once the shop API and its search have answered. Later failures make it degraded, not unready: all gateways have the same shop API, so another one
 * would not do better, while this one has stale answers.
 */
export function createHealth({ probe, now = () => performance.now() }: HealthOptions): Health {
  let isStopping = false;
  let wasReady = false;
  let last: { at: number; found: Promise<Pick<Readiness, 'shop' | 'search'>> } | null = null;
  return {
    stop: () => {
      isStopping = true;
    },
    async readiness() {
      if (!last || now() - last.at >= PROBE_TTL_MILLISECONDS) last = { at: now(), found: probe() };
      const found = await last.found;
      const isWhole = found.shop === 'ok' && found.search === 'ok';
      wasReady ||= isWhole;
      if (isStopping) return { status: 'stopping', ...found };
      if (!wasReady) return { status: 'starting', ...found };
      return { status: isWhole ? 'ready' : 'degraded', ...found };
    },
  };
}

/** The HTTP status of `/readyz`, which load balancers act on. */
export function readyStatus({ status }: Readiness): 200 | 503 {
  return status === 'ready' || status === 'degraded' ? 200 : 503;
}
