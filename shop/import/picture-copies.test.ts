import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCategories } from '@storefront/embedded/catalogue/catalogue-store.ts';
import { useImports } from './import.fixture.ts';
import { createPictureCopies } from './picture-copies.ts';

const LIMITS = { pictures: 100, bytes: 1_000, failuresOfHost: 2, atOnce: 1 };
const COPY = /^\/product-pictures\/[0-9a-f]{32}\.webp$/;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-copies-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = vi.fn(async (url: string) => {
  if (url.includes('broken')) throw new Error('it answered 500');
  return url.includes('none') ? null : Buffer.from('picture');
});
beforeEach(() => {
  load.mockClear();
});

const { told, run, given, at } = useImports();
const products = (...urls: string[]) =>
  given(`sku,name,price,image\n${urls.map((url, index) => `${index},Mug ${index},8,${url}`).join('\n')}\n`);
const copying = (limits = LIMITS) => ({ pictures: createPictureCopies(folder, load, undefined, limits) });

test('pictures are copied once; a second import copies only new ones', async () => {
  // What an interrupted import left is no copy.
  writeFileSync(join(folder, 'half.webp.part'), '');
  const first = products('https://a.example/1.jpg | https://a.example/2.jpg', 'https://a.example/1.jpg');
  expect(await run([first], copying())).toMatchObject({ added: 2, imageHosts: [] });
  expect((await at('/mug-0/')).images.map(({ url }) => COPY.test(url))).toEqual([true, true]);
  expect((await at('/mug-1/')).images[0]?.url).toBe((await at('/mug-0/')).images[0]?.url);
  expect([load.mock.calls.length, readdirSync(folder).length, told.notes]).toEqual([2, 3, []]);
  load.mockClear();
  const second = products('https://a.example/1.jpg | https://a.example/3.jpg', 'https://a.example/1.jpg');
  expect(await run([second], copying())).toMatchObject({ changed: 1, unchanged: 1 });
  expect(load.mock.calls).toEqual([['https://a.example/3.jpg']]);
});

test('a failed picture stays linked and is a line of the report', async () => {
  const file = products('https://a.example/none.jpg', 'https://a.example/broken.jpg', 'https://b.example/1.jpg');
  expect(await run([file], copying())).toMatchObject({ added: 3, imageHosts: ['a.example'] });
  expect(told.notes).toEqual([
    '2 picture: https://a.example/none.jpg is not copied: There is no picture',
    '3 picture: https://a.example/broken.jpg is not copied: it answered 500',
  ]);
  expect((await at('/mug-1/')).images[0]?.url).toBe('https://a.example/broken.jpg');
  expect((await at('/mug-2/')).images[0]?.url).toMatch(COPY);
});

test('the picture of a new category is the copy of its first product’s', async () => {
  const file = given('sku,name,price,category,image\n1,Mug,8,Mugs,https://a.example/1.jpg\n');
  await run([file], copying());
  const mugs = (await readCategories(told.db)).find(({ name }) => name === 'Mugs');
  expect(mugs?.image.url).toBe((await at('/mug/')).images[0]?.url);
  expect(load).toHaveBeenCalledTimes(1);
});

test('pictures of a folder of this machine are copied; one that is not there is left out', async () => {
  const file = products('small/a.jpg', 'none-1.jpg', 'none-2.jpg', 'none-3.jpg', '../b.jpg');
  const imagesFrom = 'file:///home/me/pictures/';
  expect(await run([file], { ...copying(), imagesFrom })).toMatchObject({ added: 5, imageHosts: [] });
  expect(load.mock.calls[0]).toEqual(['file:///home/me/pictures/small/a.jpg']);
  expect((await at('/mug-0/')).images[0]?.url).toMatch(COPY);
  expect((await at('/mug-1/')).images).toEqual([]);
  expect(told.notes).toEqual([
    '6 image: “../b.jpg” is no web address such as https://…, nor in a folder of --images-from, and is not taken',
    '3 picture: file:///home/me/pictures/none-1.jpg is not copied: There is no picture',
    '4 picture: file:///home/me/pictures/none-2.jpg is not copied: There is no picture',
    '5 picture: file:///home/me/pictures/none-3.jpg is not copied: There is no picture',
  ]);
});

test('a picture that a link places outside the folder is not copied', async () => {
  const [from, url] = [`file://${folder}/from/`, `file://${folder}/from/a.jpg`];
  mkdirSync(join(folder, 'from'));
  writeFileSync(join(folder, 'a.jpg'), 'picture');
  symlinkSync('../a.jpg', join(folder, 'from', 'a.jpg'));
  expect(await createPictureCopies(folder, load, from).addressOf(url)).toBe('');
  expect(load).not.toHaveBeenCalled();
});

test('a host that fails again and again is left alone, and an import copies no more than its bounds', async () => {
  const broken = Array.from({ length: 4 }, (_, index) => `https://a.example/broken-${index}.jpg`);
  await run([products(...broken, 'https://b.example/1.jpg')], copying());
  expect(load).toHaveBeenCalledTimes(3);
  expect(told.notes[3]).toBe(
    '5 picture: https://a.example/broken-3.jpg is not copied: a.example failed 2 times in a row and is left alone',
  );
  const many = Array.from({ length: 3 }, (_, index) => `https://c.example/${index}.jpg`);
  for (const limits of [{ pictures: 1 }, { bytes: 1 }]) {
    rmSync(folder, { recursive: true });
    load.mockClear();
    await run([products(...many)], copying({ ...LIMITS, ...limits }));
    expect(load).toHaveBeenCalledTimes(1);
  }
});
