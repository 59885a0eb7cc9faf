import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readGraphiQLFiles } from '../gateway/server/console/package-files.ts';

/** Writes GraphiQL's files beside the storefront's, and a manifest of their names. */
const dist = join(import.meta.dirname, '../dist');
const { addresses, contents } = await readGraphiQLFiles();
for (const [address, content] of contents) {
  const file = join(dist, 'client', address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
writeFileSync(join(dist, 'graphiql.json'), JSON.stringify(addresses));
