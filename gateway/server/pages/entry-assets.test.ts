import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEntryAssets } from './entry-assets.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'graphiql-'));
  mkdirSync(join(directory, '.vite'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (manifest: object) => writeFileSync(join(directory, '.vite/manifest.json'), JSON.stringify(manifest));

test('the page loads the entry and its styles, and the entry loads the code editor', () => {
  write({
    '_monaco-a1.js': { file: 'assets/graphiql/monaco-a1.js', css: ['assets/graphiql/monaco-b2.css'] },
    'page/entry.tsx': {
      file: 'assets/graphiql/entry-c3.js',
      isEntry: true,
      css: ['assets/graphiql/entry-d4.css'],
      dynamicImports: ['_monaco-a1.js'],
    },
  });
  expect(readEntryAssets(directory)).toEqual({
    styles: ['/assets/graphiql/entry-d4.css'],
    scripts: ['/assets/graphiql/entry-c3.js'],
  });
});

test('throws when the build has no entry', () => {
  write({ '_monaco-a1.js': { file: 'assets/graphiql/monaco-a1.js' } });
  expect(() => readEntryAssets(directory)).toThrow('has no entry');
});
