import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogueTemplate } from './plain/template.rules.ts';

const PROGRAM = join(import.meta.dirname, '../../scripts/import-catalogue.ts');

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'import-program-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test('--template prints the template and nothing else', () => {
  expect(execFileSync(process.execPath, [PROGRAM, '--template'], { encoding: 'utf8' })).toBe(catalogueTemplate());
});

test.each([
  ['a file', 'SKU,Title,Price\nA,Mug,8\n', 'as a CSV of plain columns it lacks the column name; it has SKU, Title'],
  ['no file', null, 'ENOENT'],
])('%s of an unknown format is refused before anything is created', (_, text, reason) => {
  const file = join(directory, 'products');
  const dataDir = join(directory, 'data');
  if (text !== null) writeFileSync(file, text);
  const { status, stderr, stdout } = spawnSync(process.execPath, [PROGRAM, file, '--data-dir', dataDir], {
    encoding: 'utf8',
  });
  expect([status, stdout, existsSync(dataDir)]).toEqual([1, '', false]);
  expect(stderr).toContain(reason);
});
