import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

interface Failure {
  name: string;
  /** The first line of its error. */
  error: string;
}

/** The number of passed tests of a step, and its failures. */
export interface Counts {
  passed: number;
  failed: Failure[];
}

interface UnitReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PageSuite {
  suites?: PageSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

export function together(one: Counts, other: Counts): Counts {
  return { passed: one.passed + other.passed, failed: [...one.failed, ...other.failed] };
}

/** Reads Vitest's report in JSON. */
export function unitTestsOf(report: string): Counts {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as UnitReport;
  const failed = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const path = relative(process.cwd(), file);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no tests.
    if (tests.length === 0) return status === 'failed' ? [{ name: path, error: firstLine(message) }] : [];
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${path} › ${fullName}`,
      error: firstLine(failureMessages[0]),
    }));
  });
  return { passed: numPassedTests, failed };
}

/** Reads Playwright's report in JSON. */
export function pageTestsOf(report: string): Counts {
  const suite = JSON.parse(readFileSync(report, 'utf8')) as PageSuite & { stats: { expected: number } };
  const failed = specsOf(suite).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        name: `e2e/${file} › ${title}`,
        error: firstLine(results.find(({ error }) => error)?.error?.message),
      })),
  );
  return { passed: suite.stats.expected, failed };
}

function specsOf({ suites = [], specs = [] }: PageSuite): NonNullable<PageSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}

function firstLine(message: string | undefined): string {
  return message?.split('\n', 1)[0] ?? '';
}
