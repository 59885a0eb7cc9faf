import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Generates again and refuses when what is committed in schema/ was not what the code says. */
const files = ['schema/schema.graphql', 'schema/operations.json'];
const before = files.map((file) => readFileSync(file, 'utf8'));
execFileSync('node', ['scripts/generate.ts'], { stdio: 'inherit' });
const stale = files.filter((file, index) => readFileSync(file, 'utf8') !== before[index]);
if (stale.length > 0) {
  console.error(`Out of date, and now written anew: ${stale.join(', ')}. Review the difference and commit it.`);
  process.exitCode = 1;
}
