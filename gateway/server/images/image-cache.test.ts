import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '@storefront/schema/temporary-folder.fixture.ts';
import { openImageCache } from './image-cache.ts';

let directory: string;
let warnings: unknown[];
beforeEach(async () => {
  directory = temporaryFolder();
  warnings = [];
});

function open(bytesMaximum: number) {
  const logger = { warn: (details: object) => void warnings.push(details) };
  return openImageCache({ directory, bytesMaximum, logger });
}
const image = (bytes: number) => Buffer.alloc(bytes, 'x');
const files = async () =>
  (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.webp')).toSorted();

test('evicts the least recently used image beyond its size limit', async () => {
  const cache = open(300);
  await cache.counted;
  for (const name of ['80/a', '80/b', '80/c']) await cache.write(name, image(100));
  expect((await cache.read('80/a'))?.length).toBe(100);
  await cache.write('160/d', image(100));
  await expect.poll(files).toEqual(['160/d.webp', '80/a.webp', '80/c.webp']);
  expect([await cache.read('80/b'), warnings]).toEqual([null, []]);
});

test('counts existing files by age and removes temporary files of ended processes', async () => {
  await mkdir(join(directory, '80'));
  const hoursAgo = async (name: string, hours: number) => {
    const time = new Date(Date.now() - hours * 3_600_000);
    await writeFile(join(directory, name), image(100));
    await utimes(join(directory, name), time, time);
  };
  await hoursAgo('80/new.webp', 1);
  await hoursAgo('80/old.webp', 3);
  await hoursAgo('80/middle.webp', 2);
  await hoursAgo('80/left.webp.0a1b', 5);
  await hoursAgo('80/under-way.webp.0a1c', 0);
  const cache = open(250);
  await cache.counted;
  await expect.poll(files).toEqual(['80/middle.webp', '80/new.webp']);
  expect((await readdir(join(directory, '80'))).filter((name) => !name.endsWith('.webp'))).toEqual([
    'under-way.webp.0a1c',
  ]);
  await cache.write('80/next', image(100));
  await expect.poll(files).toEqual(['80/new.webp', '80/next.webp']);
});
