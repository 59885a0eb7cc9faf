import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitPackage, packedName } from './kit-package.rules.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Makes the partners’ kit in a folder, from the generated types: the npm package, and beside it the file that npm packs it into. Returns the path of that file. */
export function makeKit(directory: string): string {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  execFileSync(
    join(ROOT, 'node_modules/.bin/tsc'),
    ['-p', join(import.meta.dirname, 'kit.tsconfig.json'), '--outDir', join(directory, 'js')],
    // The compiler prints its errors to the standard output.
    { stdio: ['ignore', process.stderr, 'inherit'] },
  );
  cpSync(join(ROOT, 'kit/operations'), join(directory, 'operations'), { recursive: true });
  cpSync(join(ROOT, 'kit/starters'), join(directory, 'starters'), {
    recursive: true,
    filter: (path) => !/\.test\.ts$|node_modules|package-lock\.json$|__pycache__|catalogue\.json/.test(path),
  });
  for (const [from, to] of [
    ['schema/schema.graphql', 'schema.graphql'],
    ['schema/CHANGELOG.md', 'CHANGELOG.md'],
    ['kit/README.md', 'README.md'],
    ['LICENSE', 'LICENSE'],
  ] as const)
    cpSync(join(ROOT, from), join(directory, to));
  // In the package the starter stands below the kit.
  const starter = join(directory, 'starters/typescript/package.json');
  writeFileSync(starter, readFileSync(starter, 'utf8').replace('file:../../../dist/kit', 'file:../..'));
  const kit = kitPackage(JSON.parse(read('package.json')), read('schema/CHANGELOG.md'));
  writeFileSync(join(directory, 'package.json'), `${JSON.stringify(kit, null, 2)}\n`);
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(directory, packedName(kit));
}
