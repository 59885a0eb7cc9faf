import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Medusa's project for tests: its packages, settings and catalogue. */
export const APP = join(import.meta.dirname, 'app');

/** Returns the folder of Medusa's packages: 700 MB, outside the project, under the lock file's hash, for all clones. */
export function installMedusa(report: (message: string) => void): string {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'storefront-medusa');
  const lock = readFileSync(join(APP, 'package-lock.json'));
  const folder = join(cache, createHash('sha256').update(lock).digest('hex').slice(0, 12));
  const packages = join(folder, 'node_modules');
  if (existsSync(packages)) return packages;
  report('installing 1,000 packages, several minutes the first time');
  mkdirSync(cache, { recursive: true });
  // Beside its place: an interrupted installation leaves nothing that looks complete.
  const begun = mkdtempSync(join(cache, 'begun-'));
  try {
    for (const name of ['package.json', 'package-lock.json']) cpSync(join(APP, name), join(begun, name));
    // Medusa needs none of its packages' install scripts, one of which sends telemetry.
    const words = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', words, { cwd: begun, stdio: ['ignore', 'inherit', 'inherit'] });
    if (!existsSync(folder)) renameSync(begun, folder);
  } finally {
    rmSync(begun, { recursive: true, force: true });
  }
  return packages;
}
