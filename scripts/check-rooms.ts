import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { roomFaults, type SourceFile } from './rooms.rules.ts';

/** Refuses imports that go the wrong way, files and folders over their size, and rules that do more than compute. */
const root = join(import.meta.dirname, '..');
const files: SourceFile[] = [];
for await (const path of glob('{domain,gateway,web,e2e,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name.includes('__generated__') || name.includes('node_modules'),
})) {
  const text = readFileSync(join(root, path), 'utf8');
  files.push({ path, text, imports: importsOf(path, text) });
}
const faults = roomFaults(files);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The project's own files that a file imports, as paths from the root. */
function importsOf(path: string, text: string): { path: string; typeOnly: boolean }[] {
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'(\.{1,2}\/[^']+)'|\bimport\('(\.{1,2}\/[^']+)'\)|^import\s+'(\.{1,2}\/[^']+)'/gm,
  );
  return [...statements].map(([, typeOnly, from, dynamic, bare]) => ({
    path: relative(root, join(root, dirname(path), from ?? dynamic ?? bare ?? '')),
    typeOnly: Boolean(typeOnly),
  }));
}
