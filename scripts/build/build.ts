import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions, runProgram } from '../../schema/settings/command-line.ts';
import { markUsed, swapBuild } from '../../gateway/server/storefront/builds.ts';

const USAGE = `npm run build

Builds the storefront for production, in a folder of its own in dist/, and makes that folder the current one
(dist/current) when all is done. A shop that runs keeps the build that it started with.

Example: npm run build`;

const dist = join(import.meta.dirname, '../../dist');

await runProgram(USAGE, (words) => {
  readOptions({}, words, 0);
  const folder = join(dist, `build-${new Date().toISOString().replace(/\W/g, '-')}`);
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, BUILD_DIRECTORY: folder },
    });

  mkdirSync(folder, { recursive: true });
  markUsed(folder);
  run('node', 'scripts/generate.ts');
  // Sources that are edited from now on are newer than the build (scripts/start).
  writeFileSync(join(folder, '.built'), '');
  run('vite', 'build', '--app', '--logLevel', 'warn');
  for (const step of ['scripts/build/move-source-maps.ts', 'scripts/build/compress.ts']) run('node', step);
  swapBuild(dist, folder);
});
