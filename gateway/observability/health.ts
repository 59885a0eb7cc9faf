/** How a part of the shop API does. Search is built anew when a shop opens, and answers 503 until it is. */
export type PartHealth = 'ok' | 'building' | 'failing';

/** Whether requests should be sent here, and why. */
export interface Readiness {
  /** `degraded`: the shop API fails, and what can be is answered from memory. */
  status: 'starting' | 'ready' | 'degraded' | 'stopping';
  shop: PartHealth;
  search: PartHealth;
}

interface HealthOptions {
  probe(): Promise<Pick<Readiness, 'shop' | 'search'>>;
  now?: () => number;
}

export interface Health {
  /** From now on nothing new should be sent here. */
  stop(): void;
  readiness(): Promise<Readiness>;
}

/** Asking more often than this costs the shop API nothing more. */
const PROBE_KEPT_MILLISECONDS = 2_000;

/**
 * Ready once the shop API and its search have answered. What fails later leaves it ready: every process has the same shop API behind it, so
 * sending requests elsewhere would help nobody, while here stale answers are.
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
      if (!last || now() - last.at >= PROBE_KEPT_MILLISECONDS) last = { at: now(), found: probe() };
      const found = await last.found;
      const isWhole = found.shop === 'ok' && found.search === 'ok';
      wasReady ||= isWhole;
      if (isStopping) return { status: 'stopping', ...found };
      if (!wasReady) return { status: 'starting', ...found };
      return { status: isWhole ? 'ready' : 'degraded', ...found };
    },
  };
}

/** The status that a balancer goes by. */
export function readyStatus({ status }: Readiness): 200 | 503 {
  return status === 'ready' || status === 'degraded' ? 200 : 503;
}
