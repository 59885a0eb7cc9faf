import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How a call to the shop API ended: `held` was not made, because the breaker is open. */
export type CallOutcome = 'ok' | 'refused' | 'failed' | 'held';

/** What happens in this process, counted. Labels are few: routes and operations of ours, never what a caller writes. */
export interface Metrics {
  request(route: string, status: number, seconds: number): void;
  operation(name: string, caller: 'storefront' | 'partner', status: number, seconds: number): void;
  call(path: string, outcome: CallOutcome, seconds: number): void;
  breaker(name: string, isOpen: boolean): void;
  /** In the words of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

/** From a cached answer to the longest that anyone waits, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests answered, by route and status.', labelNames: ['route', 'status'], registers });
  const durations = new Histogram({ name: 'http_request_duration_seconds', help: 'From a request’s first line to its answer’s last byte.', labelNames: ['route'], buckets: BUCKETS, registers });
  const operations = new Counter({ name: 'graphql_operations_total', help: 'Operations asked over HTTP: the storefront’s by name, callers’ own as one.', labelNames: ['operation', 'caller', 'status'], registers });
  const operationDurations = new Histogram({ name: 'graphql_operation_duration_seconds', help: 'How long operations took.', labelNames: ['operation'], buckets: BUCKETS, registers });
  const calls = new Counter({ name: 'shop_api_calls_total', help: 'Calls to the shop API, retries included, by the first part of their path.', labelNames: ['call', 'outcome'], registers });
  const callDurations = new Histogram({ name: 'shop_api_call_duration_seconds', help: 'How long calls to the shop API took.', labelNames: ['call'], buckets: BUCKETS, registers });
  const breakers = new Gauge({ name: 'shop_api_breaker_open', help: '1 while calls to the shop API are held back after failures.', labelNames: ['breaker'], registers });
  for (const breaker of ['shop', 'search', 'content']) breakers.set({ breaker }, 0);

  // Working out which series a set of labels means costs more than counting does.
  const requestsOf = remembered((route: string, status: number) => ({ counter: requests.labels({ route, status }), histogram: durations.labels({ route }) }));
  const operationsOf = remembered((operation: string, caller: string, status: number) => ({ counter: operations.labels({ operation, caller, status }), histogram: operationDurations.labels({ operation }) }));
  const callsOf = remembered((call: string, outcome: CallOutcome) => ({ counter: calls.labels({ call, outcome }), histogram: outcome === 'held' ? null : callDurations.labels({ call }) }));

  return {
    request(route, status, seconds) {
      const { counter, histogram } = requestsOf(route, status);
      counter.inc();
      histogram.observe(seconds);
    },
    operation(operation, caller, status, seconds) {
      const { counter, histogram } = operationsOf(operation, caller, status);
      counter.inc();
      histogram.observe(seconds);
    },
    call(path, outcome, seconds) {
      const end = path.indexOf('/', 1);
      const { counter, histogram } = callsOf(path.slice(1, end < 0 ? undefined : end), outcome);
      counter.inc();
      histogram?.observe(seconds);
    },
    breaker: (breaker, isOpen) => breakers.set({ breaker }, isOpen ? 1 : 0),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

/** Makes what belongs to a few short words once. */
function remembered<Words extends (string | number)[], Made>(make: (...words: Words) => Made): (...words: Words) => Made {
  const known = new Map<string, Made>();
  return (...words) => {
    const key = words.join(' ');
    const before = known.get(key);
    if (before) return before;
    const made = make(...words);
    known.set(key, made);
    return made;
  };
}
