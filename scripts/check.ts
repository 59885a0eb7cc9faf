import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The one gate: types, lint, rooms, keys, schema drift and unit tests; with --all also a build and the page tests in a browser.
 * Ends with one plain line, `N passed, N failed`, counting each check and each test.
 */
const reports = mkdtempSync(join(tmpdir(), 'check-'));
const unitReport = join(reports, 'unit.json');
const pageReport = join(reports, 'pages.json');

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** How many tests the step ran and how many failed; without it the step counts as one. */
  count?: () => { passed: number; failed: number };
}

const quick: Step[] = [
  { name: 'generated files are current', command: ['node', 'scripts/check-schema.ts'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', 'domain', 'gateway', 'web', 'e2e', 'scripts'] },
  { name: 'rooms', command: ['node', 'scripts/check-rooms.ts'] },
  { name: 'keys', command: ['node', 'scripts/check-keys.ts'] },
  { name: 'unit tests', command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`], count: countUnitTests },
];
const browser: Step[] = [
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'two gateways', command: ['node', 'scripts/deployment/two-gateways.ts'] },
  { name: 'page tests', command: ['playwright', 'test'], count: countPageTests },
];

// The page tests open a shop of their own, filled anew.
rmSync('test-results', { recursive: true, force: true });
let passed = 0;
let failed = 0;
for (const step of process.argv.includes('--all') ? [...quick, ...browser] : quick) {
  const started = performance.now();
  const { status } = spawnSync(step.command[0], step.command.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PAGE_REPORT: pageReport },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  const counted = step.count ? count(step.count) : { passed: 0, failed: 0 };
  passed += counted.passed + (status === 0 && !step.count ? 1 : 0);
  failed += counted.failed + (status !== 0 && counted.failed === 0 ? 1 : 0);
}
rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** A run that died before it wrote its report has counted nothing; its exit status then speaks for it. */
function count(read: () => { passed: number; failed: number }): { passed: number; failed: number } {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function countUnitTests() {
  const report = JSON.parse(readFileSync(unitReport, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function countPageTests() {
  const { stats } = JSON.parse(readFileSync(pageReport, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
