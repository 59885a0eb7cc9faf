import { setTimeout as delay } from 'node:timers/promises';

/** `building`: the search index is being built and search answers 503. */
export type PartHealth = 'ok' | 'building' | 'failing';

/** The body of `/readyz`. */
export interface Readiness {
  /** `degraded`: the shop API or its search fails after it once worked; pages are served from caches where possible. */
  status: 'starting' | 'ready' | 'degraded' | 'stopping';
  shop: PartHealth;
  search: PartHealth;
}

interface HealthOptions {
  probe(): Promise<Pick<Readiness, 'shop' | 'search'>>;
  /** In milliseconds. Defaults to the monotonic clock. */
  now?: () => number;
}

export type Health = ReturnType<typeof createHealth>;

/** A probe's result is reused for this long, so that frequent health checks do not load the shop API. */
const PROBE_TTL_MILLISECONDS = 2_000;

/**
 * Ready once shop API and search are healthy. Later failures only degrade: every gateway shares the shop API, and this
 * one can still serve stale answers.
 */
export function createHealth({ probe, now = () => performance.now() }: HealthOptions) {
  let isStopping = false;
  let wasReady = false;
  let last: { at: number; probed: Promise<Pick<Readiness, 'shop' | 'search'>> } | null = null;
  return {
    stop(): void {
      isStopping = true;
    },
    async readiness(): Promise<Readiness> {
      if (!last || now() - last.at >= PROBE_TTL_MILLISECONDS) last = { at: now(), probed: probe() };
      const parts = await last.probed;
      const isHealthy = parts.shop === 'ok' && parts.search === 'ok';
      wasReady ||= isHealthy;
      if (isStopping) return { status: 'stopping', ...parts };
      if (!wasReady) return { status: 'starting', ...parts };
      return { status: isHealthy ? 'ready' : 'degraded', ...parts };
    },
    /** Resolves once it is ready, or so much later. */
    async untilReady(milliseconds: number): Promise<void> {
      for (const end = now() + milliseconds; now() < end; await delay(PROBE_TTL_MILLISECONDS))
        if (readyStatus(await this.readiness()) === 200) return;
    },
  };
}

/** 503 takes the gateway out of a load balancer. */
export function readyStatus({ status }: Readiness): 200 | 503 {
  return status === 'ready' || status === 'degraded' ? 200 : 503;
}
