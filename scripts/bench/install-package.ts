import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs a benchmark's own package by its lock file, unless it is installed. */
export function installPackage(directory: string): void {
  const { name, dependencies } = readJson(join(directory, 'package.json')) as {
    name: string;
    dependencies: Record<string, string>;
  };
  const isInstalled = Object.entries(dependencies).every(([dependency, version]) => {
    const file = join(directory, 'node_modules', dependency, 'package.json');
    return existsSync(file) && (readJson(file) as { version: string }).version === version;
  });
  if (isInstalled) return;
  console.log(`Installing ${name} …`);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: directory, stdio: 'inherit' });
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
