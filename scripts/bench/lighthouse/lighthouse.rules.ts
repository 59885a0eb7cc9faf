import { median, slowerThan } from '../comparison.rules.ts';

/** What Lighthouse measured on a page, each run of one build. */
export interface PageRuns {
  /** From 0 to 100. */
  performance: readonly number[];
  /** The largest contentful paint. */
  paintMilliseconds: readonly number[];
  blockingMilliseconds: readonly number[];
  /** The speed of the machine during the run. */
  benchmarkIndex: readonly number[];
}

/** On a slow 4G connection. */
export const GOALS = { performance: 97, paintMilliseconds: 1_500, blockingMilliseconds: 120 };

/** A machine below this is slower than the one that the goals were set on: there only the other build is a measure. */
export const BENCHMARK_INDEX_MINIMUM = 1_500;

/** Points of performance that runs of the same build differ by. */
const POINTS = 3;

/** Says in what a page misses its goals, or is worse than the other build beyond noise; nothing when it is neither. */
export function misses(now: PageRuns, before: PageRuns | undefined): string[] {
  const found: string[] = [];
  if (!before || median(now.benchmarkIndex) > BENCHMARK_INDEX_MINIMUM) {
    if (median(now.performance) < GOALS.performance) found.push(`performance is below ${GOALS.performance}`);
    if (median(now.paintMilliseconds) > GOALS.paintMilliseconds)
      found.push(`the largest paint is later than ${GOALS.paintMilliseconds} ms`);
    if (median(now.blockingMilliseconds) > GOALS.blockingMilliseconds)
      found.push(`the main thread is blocked for more than ${GOALS.blockingMilliseconds} ms`);
  }
  if (!before) return found;
  if (median(now.performance) < median(before.performance) - POINTS)
    found.push('performance is below that of the other build');
  if (slowerThan(now.paintMilliseconds, before.paintMilliseconds))
    found.push('the largest paint is later than in the other build');
  if (slowerThan(now.blockingMilliseconds, before.blockingMilliseconds))
    found.push('the main thread is blocked for longer than in the other build');
  return found;
}
