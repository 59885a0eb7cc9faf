import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { readSharedConfig } from '../settings/shared-config.ts';
import { readCategories } from './categories.ts';
import { readPicture } from './content/read-content.ts';
import { parseShopFile, readShopFile } from './read-shop-file.ts';
import { ShopFolderError } from './shop-folder-error.ts';
import { findShopFolder, SAMPLE_FOLDER } from './shop-folder.ts';

function folderWith(text: string): string {
  const path = temporaryFolder();
  writeFileSync(join(path, 'shop.yaml'), text);
  return path;
}

const CONTACT = 'contact: { phone: "01603 496 0100", email: hello@hook.example }';

test('a shop.yaml of one line makes a shop of that name and nothing else', () => {
  const path = folderWith('name: Hook & Eye\n');
  const nothing = { phone: '', email: '', socialLinks: [], companyNumber: '', bankDetails: '' };
  const own = { shopFolder: { path, isSample: false }, shopName: 'Hook & Eye', legalName: 'Hook & Eye' };
  expect(readSharedConfig({ SHOP_DIR: path })).toMatchObject({ ...own, ...nothing });
});

test('settings win over shop.yaml', () => {
  const SHOP_DIR = folderWith(`name: Hook & Eye\n${CONTACT}\n`);
  expect(readSharedConfig({ SHOP_DIR, SHOP_NAME: 'Button & Thread' })).toMatchObject({
    shopName: 'Button & Thread',
    email: 'hello@hook.example',
  });
});

test('without a folder the shop is the sample, but not in front of a shop API of your own', () => {
  expect(findShopFolder(undefined, { sellsOwn: false })).toEqual({ path: SAMPLE_FOLDER, isSample: true });
  const { shopFolder, shopName } = readSharedConfig({ SHOP_API_URL: 'https://api.example' });
  expect([shopFolder, shopName]).toEqual([null, 'My shop']);
});

test('a folder that is missing or has no shop.yaml is refused', () => {
  expect(() => readSharedConfig({ SHOP_DIR: 'no-such-shop' })).toThrow(
    'no-such-shop: found no such folder; allowed: a folder with a shop.yaml',
  );
  expect(() => readShopFile({ path: 'docs', isSample: false })).toThrow(
    'docs/shop.yaml: found no file; allowed: a shop.yaml with a name',
  );
});

test.each([
  ['a missing key', CONTACT, ':1: found no name; allowed: a text of at most 80 characters: The shop’s trading name'],
  ['a misspelt key', 'name: A\ncontact:\n  fone: "1"', ':3: found contact.fone; allowed: phone, hours, email'],
  [
    'a number that needs quotes',
    'name: A\ncontact:\n  phone: 02079460123',
    ':3: found contact.phone: 2079460123; allowed: a text of at most 40 characters: The telephone number as it is',
  ],
  [
    'an amount with its sign',
    'name: A\ndelivery:\n  charges:\n    ukMainland: £4.95',
    ':4: found delivery.charges.ukMainland: "£4.95"; allowed: a number from 0 to 10000: The charge to the UK',
  ],
  [
    'days of dispatch the wrong way round',
    'name: A\ndelivery:\n  toOrderDays:\n    minimum: 7\n    maximum: 3',
    ':4: found 7 to 3 days; allowed: a minimum that is at most the maximum',
  ],
  [
    'a threshold that is named but not given',
    'name: A\n\npromises:\n  - title: Free over {freeDeliveryThreshold}',
    ':4: found {freeDeliveryThreshold}, but no delivery.freeOver; allowed: an amount from which',
  ],
  ['no charge for the mainland', 'name: A\ndelivery:\n  charges: { isleOfMan: 9 }', ':3: found no delivery.charges.uk'],
  ['a blank text', 'name: "  "', ':1: found name: "  "; allowed: a text of at most 80'],
  ['a broken file', 'name: A\nlegal:\n\t- b: "', ':3: found'],
  ['an empty file', '', ':1: found the file: null; allowed: a group of name'],
])('names the file, the line, what was found and what is allowed: %s', (_, text, message) => {
  expect(() => parseShopFile(text, 'shop.yaml')).toThrow(ShopFolderError);
  expect(() => parseShopFile(text, 'shop.yaml')).toThrow(`shop.yaml${message}`);
});

test('delivery charges are pounds inc VAT, and texts name the threshold', () => {
  const prices = 'delivery:\n  freeOver: 45.50\n  charges: { ukMainland: 3.99, isleOfMan: 0 }';
  const SHOP_DIR = folderWith(`name: A\ndescription: Free over {freeDeliveryThreshold}.\n${prices}\n`);
  const { delivery, shopFile } = readSharedConfig({ SHOP_DIR });
  expect(delivery).toEqual({
    zones: { UK_MAINLAND: { incVat: 399, exVat: 333 }, ISLE_OF_MAN: { incVat: 0, exVat: 0 } },
    freeFrom: 4_550,
  });
  expect(shopFile.description).toBe('Free over £45.50.');
  expect(readSharedConfig({ SHOP_DIR: folderWith('name: A') }).delivery.freeFrom).toBeNull();
});

test('categories have an order and pictures, and each is known wherever shop.yaml names it', () => {
  const SHOP_DIR = folderWith(
    `name: A\ncategories:\n  - path: /shirts/\n  - { path: /socks/, picture: socks.svg }
filters:\n  - { path: /ties/, first: [Size] }\nfacts:\n  - { path: /shirts/, names: [Material] }\n`,
  );
  mkdirSync(join(SHOP_DIR, 'pictures'));
  writeFileSync(join(SHOP_DIR, 'pictures/socks.svg'), '<svg/>');
  const { shopFolder, shopFile } = readSharedConfig({ SHOP_DIR });
  const categories = readCategories(shopFolder, shopFile);
  expect([categories.order, categories.named]).toEqual([
    ['/shirts/', '/socks/'],
    ['/shirts/', '/socks/', '/ties/'],
  ]);
  const path = categories.pictures.get('/socks/') ?? '';
  expect(path).toMatch(/^\/pictures\/socks-[0-9a-f]{10}\.svg$/);
  expect(readPicture(categories.files, path)?.toString()).toBe('<svg/>');
  expect(readPicture(categories.files, '/pictures/socks.svg')).toBeNull();
});

test('a picture that shop.yaml names must be in pictures/', () => {
  const path = folderWith(`name: A\n${CONTACT}\nhome:\n  - section: hero\n    picture: shirt.jpg\n`);
  expect(() => readShopFile({ path, isSample: false })).toThrow(
    /shop\.yaml:5: found picture: "shirt\.jpg"; allowed: a file in pictures/,
  );
});

test.each<[string, (path: string) => unknown, string]>([
  ['a named pipe', (path) => execFileSync('mkfifo', [path]), 'shop.yaml: found no file; allowed: a file'],
  ['a folder', (path) => mkdirSync(path), 'shop.yaml: found no file; allowed: a file'],
  ['a link to a device', (path) => symlinkSync('/dev/zero', path), 'shop.yaml: found a link out of the folder;'],
  ['a large file', (path) => writeFileSync(path, `#${' '.repeat(500_000)}`), 'shop.yaml: found 500001 bytes; allowed'],
])('refuses %s as shop.yaml', (_, write, message) => {
  const path = temporaryFolder();
  write(join(path, 'shop.yaml'));
  expect(() => readSharedConfig({ SHOP_DIR: path })).toThrow(message);
});
