import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

export interface PrimaryMetrics {
  /** Counts a worker that ended without being asked to. */
  workerEnded(): void;
  /** The sum of all workers' metrics, and the primary's own. Null when a worker did not answer in time. */
  text(): Promise<string | null>;
}

/** The metrics of a gateway with workers. Those of the primary's process, which holds the embedded shop, have the prefix `primary_`. */
export function createPrimaryMetrics(countWorkers: () => number): PrimaryMetrics {
  const workers = new AggregatorRegistry();
  const own = new Registry();
  const registers = [own];
  collectDefaultMetrics({ register: own, prefix: 'primary_' });
  new Gauge({
    name: 'gateway_workers',
    help: 'Worker processes that are running.',
    registers,
    collect() {
      this.set(countWorkers());
    },
  });
  const ends = new Counter({
    name: 'gateway_worker_ends_total',
    help: 'Workers that ended without being asked to, and were replaced.',
    registers,
  });
  return {
    workerEnded: () => ends.inc(),
    async text() {
      try {
        return (await workers.clusterMetrics()) + (await own.metrics());
      } catch {
        // The only failure is a worker that is too busy or has just ended.
        return null;
      }
    },
  };
}
