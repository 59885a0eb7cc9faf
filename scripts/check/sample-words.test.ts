import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readShopFile } from '../../schema/shop-folder/read-shop-file.ts';
import { SAMPLE_FOLDER } from '../../schema/shop-folder/shop-folder.ts';

/** Shorter texts, such as “From the blog”, are words that any shop may use. */
const CHARACTERS_MINIMUM = 8;

/** Keys whose values are not the sample’s own words, and usual titles, which the code has for shops that write none. */
const SHARED = new RegExp(
  '^(?:section|icon|path|picture|first|days|hours|detail|names|companyNumber)\\||^text\\|Shop by finish$|' +
    '^title\\|(?:Shop by category|From the blog)$',
);

/** Every text that the sample's shop.yaml says. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return SHARED.test(`${key}|${value}`) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, Array.isArray(value) ? key : name));
}

/** Files that say the sample's name for good reasons. */
const ALLOWED = ['shop/embedded/accounts/common-passwords.data.ts'];

/** The sample's trade. Where products have such properties, the files below explain them. */
const TRADE =
  /\b(?:lamps?|pendants?|dimmers?|sockets?|brass|lighting|door handles?|electricians?|light switch|kitchens?)\b/i;
const EXPLAINS = /\/(?:energy|specifications)\/|\/search\/(?:search|suggested-filters)\.rules\.ts$/;

const sources = (...folders: string[]) =>
  execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|css)\.tsx?$|^gateway\/testing\//.test(file));

test('the storefront’s own words are of no trade', () => {
  const found = sources('web')
    .filter((file) => !EXPLAINS.test(file))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      return code.split('\n').flatMap((line) => (TRADE.test(line) ? [`${file}: ${line.trim()}`] : []));
    });
  expect(found).toEqual([]);
});

test('no text of the sample shop is left in code', () => {
  const texts = textsOf(readShopFile({ path: SAMPLE_FOLDER, isSample: true })).filter(
    (text) => text.length >= CHARACTERS_MINIMUM,
  );
  expect(texts.length).toBeGreaterThan(30);
  const found = sources('domain', 'gateway', 'schema', 'shop/embedded', 'shop/import', 'shop/medusa', 'web')
    .filter((file) => !ALLOWED.includes(file))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      return texts.filter((text) => code.includes(text)).map((text) => `${file}: ${text}`);
    });
  expect(found).toEqual([]);
});
