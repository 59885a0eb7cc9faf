import { readdirSync, readFileSync } from 'node:fs';

/** How long threads waited for a processor that other processes used. */
export interface Waiting {
  /** Milliseconds of waiting between two times of `performance.now()`. */
  between(from: number, to: number): number;
  stop(): void;
}

const SAMPLE_MILLISECONDS = 100;
const NANOSECONDS = 1_000_000;

/** Samples processes on Linux, which has this counter; elsewhere the result is 0. For each process the thread that waited longest counts. */
export function followWaiting(pids: readonly number[]): Waiting {
  const samples: { at: number; waited: number }[] = [];
  const last = new Map<string, number>();
  let waited = 0;

  function sample(): void {
    for (const pid of pids) {
      let longest = 0;
      for (const [thread, nanoseconds] of threadsOf(pid)) {
        longest = Math.max(longest, nanoseconds - (last.get(thread) ?? nanoseconds));
        last.set(thread, nanoseconds);
      }
      waited += longest / NANOSECONDS;
    }
    samples.push({ at: performance.now(), waited });
  }
  sample();
  const timer = setInterval(sample, SAMPLE_MILLISECONDS);
  timer.unref();
  return {
    between(from, to) {
      const before = samples.findLast(({ at }) => at <= from) ?? samples[0];
      const after = samples.find(({ at }) => at >= to) ?? samples.at(-1);
      return (after?.waited ?? 0) - (before?.waited ?? 0);
    },
    stop: () => clearInterval(timer),
  };
}

function threadsOf(pid: number): [thread: string, nanoseconds: number][] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => [
      thread,
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[1]),
    ]);
  } catch {
    return [];
  }
}
