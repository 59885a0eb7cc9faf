import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { CommandLineError, readOptions, runProgram } from '../config/command-line.ts';
import { changesSinceMain } from './check/changes-since-main.ts';
import { closingLine } from './check/closing-line.rules.ts';
import { hasPython } from './check/python.ts';
import { skippedSuites } from './check/skipped-suites.rules.ts';

const USAGE = `npm run check [-- --changed | --all]

The gate before a commit: generated files, format, types, lint, module boundaries, unused code, and the unit tests of the
product's packages. Takes under 3 minutes on two quiet cores. Ends with the names of all failures and one line: N passed,
N failed, counting each check and each test, then flaky page tests and skipped suites.

  --changed  only what differs from main: format, lint and types of the changed files, generated files, boundaries, and the
             unit tests that a change can reach and that are in the same folder or in web/component-tests
  --all      everything: the tests of all packages, search relevance, a build, two gateways, page tests (./scripts/test)

Example: npm run check -- --changed`;

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

const reports = mkdtempSync(join(tmpdir(), 'check-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const unitReport = join(reports, 'unit.json');
const pageReport = join(reports, 'pages.json');
const medusaReport = join(reports, 'medusa.json');

/** The gate, of all files or of the given ones. */
function gate(unit: Step, files: readonly string[] = []): Step[] {
  const ofFiles = files.length > 0 ? ['--no-error-on-unmatched-pattern', ...files] : [];
  return [
    { name: 'generated files are current', command: ['node', 'scripts/check-schema.ts'] },
    { name: 'format', command: ['oxfmt', '--check', ...ofFiles] },
    // Checks again what an edit can reach, in a few seconds.
    { name: 'types', command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types'] },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', ...ofFiles] },
    {
      name: 'module boundaries',
      command: ['depcruise', ...workspaces, 'scripts', 'e2e', 'main.ts', 'doctor.ts', 'vite.config.ts'],
    },
    ...(files.length > 0
      ? []
      : [{ name: 'unused code', command: ['knip', '--no-progress', '--no-config-hints'] } satisfies Step]),
    unit,
  ];
}

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
  {
    name: 'a real Medusa',
    command: ['node', 'scripts/medusa/check-medusa.ts', '--report', medusaReport],
    count: () => together(countUnitTests(medusaReport), countPageTests()),
  },
  { name: 'page tests', command: ['playwright', 'test'], count: countPageTests },
];

await runProgram(USAGE, (words) => {
  const options = { changed: z.boolean().optional(), all: z.boolean().optional() };
  const { values } = readOptions(options, words, 0);
  if (values.changed && values.all) throw new CommandLineError('Choose --changed or --all.');
  if (values.all) return check([...gate(unitTests()), ...complete]);
  if (!values.changed) return check(gate(unitTests(...PRODUCT)));
  const { commit, files } = changesSinceMain();
  if (files.length === 0) return console.log('Nothing differs from main');
  for (const file of files) console.log(`Changed: ${file}`);
  check(gate(unitTests(`--changed=${commit}`, '--passWithNoTests', ...testFolders(files)), files));
});

/** A module that all use can reach hundreds of tests: those in its own folder and of components are what its author waits for. */
function testFolders(files: readonly string[]): string[] {
  const folders = files.map(dirname).filter((folder) => folder !== '.');
  return [...new Set([...folders.map((folder) => `${folder}/`), 'web/component-tests/'])];
}

function check(steps: readonly Step[]): void {
  // Page tests start with a freshly seeded shop.
  rmSync('test-results', { recursive: true, force: true });
  let passed = 0;
  const failed: Failure[] = [];
  const flaky: Failure[] = [];
  const repeated: string[] = [];
  for (const step of steps) {
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
}

function unitTests(...words: readonly string[]): Step {
  return {
    name: 'unit tests',
    command: ['vitest', 'run', ...words, '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    count: () => countUnitTests(unitReport),
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

function together(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: [...one.failed, ...other.failed],
    flaky: [...one.flaky, ...other.flaky],
  };
}

function countUnitTests(report: string): Counts {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as UnitReport;
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
