import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Whether a release would be slower than the last one: `npm run build && npm run check-release`. Builds the last release in a temporary folder and
 * runs each benchmark of what shoppers feel on both builds, in turns. `-- --against v2.1.0` compares with another commit. Wants a quiet machine.
 */
const BENCHES = ['pages', 'lighthouse', 'interactions'];

const { values } = parseArgs({ options: { against: { type: 'string' } } });
/** The commit that released the graph last. */
const released = values.against ?? git('log', '-1', '--format=%H', '--', 'schema/released.graphql');
if (!released) throw new Error('The history has no release: fetch all of it, or name a commit with --against');

const folder = mkdtempSync(join(tmpdir(), 'release-'));
const checkout = join(folder, 'checkout');
try {
  console.log(`Building ${git('log', '-1', '--format=%h %s', released)} …`);
  git('worktree', 'add', '--detach', checkout, released);
  for (const command of [
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    ['run', '--silent', 'build'],
  ])
    execFileSync('npm', command, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
  const failed = BENCHES.filter((name) => {
    console.log(`\n# ${name}`);
    const { status } = spawnSync(process.execPath, [`scripts/bench/${name}.ts`, '--against', checkout], {
      stdio: 'inherit',
    });
    return status !== 0;
  });
  console.log(`\n${BENCHES.length - failed.length} passed, ${failed.length} failed ${failed.join(' ')}`.trimEnd());
  if (failed.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}

function git(...command: string[]): string {
  return execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}
