import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { VisitVitals } from '@storefront/domain/web-vitals.data.ts';

/** `refused`: a 4xx answer; `failed`: 5xx, busy, an error or a timeout; `held`: not made, because a breaker is open. */
type CallOutcome = 'ok' | 'refused' | 'failed' | 'held';

export type Metrics = ReturnType<typeof createMetrics>;

/** Histogram bucket bounds in seconds: from a cached answer to the slowest requests. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Buckets have the bounds of good and poor (2.5 and 4 s, 0.2 and 0.5 s, 0.1 and 0.25, 0.8 and 1.8 s), finer below. */
const VITALS = {
  lcp: {
    name: 'web_vitals_lcp_seconds',
    what: 'Largest Contentful Paint',
    buckets: [0.4, 0.8, 1.2, 1.6, 2, 2.5, 4, 8],
  },
  inp: {
    name: 'web_vitals_inp_seconds',
    what: 'Interaction to Next Paint',
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1],
  },
  cls: { name: 'web_vitals_cls', what: 'Cumulative Layout Shift', buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5] },
  ttfb: { name: 'web_vitals_ttfb_seconds', what: 'Time to First Byte', buckets: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3] },
} as const;

type Vital = keyof typeof VITALS;

/** Durations are in seconds. Labels never contain a caller's text, so the number of time series is bounded. */
export function createMetrics() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const timed = { registers, buckets: BUCKETS };
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'HTTP requests answered, by route and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from reading a request’s headers to the end of its answer.',
    labelNames: ['route'],
    ...timed,
  });
  const operations = new Counter({
    name: 'graphql_operations_total',
    help: 'GraphQL operations over HTTP: persisted operations by name, all others as “own”.',
    labelNames: ['operation', 'caller', 'status'],
    registers,
  });
  const operationDurations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Seconds that GraphQL operations over HTTP took.',
    labelNames: ['operation'],
    ...timed,
  });
  const calls = new Counter({
    name: 'shop_api_calls_total',
    help: 'Calls to the shop API, retries included, by the first segment of their path.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const callDurations = new Histogram({
    name: 'shop_api_call_duration_seconds',
    help: 'Seconds that calls to the shop API took.',
    labelNames: ['call'],
    ...timed,
  });
  const breakers = new Gauge({
    name: 'shop_api_breaker_open',
    help: '1 while the circuit breaker of a kind of call to the shop API, or of all calls (shop), is open.',
    labelNames: ['breaker'],
    registers,
  });

  // Finding a series by its labels costs more than counting.
  const requestsOf = memoise((route: string, status: number) =>
    countAndTime(requests.labels({ route, status }), durations.labels({ route })),
  );
  const operationsOf = memoise((operation: string, caller: string, status: number) =>
    countAndTime(operations.labels({ operation, caller, status }), operationDurations.labels({ operation })),
  );
  const callsOf = memoise((call: string, outcome: CallOutcome) =>
    countAndTime(calls.labels({ call, outcome }), outcome === 'held' ? null : callDurations.labels({ call })),
  );

  return {
    request: (route: string, status: number, seconds: number) => requestsOf(route, status)(seconds),
    /** A persisted operation by its name, any other as `own`. */
    operation: (operation: string, caller: 'storefront' | 'partner', status: number, seconds: number) =>
      operationsOf(operation, caller, status)(seconds),
    /** By the first segment of the path. */
    call: (path: string, outcome: CallOutcome, seconds: number) =>
      callsOf(path.split('/', 2)[1] ?? '', outcome)(seconds),
    breaker: (breaker: string, isOpen: boolean) => breakers.set({ breaker }, isOpen ? 1 : 0),
    vitals: createVitals(register),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

/** Records the performance of a visit, as the browser measured it. */
function createVitals(register: Registry) {
  const vitals = Object.entries(VITALS).map(([vital, { name, what, buckets }]) => ({
    vital: vital as Vital,
    histogram: new Histogram({
      name,
      help: `${what} of visits, as browsers measured it.`,
      labelNames: ['page', 'device', 'navigation'],
      buckets: [...buckets],
      registers: [register],
    }),
  }));
  return ({ page, device, navigation, ...visit }: VisitVitals): void => {
    for (const { vital, histogram } of vitals) {
      const value = visit[vital];
      if (value !== undefined) histogram.observe({ page, device, navigation }, vital === 'cls' ? value : value / 1_000);
    }
  };
}

const countAndTime =
  (counter: Counter.Internal, histogram: Histogram.Internal<string> | null) =>
  (seconds: number): void => {
    counter.inc();
    histogram?.observe(seconds);
  };

/** Labels contain no spaces. */
function memoise<Labels extends (string | number)[], Result>(
  create: (...labels: Labels) => Result,
): (...labels: Labels) => Result {
  const memo = new Map<string, Result>();
  return (...labels) => {
    const key = labels.join(' ');
    const known = memo.get(key);
    if (known) return known;
    const created = create(...labels);
    memo.set(key, created);
    return created;
  };
}
