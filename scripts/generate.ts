import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes all generated files: the printed schema and its changelog, the REST contract, the page of configuration variables,
 * and the storefront's persisted operations and Relay artifacts.
 * Deletes the previous operations and artifacts first, because relay-compiler never removes an operation that is no longer used.
 */
for (const directory of ['web/__generated__', 'web/component-tests/__generated__']) {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
}
writeFileSync('schema/operations.json', '{}\n');
execFileSync('node', ['scripts/print-schema.ts'], { stdio: 'inherit' });
execFileSync('node', ['scripts/schema/write-changelog.ts'], { stdio: 'inherit' });
execFileSync('node', ['scripts/schema/write-shop-api.ts'], { stdio: 'inherit' });
execFileSync('node', ['scripts/docs/write-configuration.ts'], { stdio: 'inherit' });
execFileSync('relay-compiler', { stdio: ['ignore', 'ignore', 'inherit'] });
