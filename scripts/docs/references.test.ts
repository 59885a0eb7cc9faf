import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { expectedTextsOf, referencesOf } from './references.fixture.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const known = new Set(Object.keys(scripts));

test.each(globSync('{README.md,CONTRIBUTING.md,docs/**/*.md,{gateway,shop/*,web/framework}/README.md}'))(
  '%s names only files, links and scripts that exist',
  (document) => {
    const { paths, links, scripts: named } = referencesOf(readFileSync(document, 'utf8'));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    expect(links.filter((target) => !existsSync(join(dirname(document), target)))).toEqual([]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  },
);

test('the lines of the worked example are in its files, in its order', () => {
  const read = new Map<string, number>();
  const missing = expectedTextsOf(readFileSync('CONTRIBUTING.md', 'utf8')).filter(({ file, text }) => {
    const at = readFileSync(file, 'utf8').indexOf(text, read.get(file));
    read.set(file, at + text.length);
    return at === -1;
  });
  expect(read.size).toBe(6);
  expect(missing).toEqual([]);
});

test('CONTRIBUTING is short', () => {
  expect(readFileSync('CONTRIBUTING.md', 'utf8').split(/\s+/).length).toBeLessThanOrEqual(1_200);
});

test('every page of decisions is in their list', () => {
  const { links } = referencesOf(readFileSync('docs/decisions/README.md', 'utf8'));
  expect(globSync('*.md', { cwd: 'docs/decisions' }).filter((page) => !links.includes(page))).toEqual(['README.md']);
});
