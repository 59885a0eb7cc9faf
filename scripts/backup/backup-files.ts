import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CopyError } from '../../shop/database/copy/site.ts';

/** Names sort by time. */
const NAME = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/;
const PARTIAL = /^shop-[\dTZ-]+\.sqlite\.\d+\.partial$/;
const DAY_MILLISECONDS = 86_400_000;

/** Where a backup is written, and where it becomes visible when it is complete. */
export interface BackupFile {
  file: string;
  partial: string;
  /** Whether the directory holds backups named after their time, of which old ones can be deleted. */
  isDated: boolean;
}

/** Prepares the file of a backup: the path, or a name after the time in the directory. Throws when it exists. */
export function prepareFile(path: string, now: Date): BackupFile {
  const isDated = path.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const name = `shop-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;
  const file = resolve(isDated ? join(path, name) : path);
  // Customers' data: not even the names of backups are for others.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (existsSync(file)) throw new CopyError(`${file} exists already.`);
  if (isDated) removeOldPartials(dirname(file), now);
  return { file, partial: `${file}.${process.pid}.partial`, isDated };
}

/** Gives a complete backup its name, once it is on the disk. */
export function publish({ file, partial }: BackupFile): void {
  sync(partial);
  renameSync(partial, file);
  sync(dirname(file));
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Deletes all but the newest dated backups beside a file; returns how many. */
export function pruneBackups(file: string, keep: number): number {
  const directory = dirname(file);
  const old = readdirSync(directory)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(keep)
    .filter((name) => name !== basename(file));
  for (const name of old) rmSync(join(directory, name));
  return old.length;
}

/** Deletes what backups have left that were killed more than a day ago. */
function removeOldPartials(directory: string, now: Date): void {
  for (const name of readdirSync(directory).filter((entry) => PARTIAL.test(entry))) {
    const path = join(directory, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: now.getTime() };
    if (now.getTime() - mtimeMs > DAY_MILLISECONDS) rmSync(path, { force: true });
  }
}
