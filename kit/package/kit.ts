import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSchema } from 'graphql';
import { generateKit } from './generate-kit.ts';
import { makeKit } from './make-kit.ts';

/** Makes the npm package for partners in dist/kit: `npm run kit`. */
await generateKit(buildSchema(readFileSync('schema/schema.graphql', 'utf8')));
const file = makeKit(join(import.meta.dirname, '../../dist/kit'));
console.log(`${relative('.', file)} is the partners’ kit: npm install ./${relative('.', file)}`);
