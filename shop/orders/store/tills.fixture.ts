import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach } from 'vitest';
import type { DatabaseLocation } from '../../database/open-database.ts';
import type { Rush } from './till-worker.fixture.ts';

/** Tills, each a thread with a connection of its own; taken away after each test. */
export function useTills() {
  const workers: Worker[] = [];
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
  });
  return {
    open(count: number, location: DatabaseLocation): void {
      while (workers.length < count)
        workers.push(new Worker(join(import.meta.dirname, 'till-worker.fixture.ts'), { workerData: location }));
    },
    /** Deals checkouts out to the tills, all at once; answers how many were told what. */
    async rush(checkouts: Rush): Promise<Record<string, number>> {
      const answers = await Promise.all(
        workers.map(async (worker, till) => {
          const answered = once(worker, 'message') as Promise<[string[]]>;
          worker.postMessage(checkouts.filter((_, index) => index % workers.length === till));
          return (await answered)[0];
        }),
      );
      return Object.fromEntries(
        Object.entries(Object.groupBy(answers.flat(), (kind) => kind)).map(([kind, all]) => [kind, all?.length ?? 0]),
      );
    },
  };
}
