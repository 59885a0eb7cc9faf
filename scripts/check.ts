import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/**
 * The gate: generated files, format, types, lint, module boundaries, sizes and names, keys, schema drift and unit tests; with --all also a build and the page tests in a browser.
 * Ends with the names of all failures and one line, `N passed, N failed`, counting each check and each test.
 */
const reports = mkdtempSync(join(tmpdir(), 'check-'));
const unitReport = join(reports, 'unit.json');
const pageReport = join(reports, 'pages.json');

/** The number of passed tests of a step, and name and first line of the error of each failed or flaky one. */
interface Counts {
  passed: number;
  failed: string[];
  flaky: string[];
}

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Reads the step's report. Without it the step counts as one test. */
  count?: () => Counts;
}

const quick: Step[] = [
  { name: 'generated files are current', command: ['node', 'scripts/check-schema.ts'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings', 'domain', 'gateway', 'shop', 'web', 'e2e', 'scripts'],
  },
  {
    name: 'module boundaries',
    command: ['depcruise', 'domain', 'gateway', 'shop', 'web', 'e2e', 'scripts'],
  },
  { name: 'sizes and names', command: ['node', 'scripts/check-rooms.ts'] },
  { name: 'keys', command: ['node', 'scripts/check-keys.ts'] },
  { name: 'plugins', command: ['node', 'scripts/check-plugins.ts'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    count: countUnitTests,
  },
];
const browser: Step[] = [
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'two gateways', command: ['node', 'scripts/deployment/two-gateways.ts'] },
  { name: 'page tests', command: ['playwright', 'test'], count: countPageTests },
];

// Page tests start with a freshly seeded shop.
rmSync('test-results', { recursive: true, force: true });
let passed = 0;
const failed: string[] = [];
const flaky: string[] = [];
for (const step of process.argv.includes('--all') ? [...quick, ...browser] : quick) {
  const started = performance.now();
  const { status } = spawnSync(step.command[0], step.command.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PAGE_REPORT: pageReport },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  const counts = step.count ? readCounts(step.count) : { passed: status === 0 ? 1 : 0, failed: [], flaky: [] };
  passed += counts.passed;
  flaky.push(...counts.flaky);
  failed.push(...counts.failed);
  if (status !== 0 && counts.failed.length === 0) failed.push(step.name);
}
rmSync(reports, { recursive: true, force: true });
for (const name of flaky) console.log(`Flaky: ${name}`);
for (const name of failed) console.log(`Failed: ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** A run that ended without a report counts no tests; its exit status decides. */
function readCounts(count: () => Counts): Counts {
  try {
    return count();
  } catch (error) {
    console.error(`The report cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: [], flaky: [] };
  }
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

function countUnitTests(): Counts {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(unitReport, 'utf8')) as UnitReport;
  const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const path = relative(process.cwd(), file);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no tests.
    if (tests.length === 0) return status === 'failed' ? [`${path}: ${firstLine(message)}`] : [];
    return tests.map(({ fullName, failureMessages }) => `${path} › ${fullName}: ${firstLine(failureMessages[0])}`);
  });
  return { passed: numPassedTests, failed: failures, flaky: [] };
}

interface PageSuite {
  suites?: PageSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

function countPageTests(): Counts {
  const report = JSON.parse(readFileSync(pageReport, 'utf8')) as PageSuite & { stats: { expected: number } };
  const specs = specsOf(report);
  const named = (status: string) =>
    specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(
          ({ results }) => `e2e/${file} › ${title}: ${firstLine(results.find(({ error }) => error)?.error?.message)}`,
        ),
    );
  const flaky = named('flaky');
  return { passed: report.stats.expected + flaky.length, failed: named('unexpected'), flaky };
}

function specsOf({ suites = [], specs = [] }: PageSuite): NonNullable<PageSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}

function firstLine(message: string | undefined): string {
  return message?.split('\n', 1)[0] ?? '';
}
