import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { buildSchema } from 'graphql';
import { readOptions, runProgram } from '@storefront/config/command-line.ts';
import { generateKit } from './generate-kit.ts';
import { makeKit } from './make-kit.ts';

const USAGE = `npm run kit

Packs the schema, typed operations and a small client for partners into dist/kit. The shop serves the kit of its build at /docs/kit.tgz.

Example: npm run kit`;

/** Makes the npm package for partners in dist/kit: `npm run kit`. */
await runProgram(USAGE, async (words) => {
  readOptions({}, words, 0);
  await generateKit(buildSchema(readFileSync('schema/schema.graphql', 'utf8')));
  const file = makeKit(resolve(process.env.BUILD_DIRECTORY ?? 'dist', 'kit'));
  console.log(`${relative('.', file)} is the partners’ kit: npm install ./${relative('.', file)}`);
});
