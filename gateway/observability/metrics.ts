import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { CALL_KINDS } from '../upstream/breaker.rules.ts';
import { WHOLE_SHOP } from '../upstream/breakers.ts';

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
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From a request’s first line to its answer’s last byte.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const operations = new Counter({
    name: 'graphql_operations_total',
    help: 'Operations asked over HTTP: the storefront’s by name, callers’ own as one.',
    labelNames: ['operation', 'caller', 'status'],
    registers,
  });
  const operationDurations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'How long operations took.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  });
  const calls = new Counter({
    name: 'shop_api_calls_total',
    help: 'Calls to the shop API, retries included, by the first part of their path.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const callDurations = new Histogram({
    name: 'shop_api_call_duration_seconds',
    help: 'How long calls to the shop API took.',
    labelNames: ['call'],
    buckets: BUCKETS,
    registers,
  });
  const breakers = new Gauge({
    name: 'shop_api_breaker_open',
    help: '1 while calls of a kind to the shop API, or all of them (shop), are held back after failures.',
    labelNames: ['breaker'],
    registers,
  });
  for (const breaker of [WHOLE_SHOP, ...CALL_KINDS]) breakers.set({ breaker }, 0);

  const tallies: Tally[] = [];
  const tallied = (counter: Counter.Internal, histogram: Histogram.Internal<string> | null) => {
    const tally = new Tally(counter, histogram);
    tallies.push(tally);
    return tally;
  };
  // Working out which series a set of labels means costs more than counting does.
  const requestsOf = remembered((route: string, status: number) =>
    tallied(requests.labels({ route, status }), durations.labels({ route })),
  );
  const operationsOf = remembered((operation: string, caller: string, status: number) =>
    tallied(operations.labels({ operation, caller, status }), operationDurations.labels({ operation })),
  );
  const callsOf = remembered((call: string, outcome: CallOutcome) =>
    tallied(calls.labels({ call, outcome }), outcome === 'held' ? null : callDurations.labels({ call })),
  );

  return {
    request: (route, status, seconds) => requestsOf(route, status).note(seconds),
    operation: (operation, caller, status, seconds) => operationsOf(operation, caller, status).note(seconds),
    call(path, outcome, seconds) {
      const end = path.indexOf('/', 1);
      callsOf(path.slice(1, end < 0 ? undefined : end), outcome).note(seconds);
    },
    breaker: (breaker, isOpen) => breakers.set({ breaker }, isOpen ? 1 : 0),
    text() {
      for (const tally of tallies) tally.flush();
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

const NOTED_MAXIMUM = 256;

/** What has happened since it was last counted. Many are counted in one go: one by one, each would call for all that counting takes. */
class Tally {
  readonly #counter: Counter.Internal;
  readonly #histogram: Histogram.Internal<string> | null;
  readonly #seconds = new Float64Array(NOTED_MAXIMUM);
  #noted = 0;

  constructor(counter: Counter.Internal, histogram: Histogram.Internal<string> | null) {
    this.#counter = counter;
    this.#histogram = histogram;
  }

  note(seconds: number): void {
    this.#seconds[this.#noted] = seconds;
    this.#noted += 1;
    if (this.#noted === NOTED_MAXIMUM) this.flush();
  }

  flush(): void {
    if (this.#noted > 0) this.#counter.inc(this.#noted);
    for (let index = 0; index < this.#noted; index += 1) this.#histogram?.observe(this.#seconds[index] ?? 0);
    this.#noted = 0;
  }
}

/** Makes what belongs to a few short words once. */
function remembered<Words extends (string | number)[], Made>(
  make: (...words: Words) => Made,
): (...words: Words) => Made {
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
