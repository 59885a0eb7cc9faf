import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@storefront/schema/temporary-folder.fixture.ts';
import { operationId, operationsIn, readOperationFiles } from './operation-files.ts';

test('an id is the SHA-256 of the text', () => {
  expect(operationId('{ shop { name } }')).toBe('d87467d81cf8b1001256a65ff79cf59a2002d2c31d46a049be787ef1c9802317');
});

test('a file is one operation, JSON an object of several', () => {
  expect([
    operationsIn('a.graphql', '{ shop { name } }'),
    operationsIn('b.json', '{"1": "{ shop { name } }", "__proto__": "{ shop { phone } }"}'),
  ]).toEqual([
    [{ source: 'a.graphql', text: '{ shop { name } }' }],
    [
      { source: 'b.json 1', text: '{ shop { name } }' },
      { source: 'b.json __proto__', text: '{ shop { phone } }' },
    ],
  ]);
});

test.each([
  ['a.json', '[]', 'a.json: is not a JSON object'],
  ['a.json', '{"x": 1}', 'a.json: "x" is not a text'],
  ['a.json', '{}', 'a.json: has no operations'],
  ['a.json', '{', 'a.json: is not JSON'],
  ['a.graphql', `#${'é'.repeat(32_000)}`, 'a.graphql: has more than 64000 bytes'],
])('%s with %s is refused', (file, content, message) => {
  expect(() => operationsIn(file, content)).toThrow(message);
});

test('reads several files, with and without a byte order mark', async () => {
  const directory = temporaryFolder();
  const files = ['a.graphql', 'b.graphql'].map((name) => join(directory, name));
  for (const [index, file] of files.entries()) await writeFile(file, `${index === 0 ? '' : '\uFEFF'}{ shop { name } }`);
  const text = '{ shop { name } }';
  expect(await readOperationFiles(files)).toEqual(files.map((source) => ({ source, text })));
});

test('a named pipe is refused, and not waited for', async () => {
  const directory = temporaryFolder();
  const file = join(directory, 'a.graphql');
  execFileSync('mkfifo', [file]);
  await expect(readOperationFiles([file])).rejects.toThrow(`${file}: is not a file`);
});
