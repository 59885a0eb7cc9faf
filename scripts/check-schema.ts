import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { allExamples } from '../gateway/graphql-server/graphiql/examples.ts';
import { changedFiles, readGeneratedFiles } from './generated-files.ts';

/**
 * Fails in three cases: a generated file was out of date (it is written again first); a shipped or documented operation
 * is not valid; a test's operation is among the storefront's persisted operations.
 */
const OPERATION_NAME = /\b(?:query|mutation) (\w+)/;
const faults: string[] = [];

const before = readGeneratedFiles();
execFileSync('node', ['scripts/generate.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
const stale = changedFiles(before, readGeneratedFiles());
if (stale.length > 0)
  faults.push(`Generated again because they were out of date: ${stale.join(', ')}. Review and commit them.`);

const current = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));

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

// relay-compiler assigns operations to projects by folder alone.
for (const file of globSync('web/**/*.{test,fixture}.{ts,tsx}')) {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(new RegExp(OPERATION_NAME, 'g'))) {
    if (shippedByName.has(name))
      faults.push(`${file}: ${name} would become a persisted operation. Such tests belong in web/component-tests.`);
  }
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
