import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach } from 'vitest';
import type { DatabaseLocation } from '../../database/open-database.ts';
import type { Rush } from './checkout-worker.fixture.ts';

/** Checkout workers, each a thread with its own connection; terminated after each test. */
export function useCheckoutWorkers() {
  const workers: Worker[] = [];
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
  });
  return {
    open(count: number, location: DatabaseLocation): void {
      while (workers.length < count)
        workers.push(new Worker(join(import.meta.dirname, 'checkout-worker.fixture.ts'), { workerData: location }));
    },
    /** Distributes checkouts over the workers, all at once; returns how many had each outcome. */
    async rush(checkouts: Rush): Promise<Record<string, number>> {
      const answers = await Promise.all(
        workers.map(async (worker, place) => {
          const answered = once(worker, 'message') as Promise<[string[]]>;
          worker.postMessage(checkouts.filter((_, index) => index % workers.length === place));
          return (await answered)[0];
        }),
      );
      return Object.fromEntries(
        Object.entries(Object.groupBy(answers.flat(), (kind) => kind)).map(([kind, all]) => [kind, all?.length ?? 0]),
      );
    },
  };
}
