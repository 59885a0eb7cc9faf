import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Decode } from 'typebox/value';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../schema/temporary-folder.fixture.ts';
import { parse } from 'yaml';
import { readConfig } from '../../gateway/config/config.ts';
import { Page, Post } from '../../schema/shop-folder/content/fields.ts';
import { OWN_THEME } from '../../schema/shop-folder/looks/theme.ts';
import { parseShopFile } from '../../schema/shop-folder/read-shop-file.ts';
import { ShopFile } from '../../schema/shop-folder/shop-file.ts';
import { writeNewFolder } from './new-folder.ts';

function newFolder(): string {
  const parent = temporaryFolder();
  const folder = join(parent, 'my-shop');
  writeNewFolder(folder);
  return folder;
}

const uncommented = (text: string) => text.replaceAll(/^#(?! \S)/gm, '');

/** The front matter of a file, with every field in use. */
const fieldsOf = (file: string): unknown => parse(uncommented(readFileSync(file, 'utf8').split('---\n')[1] ?? ''));

test('a new folder is read without a fault, and looks like the storefront', () => {
  // The gateway itself reads pages and posts only in front of a shop API.
  const { shopName, content, looks } = readConfig({ SHOP_DIR: newFolder(), SHOP_API_URL: 'https://api.example' });
  expect(shopName).toBe('My shop');
  expect(content).toMatchObject({ pages: [{ url: '/about-us/' }], posts: [{ slug: 'welcome' }] });
  expect(looks.theme).toMatchObject({ light: OWN_THEME.light, dark: OWN_THEME.dark });
  expect(looks.logo).not.toBeNull();
});

test('every key is there, and its example is allowed', () => {
  const folder = newFolder();
  const shop = parseShopFile(uncommented(readFileSync(join(folder, 'shop.yaml'), 'utf8')), 'shop.yaml');
  expect(Object.keys(shop)).toEqual(Object.keys(ShopFile.properties));
  const page = Decode(Page, fieldsOf(join(folder, 'pages/about-us.md')));
  expect(Object.keys(page)).toEqual(Object.keys(Page.properties));
  const post = Decode(Post, fieldsOf(join(folder, 'posts/welcome.md')));
  expect(Object.keys(post)).toEqual(Object.keys(Post.properties));
});

test('an existing folder is left as it is', () => {
  const folder = newFolder();
  expect(() => writeNewFolder(folder)).toThrow(`${folder} exists already: choose another name, or remove it first.`);
});
