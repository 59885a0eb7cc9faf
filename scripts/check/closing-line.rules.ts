/** The outcome of all checks and tests. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Suites that did not run, each with the reason. */
  skipped: readonly string[];
}

/** One line: `N passed, N failed`, then skipped suites with the reason, if there are any. */
export function closingLine({ passed, failed, skipped }: Outcome): string {
  const counts = `${passed} passed, ${failed} failed`;
  return skipped.length > 0 ? `${counts}; skipped: ${skipped.join(', ')}` : counts;
}
