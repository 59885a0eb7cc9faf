import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '@storefront/schema/temporary-folder.fixture.ts';
import { readAssets } from './assets.ts';

/** In Vite's format: keys of shared chunks start with an underscore. */
const MANIFEST = {
  '_libraries-a1.js': { file: 'assets/libraries-a1.js' },
  '_shell-b2.js': {
    file: 'assets/shell-b2.js',
    imports: ['_libraries-a1.js'],
    assets: ['assets/fraunces-j1.woff2'],
  },
  'style.css': { file: 'assets/style-c3.css' },
  'web/framework/entry.client.tsx': {
    file: 'assets/entry.client-d4.js',
    isEntry: true,
    imports: ['_libraries-a1.js', '_shell-b2.js'],
    dynamicImports: ['web/content/OwnPage.tsx', 'web/content/OwnPage.route.ts'],
    assets: ['assets/inter-e5.woff2', 'assets/logo-f6.svg'],
  },
  'web/content/OwnPage.tsx': { file: 'assets/OwnPage-g7.js', imports: ['_shell-b2.js', '_words-h8.js'] },
  '_words-h8.js': { file: 'assets/words-h8.js', imports: ['_libraries-a1.js'] },
  'web/content/OwnPage.route.ts': { file: 'assets/own-page.route-i9.js', imports: ['_shell-b2.js'] },
};

let directory: string;
beforeEach(() => {
  directory = temporaryFolder();
  mkdirSync(join(directory, '.vite'));
  writeFileSync(join(directory, '.vite/manifest.json'), JSON.stringify(MANIFEST));
});

test('a page preloads each file that its modules and the entry import, once', () => {
  const { styles, faces, modules, entries } = readAssets(directory)([
    'web/content/OwnPage.tsx',
    'web/content/OwnPage.route.ts',
  ]);
  expect([styles, faces, entries]).toEqual([
    ['/assets/style-c3.css'],
    ['/assets/inter-e5.woff2', '/assets/fraunces-j1.woff2'],
    ['/assets/entry.client-d4.js'],
  ]);
  expect(modules.toSorted()).toEqual([
    '/assets/OwnPage-g7.js',
    '/assets/libraries-a1.js',
    '/assets/own-page.route-i9.js',
    '/assets/shell-b2.js',
    '/assets/words-h8.js',
  ]);
});

test('throws for a module that is missing from the build', () => {
  expect(() => readAssets(directory)(['web/content/MovedPage.tsx'])).toThrow(
    'The build has no web/content/MovedPage.tsx',
  );
});
