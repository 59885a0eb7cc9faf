import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { allExamples } from '../gateway/http/console/examples.ts';
import { schemaChanges } from './schema/changes.rules.ts';

/**
 * Refuses four things: files in schema/ that are not what the code says, after writing them anew; a change that breaks callers of the released
 * graph without its having said so before; an operation that we ship or document and that is not valid any more; and an operation of a test
 * among those that we ship.
 */
const GENERATED = [
  'schema/schema.graphql',
  'schema/operations.json',
  'schema/CHANGELOG.md',
  'schema/shop-api.openapi.json',
];
const OPERATION_NAME = /\b(?:query|mutation) (\w+)/;
const faults: string[] = [];

const before = GENERATED.map((file) => readFileSync(file, 'utf8'));
execFileSync('node', ['scripts/generate.ts'], { stdio: 'inherit' });
const stale = GENERATED.filter((file, index) => readFileSync(file, 'utf8') !== before[index]);
if (stale.length > 0)
  faults.push(`Out of date, and now written anew: ${stale.join(', ')}. Review the difference and commit it.`);

const current = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
for (const { kind, text, isAnnounced } of schemaChanges(
  buildSchema(readFileSync('schema/released.graphql', 'utf8')),
  current,
)) {
  if (kind === 'breaking' && !isAnnounced)
    faults.push(
      `${text} It breaks callers of the released graph: deprecate it, release that (npm run changelog -- VERSION), and take it away in a later release.`,
    );
}

const shipped = Object.values(JSON.parse(readFileSync('schema/operations.json', 'utf8')) as Record<string, string>);
const shippedByName = new Map(shipped.map((text) => [OPERATION_NAME.exec(text)?.[1] ?? 'an operation', text]));
const operations = [
  ...shippedByName,
  ...allExamples().map(({ name, query }) => [`schema/examples/${name}.graphql`, query] as const),
];
for (const [name, text] of operations) {
  const [error] = validate(current, parse(text));
  if (error) faults.push(`${name}: ${error.message}`);
}

// Relay's compiler tells projects apart by their folders alone.
for (const file of globSync('web/**/*.{test,fixture}.{ts,tsx}')) {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(new RegExp(OPERATION_NAME, 'g'))) {
    if (shippedByName.has(name))
      faults.push(`${file}: ${name} would be shipped; tests with operations of their own live in web/component-tests.`);
  }
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
