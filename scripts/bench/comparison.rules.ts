/** The nearest-rank percentile. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 50);
}

/** A figure of this build against another's, by rounds: the median, and the least and the largest as noise. */
export interface Ratio {
  median: number;
  least: number;
  largest: number;
}

/** Rounds are pairs, measured beside one another. Null when there is nothing to compare. */
export function ratio(now: readonly number[], before: readonly number[]): Ratio | null {
  const ratios = now.flatMap((figure, round) => {
    const other = before[round];
    return other ? [figure / other] : [];
  });
  return ratios.length > 0
    ? { median: median(ratios), least: Math.min(...ratios), largest: Math.max(...ratios) }
    : null;
}

/** Whether a figure is larger than the other build's: by more than `tolerance`, such as 1.1, and in every round. */
export function isLarger(found: Ratio | null, tolerance: number): boolean {
  return found !== null && found.median > tolerance && found.least > 1;
}

export function ratioText(found: Ratio | null): string {
  return found ? `${found.median.toFixed(2)} (${found.least.toFixed(2)}–${found.largest.toFixed(2)})` : '–';
}

/** Of a median in milliseconds, where rounds vary too much to be compared one by one. */
const NOISE = { ratio: 1.25, milliseconds: 16 };

/** Whether times are longer than the other build's: by their medians, by a quarter and by more than a frame. */
export function slowerThan(now: readonly number[], before: readonly number[]): boolean {
  const [own, other] = [median(now), median(before)];
  return own > other * NOISE.ratio && own > other + NOISE.milliseconds;
}
