import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ceilingsPassed, countByPackage } from './lines.rules.ts';

/** Prints the lines of each package, and fails when there are more than `ceilings.data.ts` allows. */
const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  // A file that is deleted, and not yet staged.
  .filter((path) => existsSync(path))
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }));
const counted = countByPackage(files);
const row = (name: string, { production, tests }: { production: number; tests: number }) =>
  `${name.padEnd(24)}${String(production).padStart(8)}${String(tests).padStart(8)}`;
console.log(`${'Lines'.padEnd(24)}${'code'.padStart(8)}${'tests'.padStart(8)}`);
for (const [name, lines] of [...counted].toSorted(([a], [b]) => a.localeCompare(b))) console.log(row(name, lines));
const all = [...counted.values()];
const total = (kind: 'production' | 'tests') => all.reduce((sum, lines) => sum + lines[kind], 0);
console.log(row('whole', { production: total('production'), tests: total('tests') }));
const passed = ceilingsPassed(counted);
for (const line of passed) console.error(`Too many: ${line} (scripts/check/ceilings.data.ts)`);
process.exitCode = passed.length === 0 ? 0 : 1;
