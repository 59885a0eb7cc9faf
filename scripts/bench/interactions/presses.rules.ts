/** The nearest-rank percentile. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** The tolerance of a median against another build's in the same run. */
const NOISE = { ratio: 1.25, milliseconds: 16 };

/** Whether presses took longer than the other build's beyond noise: by their medians, by a quarter and by more than a frame. */
export function slowerThan(now: readonly number[], before: readonly number[]): boolean {
  const [own, other] = [percentile(now, 50), percentile(before, 50)];
  return own > other * NOISE.ratio && own > other + NOISE.milliseconds;
}
