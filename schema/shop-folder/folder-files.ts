import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { ShopFolderError } from './shop-folder-error.ts';
import { fileIn, type ShopFolder } from './shop-folder.ts';

/** Sorted; none when there is no such part. Hidden files are left out. */
export function filesIn(folder: ShopFolder, part: string, countMaximum: number): string[] {
  const { path, shown } = fileIn(folder, part);
  const names = statSync(path, { throwIfNoEntry: false }) ? readdirSync(realInside(folder, part)) : [];
  const files = names.filter((name) => !name.startsWith('.')).toSorted();
  if (files.length > countMaximum)
    throw new ShopFolderError({ file: shown, found: `${files.length} files`, allowed: `${countMaximum} at most` });
  return files;
}

/** Throws as `folderFile` does. */
export function readFolderFile(folder: ShopFolder, name: string, bytesMaximum: number): Buffer {
  return readFileSync(folderFile(folder, name, bytesMaximum));
}

/** Throws a `ShopFolderError` for a file that is missing, too large, or that a link places outside the folder. */
export function folderFile(folder: ShopFolder, name: string, bytesMaximum: number): string {
  const path = realInside(folder, name);
  const { shown: file } = fileIn(folder, name);
  const size = statSync(path);
  if (!size.isFile()) throw new ShopFolderError({ file, found: 'no file', allowed: 'a file' });
  if (size.size > bytesMaximum)
    throw new ShopFolderError({ file, found: `${size.size} bytes`, allowed: `${bytesMaximum} bytes at most` });
  return path;
}

export const PICTURE_BYTES_MAXIMUM = 10_000_000;

/** The path at which a picture of the folder is served. Its hash makes it safe to cache for ever. */
export function picturePath(folder: ShopFolder, name: string): string {
  const hash = createHash('sha256')
    .update(readFolderFile(folder, name, PICTURE_BYTES_MAXIMUM))
    .digest('hex');
  return `/pictures/${basename(name).replace(/\.(\w+)$/, `-${hash.slice(0, 10)}.$1`)}`;
}

export function hasFile(folder: ShopFolder, name: string): boolean {
  return statSync(join(folder.path, name), { throwIfNoEntry: false }) !== undefined;
}

/** The path after links, which must stay inside: fewer people may write the folder than can read this machine. */
function realInside(folder: ShopFolder, name: string): string {
  const { path, shown: file } = fileIn(folder, name);
  let real: string;
  try {
    real = realpathSync(path);
  } catch {
    throw new ShopFolderError({ file, found: 'no such file', allowed: 'a file of this folder' });
  }
  if (!real.startsWith(realpathSync(folder.path) + sep))
    throw new ShopFolderError({ file, found: 'a link out of the folder', allowed: 'a file of this folder' });
  return real;
}
