import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandLineError, readOptions, runProgram } from '../schema/settings/command-line.ts';
import { isGiven } from '../schema/settings/values.ts';
import { changesSinceMain } from './check/changes-since-main.ts';
import { closingLine } from './check/closing-line.rules.ts';
import { pageTestsOf, together, unitTestsOf, type Counts } from './check/reports.ts';
import { skippedSuites } from './check/skipped-suites.rules.ts';

const USAGE = `npm run check [-- --changed | --tests | --all]

The gate before a commit: generated files, format, types, lint, module boundaries, unused code, the ceilings on lines,
and the unit tests of the product's packages. Takes under 2 minutes on two quiet cores. Ends with the seconds of each
step, the names of all failures and one line: N passed, N failed, counting each check and each test, then skipped suites.

  --changed  only what differs from main: format, lint and imports of the changed files, types, generated files, and the
             unit tests that a change can reach and that are in the same folder or in web/component-tests
  --tests    also the unit tests of all packages, search relevance, a build and the page tests (./scripts/test)
  --all      also what needs other programs: PostgreSQL, Redis, proxies, the drill, a real Medusa; pages at all widths
             and in both colour schemes; a start from an empty clone (./scripts/test --all)

Example: npm run check -- --changed`;

/** A little under the score of the search's ranking on the judged queries. */
const LEAST_RELEVANCE = '0.92';

/** The most checks that run at the same time: their longest parts use one core. */
const CHECKS_AT_ONCE = 2;

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  env?: NodeJS.ProcessEnv;
  /** Reads the step's report. Without it the step counts as one check. */
  count?: () => Counts;
  /** Whether what the step prints is repeated at the end. */
  isRepeated?: boolean;
}

/** The packages whose tests run before every commit; each of the others has its own `npm test -w`. */
const PRODUCT = ['domain/', 'schema/', 'gateway/', 'web/'];

