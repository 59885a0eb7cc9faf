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
import { CopyError } from '../../shop/embedded/database/copy/site.ts';

/** Names sort by time. */
const NAME = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/;
const PARTIAL = /^shop-[\dTZ-]+\.sqlite\.\d+\.partial$/;
const DAY_MILLISECONDS = 86_400_000;

/** The paths of a backup: while it is written, and when it is complete. */
export interface BackupFile {
  file: string;
  partial: string;
  /** Whether the directory holds backups named after their time, of which old ones can be deleted. */
  isDated: boolean;
}

/**
 * Returns the paths of a new backup: the given file, or one named after the time in the given directory. Throws a CopyError when it exists, and
 * when its directory does not or cannot be written to: a mistyped one must not become a second place for backups.
 */
export function prepareFile(path: string, now: Date): BackupFile {
  const isDated = path.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const name = `shop-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;
  const file = resolve(isDated ? join(path, name) : path);
  const directory = dirname(file);
  const partial = `${file}.${process.pid}.partial`;
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new CopyError(`There is no folder ${directory}: create it first, or name another.`);
  if (existsSync(file)) throw new CopyError(`${file} exists already.`);
  refuseUnwritable(directory, partial);
  if (isDated) removeOldPartials(directory, now);
  return { file, partial, isDated };
}

/** Creates the directory for backups inside the data directory. Other users must not even see the names of backups. */
export function makeDefaultDirectory(dataDir: string): string {
  const directory = join(dataDir, 'backups');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return `${directory}/`;
}

/** Tries to create a file: a directory's permissions do not tell of a read-only or full disk. */
function refuseUnwritable(directory: string, file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
    rmSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new CopyError(`The folder ${directory} is not writable${code}: no backup was made.`);
  }
}

/** Flushes a complete backup to the disk, and renames it to its final name. */
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

/** Deletes all but the newest dated backups in a file's directory. Returns the number deleted. */
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

/** Deletes partial files of backups that were killed more than a day ago. */
function removeOldPartials(directory: string, now: Date): void {
  for (const name of readdirSync(directory).filter((entry) => PARTIAL.test(entry))) {
    const path = join(directory, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: now.getTime() };
    if (now.getTime() - mtimeMs > DAY_MILLISECONDS) rmSync(path, { force: true });
  }
}
