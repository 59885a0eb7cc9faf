import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Generates everything that is generated: the printed schema from the graph's code and what differs from its last release,
 * the REST contract from the calls that read it, then the storefront's operations and artifacts.
 * Starts from nothing each time, because the compiler never removes an operation that is no longer sent.
 */
for (const directory of ['web/__generated__', 'web/component-tests/__generated__']) {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
}
writeFileSync('schema/operations.json', '{}\n');
execFileSync('node', ['scripts/print-schema.ts'], { stdio: 'inherit' });
execFileSync('node', ['scripts/schema/write-changelog.ts'], { stdio: 'inherit' });
execFileSync('node', ['scripts/schema/write-shop-api.ts'], { stdio: 'inherit' });
execFileSync('relay-compiler', { stdio: ['ignore', 'ignore', 'inherit'] });
