import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CopyError } from '../../shop/embedded/database/copy/site.ts';
import { makeDefaultDirectory, prepareFile, pruneBackups, publish } from './backup-files.ts';

const NOW = new Date('2026-11-24T08:05:09.123Z');
const NAME = 'shop-2026-11-24T08-05-09Z.sqlite';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test('a file in a directory is named after the time, and the default directory is created for its owner alone', () => {
  const inside = join(directory, 'backups');
  expect(makeDefaultDirectory(directory)).toBe(`${inside}/`);
  expect(prepareFile(`${inside}/`, NOW)).toEqual({
    file: join(inside, NAME),
    partial: join(inside, `${NAME}.${process.pid}.partial`),
    isDated: true,
  });
  expect(statSync(inside).mode & 0o777).toBe(0o700);
  expect(prepareFile(inside, NOW).file).toBe(join(inside, NAME));
  const mine = join(inside, 'mine.sqlite');
  expect(prepareFile(mine, NOW)).toMatchObject({ file: mine, isDated: false });
});

test.each(['missing/', 'missing/mine.sqlite'])('%s is refused, and no folder is created', (path) => {
  const missing = join(directory, 'missing');
  expect(() => prepareFile(join(directory, path), NOW)).toThrow(
    new CopyError(`There is no folder ${missing}: create it first, or name another.`),
  );
  expect(existsSync(missing)).toBe(false);
});

test('a folder that cannot be written to is refused in one line', () => {
  // Also root can create no file among the devices' descriptors.
  expect(() => prepareFile('/dev/fd/', NOW)).toThrow(
    /^The folder \/dev\/fd is not writable \(E[A-Z]+\): no backup was made\.$/,
  );
});

test('keeps the newest backups, and deletes nothing else', () => {
  const old = ['21', '22', '23'].map((day) => `shop-2026-11-${day}T03-00-00Z.sqlite`);
  const others = ['shop-2026-11-20.sqlite', 'shop.sqlite', `${NAME}.1.partial`];
  for (const name of [...old, ...others, NAME]) writeFileSync(join(directory, name), '');
  expect(pruneBackups(join(directory, NAME), 2)).toBe(2);
  expect(readdirSync(directory).sort()).toEqual(['shop-2026-11-23T03-00-00Z.sqlite', ...others, NAME].sort());
});

test('what killed backups have left is deleted a day later', () => {
  const partial = (name: string, hours: number) => {
    writeFileSync(join(directory, name), '');
    utimesSync(join(directory, name), NOW, new Date(NOW.getTime() - hours * 3_600_000));
  };
  partial('shop-2026-11-22T03-00-00Z.sqlite.12.partial', 25);
  partial('shop-2026-11-24T03-00-00Z.sqlite.12.partial', 23);
  partial('download.12.partial', 25);
  mkdirSync(join(directory, 'other'));
  prepareFile(directory, NOW);
  const kept = ['download.12.partial', 'other', 'shop-2026-11-24T03-00-00Z.sqlite.12.partial'];
  expect(readdirSync(directory).sort()).toEqual(kept);
});

test('a backup gets its name when it is published, and a file that exists is never written to', () => {
  const backup = prepareFile(directory, NOW);
  writeFileSync(backup.partial, 'complete');
  publish(backup);
  expect(readdirSync(directory)).toEqual([NAME]);
  expect(() => prepareFile(directory, NOW)).toThrow('exists already');
});
