import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isSlow, slowTexts } from '@storefront/domain/hostile-texts.fixture.ts';
import { sectionsOf } from './content/markdown.ts';
import { readDrawing } from './looks/logo.ts';
import { parseShopFile } from './read-shop-file.ts';

const path = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(path, { recursive: true }));

const heading = (text: string) => sectionsOf({ text: `## ${text}`, file: 'a.md', linesAbove: 0 });
const nameOf = (text: string) => parseShopFile(`name: ${JSON.stringify(text)}\n`, 'shop.yaml');
const titleOf = (text: string) => parseShopFile(`name: A\ntitle: ${JSON.stringify(text)}\n`, 'shop.yaml');

test.each<[string, (text: string) => unknown, string]>([
  ['a heading of spaces', heading, `A${' '.repeat(100_000)}B`],
  ['a heading of anchors', heading, `A${' {#a'.repeat(25_000)}`],
  ['a name that ends in a control character', nameOf, `${'a'.repeat(100_000)}\u0007`],
  ['a title that ends in a control character', titleOf, `${'{page}'.repeat(16_000)}\u0007`],
])('reads %s in time that grows with its length', (_, read, text) => expect(isSlow(read, text)).toBe(false));

test('reads a logo in time that grows with its length', { timeout: 120_000 }, () => {
  const read = (text: string) => {
    writeFileSync(join(path, 'logo.svg'), text);
    return readDrawing({ path, isSample: false }, 'logo.svg');
  };
  expect(slowTexts(read)).toEqual([]);
});
