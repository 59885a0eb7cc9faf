import { COUNT_MILLISECONDS, type Count, type Counter } from '../partners/counters.ts';

/** Points to take from a budget, by key; negative ones are given back. */
type Points = [key: string, points: number];

/** Consumed points, and milliseconds until they are forgotten. */
type Counted = [consumedPoints: number, msBeforeNext: number];

export interface SharedCounter extends Counter {
  /** Takes the primary's answer to a message. */
  counted(id: number, counts: readonly Counted[]): void;
}

interface Waiting {
  points: Points;
  resolve(count: Count): void;
}

/**
 * Counts in the primary for all workers. What is counted in one turn of the event loop is one message: under load, where messages would cost more CPU time
 * than a cached answer, there are few of them. Counts in `fallback` what the primary does not answer in time.
 */
export function createSharedCounter(fallback: Counter, send: (id: number, points: Points[]) => void): SharedCounter {
  const sent = new Map<number, { batch: Waiting[]; late: NodeJS.Timeout }>();
  let batch: Waiting[] = [];
  let id = 0;

  function flush(): void {
    const flushed = batch;
    batch = [];
    id += 1;
    const number = id;
    const late = setTimeout(() => {
      sent.delete(number);
      for (const { points, resolve } of flushed) void take(fallback, points).then(resolve);
    }, COUNT_MILLISECONDS);
    sent.set(number, { batch: flushed, late });
    send(
      number,
      flushed.map(({ points }) => points),
    );
  }

  function count(points: Points): Promise<Count> {
    return new Promise((resolve) => {
      if (batch.length === 0) setImmediate(flush);
      batch.push({ points, resolve });
    });
  }

  return {
    consume: (key, points) => count([key, points]),
    reward: (key, points) => count([key, -points]),
    counted(number, counts) {
      const answered = sent.get(number);
      if (!answered || answered.batch.length !== counts.length) return;
      sent.delete(number);
      clearTimeout(answered.late);
      counts.forEach(([consumedPoints, msBeforeNext], index) =>
        answered.batch[index]?.resolve({ consumedPoints, msBeforeNext }),
      );
    },
  };
}

/** Takes a worker's points in the primary. */
export async function countAll(counter: Counter, points: readonly Points[]): Promise<Counted[]> {
  const counts = await Promise.all(points.map((each) => take(counter, each)));
  return counts.map(({ consumedPoints, msBeforeNext }) => [consumedPoints, msBeforeNext]);
}

async function take(counter: Counter, [key, points]: Points): Promise<Count> {
  return points < 0 ? counter.reward(key, -points) : counter.consume(key, points);
}