const reports = mkdtempSync(join(tmpdir(), 'check-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const pageReport = join(reports, 'pages.json');
const medusaReport = join(reports, 'medusa.json');

const SERVERS = ['TEST_DATABASE_URL', 'TEST_REDIS_URL'] as const;

/** Steps that need nothing of one another run at the same time. */
type Stage = readonly Step[];

// Makes what the others read.
const generated: Step = { name: 'generated files are current', command: ['node', 'scripts/check-schema.ts'] };
// Checks again what an edit can reach, in a few seconds.
const types: Step = {
  name: 'types',
  command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types'],
};
const lint = (...files: readonly string[]): Step => ({
  name: 'lint',
  command: ['oxlint', '--type-aware', '--deny-warnings', ...files],
});
const boundaries = (...words: readonly string[]): Step => ({
  name: 'module boundaries',
  command: ['depcruise', ...words],
});
const format = (...files: readonly string[]): Step => ({ name: 'format', command: ['oxfmt', '--check', ...files] });

function gate(unit: Step): Stage[] {
  const unused: Step = { name: 'unused code', command: ['knip', '--no-progress', '--no-config-hints'] };
  const lines: Step = { name: 'lines', command: ['node', 'scripts/check/count-lines.ts'], isRepeated: true };
  return [[generated], [lint(), boundaries('.'), types, unused, format(), lines], [unit]];
}

function gateOf(files: readonly string[], unit: Step): Stage[] {
  const known = ['--no-error-on-unmatched-pattern', ...files];
  const modules = files.filter((file) => /\.tsx?$/.test(file));
  // The imports of these files alone: a circle is found by the whole gate.
  const imports = modules.length > 0 ? [boundaries('--do-not-follow', '.', ...modules)] : [];
  return [[generated], [unit, lint(...known), types, ...imports, format(...known)]];
}

const relevance: Step = {
  name: 'search relevance',
  command: ['node', 'shop/search/bench/relevance.ts', '--least', LEAST_RELEVANCE],
  isRepeated: true,
};
const build: Step = { name: 'build', command: ['npm', 'run', '--silent', 'build'] };

function pageTests(env: NodeJS.ProcessEnv = {}): Step {
  return {
    name: 'page tests',
    command: ['playwright', 'test'],
    env: { PAGE_REPORT: pageReport, ...env },
    count: () => pageTestsOf(pageReport),
  };
}

function withOtherPrograms(): Stage[] {
  const servers = Object.fromEntries(SERVERS.map((name) => [name, process.env[name]]));
  return [
    [unitTests('stores on PostgreSQL, limits in Redis', testsOfServers(), servers)],
    [{ name: 'configuration of proxies and alerts', command: ['node', 'scripts/deployment/check-configuration.ts'] }],
    [{ name: 'drill', command: ['node', 'scripts/drill/drill.ts', '--short'], env: servers, isRepeated: true }],
    [
      {
        name: 'a real Medusa',
        command: ['node', 'scripts/medusa/check-medusa.ts', '--report', medusaReport],
        env: { ...servers, PAGE_REPORT: pageReport },
        count: () => together(unitTestsOf(medusaReport), pageTestsOf(pageReport)),
      },
    ],
    [pageTests({ TEST_WIDE: 'true' })],
    [{ name: 'start from an empty clone', command: ['node', 'scripts/cold-start.ts'] }],
  ];
}

await runProgram(USAGE, async (words) => {
  const modes = { changed: isGiven, tests: isGiven, all: isGiven };
  const { values } = readOptions(modes, words, 0);
  if (Object.keys(values).length > 1) throw new CommandLineError('Choose --changed, --tests or --all.');
  if (values.all) return check([...gate(unitTests()), [relevance], [build], ...withOtherPrograms()]);
  if (values.tests) return check([...gate(unitTests()), [relevance], [build], [pageTests()]]);
  if (!values.changed) return check(gate(unitTests('unit tests', PRODUCT)));
  const { commit, files } = changesSinceMain();
  if (files.length === 0) return console.log('Nothing differs from main');
  for (const file of files) console.log(`Changed: ${file}`);
  const reached = unitTests('unit tests', [`--changed=${commit}`, '--passWithNoTests', ...testFolders(files)]);
  await check(gateOf(files, reached));
});

/** A module that all use can reach hundreds of tests: its author waits for those of its folder and of components. */
function testFolders(files: readonly string[]): string[] {
  const folders = files.map(dirname).filter((folder) => folder !== '.');
  return [...new Set([...folders.map((folder) => `${folder}/`), 'web/component-tests/'])];
}

/** The unit tests that say something else when there is a PostgreSQL or a Redis. */
function testsOfServers(): string[] {
  const pattern = 'each(Shared|Empty)?Database\\(|usePlaces\\(|TEST_REDIS_URL';
  const names = execFileSync('git', ['grep', '-lE', pattern, '--', '*.test.ts'], { encoding: 'utf8' });
  return names.trim().split('\n');
}

/** By default on SQLite, also where there are servers. */
function unitTests(name = 'unit tests', words: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Step {
  const report = join(reports, `${name}.json`);
  return {
    name,
    command: ['vitest', 'run', ...words, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env: { ...Object.fromEntries(SERVERS.map((server) => [server, undefined])), ...env },
    count: () => unitTestsOf(report),
  };
}

async function check(stages: readonly Stage[]): Promise<void> {
  // Page tests start with a freshly seeded shop.
  rmSync('test-results', { recursive: true, force: true });
  let total: Counts = { passed: 0, failed: [] };
  const ending: string[] = [];
  for (const stage of stages) {
    const waiting = [...stage];
    const work = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const { counts, lines } = await run(step, stage.length > 1);
        total = together(total, counts);
        ending.push(...lines);
      }
    };
    await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, work));
  }
  for (const line of ending) console.log(line);
  for (const { name, error } of total.failed) console.log(`Failed: ${name}: ${error}`);
  const skipped = skippedSuites(process.env).map(({ what }) => what);
  console.log(closingLine({ passed: total.passed, failed: total.failed.length, skipped }));
  process.exitCode = total.failed.length === 0 ? 0 : 1;
}

/** What is beside others prints when it has ended, so that its lines stay together. */
async function run(step: Step, isBesideOthers: boolean): Promise<{ counts: Counts; lines: string[] }> {
  const started = performance.now();
  const isKept = isBesideOthers || step.isRepeated;
  const child = spawn(step.command[0], step.command.slice(1), {
    stdio: ['inherit', isKept ? 'pipe' : 'inherit', isKept ? 'pipe' : 'inherit'],
    env: { ...process.env, ...step.env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const status = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  process.stdout.write(printed);
  const line = `${status === 0 ? '✓' : '✗'} ${step.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`;
  console.log(line);
  const counts = step.count ? readCounts(step.count) : { passed: status === 0 ? 1 : 0, failed: [] };
  if (status !== 0 && counts.failed.length === 0)
    counts.failed.push({ name: step.name, error: `ended with ${status}` });
  return { counts, lines: step.isRepeated ? [line, `Measured: ${step.name}: ${printed.trim()}`] : [line] };
}

/** A run that ended without a report counts no tests; its exit status decides. */
function readCounts(count: () => Counts): Counts {
  try {
    return count();
  } catch (error) {
    console.error(`The report cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: [] };
  }
}
