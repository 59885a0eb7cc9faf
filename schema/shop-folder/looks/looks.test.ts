import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.fixture.ts';
import { readSharedConfig } from '../../settings/shared-config.ts';
import { OWN_THEME, themeOf } from './theme.ts';

function looksOf(files: Readonly<Record<string, string>>) {
  const path = temporaryFolder();
  for (const [name, text] of Object.entries({ 'shop.yaml': 'name: Hook & Eye\n', ...files }))
    writeFileSync(join(path, name), text);
  return readSharedConfig({ SHOP_DIR: path }).looks;
}

test('a folder without files has the storefront’s own theme, no logo and no icon', () => {
  expect(looksOf({})).toEqual({ theme: OWN_THEME, logo: null, icon: null });
});

test('a theme overrides what it names, in both schemes and as the shopper chooses', () => {
  const { light, dark, sheet } = themeOf(
    ':root { --color-green: #7A1F3D; --font-serif: Georgia, serif } /* ours */\n' +
      '@media (prefers-color-scheme: dark) { :root { --color-band: rgb(60 16 32) } }',
    'theme.css',
  );
  expect([light.green, light.band, light.paper]).toEqual(['#7A1F3D', OWN_THEME.light.band, OWN_THEME.light.paper]);
  expect([dark.green, dark.band]).toEqual([OWN_THEME.dark.green, 'rgb(60 16 32)']);
  expect(sheet?.path).toMatch(/^\/looks\/theme-[0-9a-f]{10}\.css$/);
  const inDark = `--color-green:${OWN_THEME.dark.green};--color-band:rgb(60 16 32)`;
  expect(sheet?.css.split('\n')).toEqual([
    `:root:root{--color-green:#7A1F3D;--color-band:${OWN_THEME.light.band};--font-serif:Georgia, serif}`,
    `@media screen{:root:root[data-colour-scheme="dark"]{${inDark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:root:not([data-colour-scheme="light"]){${inDark}}}`,
  ]);
});

test.each([
  [':root {\n  --color-gren: red\n}', 'theme.css:2: found --color-gren; allowed: --color-paper, --color-surface, '],
  [':root { --color-green: url(https://x.example) }', 'theme.css:1: found --color-green: url(https://x.example);'],
  [':root { --font-sans: x;\n--radius-control: 2em }', 'theme.css:2: found --radius-control: 2em; allowed: pixels'],
  ['\n\nbody { color: red }', 'theme.css:3: found body; allowed: :root { … }'],
  ['@import "https://evil.example";', 'theme.css:1: found @import'],
  [':root {\n', 'theme.css:1: found Unclosed block; allowed: CSS'],
])('refuses %j with its line and what is allowed', (text, message) => {
  expect(() => themeOf(text, 'theme.css')).toThrow(message);
});

test('a logo has the proportions of its viewBox, and a path that its content names', () => {
  const { logo } = looksOf({ 'logo.svg': '<?xml version="1.0"?><svg viewBox="0 -2 96.5 32"></svg>' });
  const path = expect.stringMatching(/^\/looks\/logo-[0-9a-f]{10}\.svg$/) as string;
  expect(logo).toMatchObject({ width: 96.5, height: 32, path });
});

test.each([
  ['<p>No drawing</p>', 'logo.svg: found no <svg> element; allowed: an SVG with its size in a viewBox'],
  ['<svg viewBox="0 0 0 32">', 'logo.svg: found <svg viewBox="0 0 0 32">'],
  [`<svg viewBox="0 0 1 1">${' '.repeat(200_000)}`, 'logo.svg: found 200023 bytes; allowed: 200000 bytes at most'],
])('refuses the logo %.40j', (text, message) => expect(() => looksOf({ 'logo.svg': text })).toThrow(message));
