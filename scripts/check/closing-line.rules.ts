/** The outcome of all checks and tests. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Names of page tests that passed only when they were tried again. */
  flaky: readonly string[];
  /** Suites that did not run, each with the reason. */
  skipped: readonly string[];
}

/** One line: `N passed, N failed`, then flaky tests with their names and skipped suites with the reason, if there are any. */
export function closingLine({ passed, failed, flaky, skipped }: Outcome): string {
  return [
    `${passed} passed, ${failed} failed`,
    ...(flaky.length > 0 ? [`${flaky.length} flaky: ${flaky.join(', ')}`] : []),
    ...(skipped.length > 0 ? [`skipped: ${skipped.join(', ')}`] : []),
  ].join('; ');
}
