import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { closingLine } from './check/closing-line.rules.ts';
import { hasPython } from './check/python.ts';
import { skippedSuites } from './check/skipped-suites.rules.ts';

/**
 * The gate before a commit: generated files, format, types, lint, module boundaries, unused code, and the unit tests of the product's packages.
 * With --all everything: the unit tests of all packages, search relevance, a build, two gateways and the page tests in a browser.
 * Ends with the search's figures, the names of all failures and one line: `N passed, N failed`, counting each check and each test, then flaky page tests and skipped suites.
 */
const reports = mkdtempSync(join(tmpdir(), 'check-'));
const unitReport = join(reports, 'unit.json');
const pageReport = join(reports, 'pages.json');

/** A little under the score of the search's ranking on the judged queries. */
const LEAST_RELEVANCE = '0.92';

/** A test that failed, at least at first. */
interface Failure {
  name: string;
  /** The first line of its error. */
  error: string;
}

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };

/** The number of passed tests of a step, and its failures; flaky tests passed when they were tried again. */
interface Counts {
  passed: number;
  failed: Failure[];
  flaky: Failure[];
}

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Reads the step's report. Without it the step counts as one check. */
  count?: () => Counts;
  /** Whether what the step prints is repeated at the end. */
  isRepeated?: boolean;
}

/** The packages whose tests run before every commit; each of the others has its own `npm test -w`. */
const PRODUCT = ['config/', 'domain/', 'schema/', 'gateway/', 'web/'];
const isComplete = process.argv.includes('--all');

const quick: Step[] = [
  { name: 'generated files are current', command: ['node', 'scripts/check-schema.ts'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  {
    name: 'module boundaries',
    command: ['depcruise', ...workspaces, 'scripts', 'e2e', 'main.ts', 'doctor.ts', 'vite.config.ts'],
  },
  { name: 'unused code', command: ['knip', '--no-progress', '--no-config-hints'] },
  unitTests(isComplete ? [] : PRODUCT),
];
const complete: Step[] = [
  {
    name: 'search relevance',
    command: ['node', 'search/bench/relevance.ts', '--least', LEAST_RELEVANCE],
    isRepeated: true,
  },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'configuration of proxies and alerts',
    command: ['node', 'scripts/deployment/check-configuration.ts'],
  },
  { name: 'two gateways', command: ['node', 'scripts/deployment/two-gateways.ts'] },
  { name: 'page tests', command: ['playwright', 'test'], count: countPageTests },
];

// Page tests start with a freshly seeded shop.
rmSync('test-results', { recursive: true, force: true });
let passed = 0;
const failed: Failure[] = [];
const flaky: Failure[] = [];
const repeated: string[] = [];
for (const step of isComplete ? [...quick, ...complete] : quick) {
  const started = performance.now();
  const { status, stdout } = spawnSync(step.command[0], step.command.slice(1), {
    stdio: ['inherit', step.isRepeated ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, PAGE_REPORT: pageReport },
  });
  if (step.isRepeated) {
    process.stdout.write(stdout);
    repeated.push(`Measured: ${step.name}: ${stdout.trim()}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  const counts = step.count ? readCounts(step.count) : { passed: status === 0 ? 1 : 0, failed: [], flaky: [] };
  passed += counts.passed;
  flaky.push(...counts.flaky);
  failed.push(...counts.failed);
  if (status !== 0 && counts.failed.length === 0) failed.push({ name: step.name, error: `ended with ${status}` });
}
rmSync(reports, { recursive: true, force: true });
for (const line of repeated) console.log(line);
for (const { name, error } of flaky) console.log(`Flaky: ${name}: ${error}`);
for (const { name, error } of failed) console.log(`Failed: ${name}: ${error}`);
console.log(
  closingLine({
    passed,
    failed: failed.length,
    flaky: flaky.map(({ name }) => name),
    skipped: skippedSuites(process.env, hasPython()).map(({ what }) => what),
  }),
);
process.exitCode = failed.length === 0 ? 0 : 1;

function unitTests(folders: readonly string[]): Step {
  return {
    name: 'unit tests',
    command: ['vitest', 'run', ...folders, '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    count: countUnitTests,
  };
}

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
    if (tests.length === 0) return status === 'failed' ? [{ name: path, error: firstLine(message) }] : [];
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${path} › ${fullName}`,
      error: firstLine(failureMessages[0]),
    }));
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
        .map(({ results }) => ({
          name: `e2e/${file} › ${title}`,
          error: firstLine(results.find(({ error }) => error)?.error?.message),
        })),
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
