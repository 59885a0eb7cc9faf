import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { roomFaults, type SourceFile } from './rooms.rules.ts';

/** Refuses files above their size cap, meaningless names, and rules files that are not pure. */
const root = join(import.meta.dirname, '..');
const files: SourceFile[] = [];
for await (const path of glob('{config,domain,schema,gateway,shop,web,e2e,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name.includes('__generated__') || name.includes('node_modules'),
}))
  files.push({ path, text: readFileSync(join(root, path), 'utf8') });
const faults = roomFaults(files);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
