import { z } from 'zod';
import { readOptions } from '../../config/command-line.ts';

export const BACKUP_USAGE = `npm run backup -- [FILE | DIRECTORY] [--keep 14] [--data-dir DIR]

  FILE        the file to write, which must not exist
  DIRECTORY   writes a file named after the time to it; defaults to DATA_DIR/backups
  --keep      keeps the newest backups of the DIRECTORY, this many, and deletes the others; defaults to all
  --data-dir  overrides DATA_DIR and DATABASE_URL

The shop may be running. The file has customers' data and the hashes of passwords and keys.`;

export const RESTORE_USAGE = `npm run restore -- FILE [--replace] [--data-dir DIR]

  FILE        a file that npm run backup has written
  --replace   replaces existing data; without it a restore over existing data is refused
  --data-dir  overrides DATA_DIR and DATABASE_URL

Stop every gateway that uses the data first.`;

export const MOVE_USAGE = `npm run move -- --to DIRECTORY [--replace] [--data-dir DIR]     to SQLite files
MOVE_TO_DATABASE_URL=postgres://… npm run move -- [--replace]   to PostgreSQL

  --to        the data directory to move to
  --replace   replaces existing data in the target
  --data-dir  the directory to move from; overrides DATA_DIR and DATABASE_URL

The shop may be running. After the move it refuses every change, and a start on the old data fails and names the new place.`;

const keep = z.coerce.number('must be a number').int().min(1, 'must be 1 at least').max(10_000).optional();
const replace = z.boolean().optional();
const path = z.string().min(1, 'must not be empty').optional();

export interface BackupCommand {
  /** A file or a directory; undefined for the default directory. */
  path: string | undefined;
  keep: number | undefined;
  dataDir: string | undefined;
}

/** Parses a command line. Throws an error with a one-line message. */
export function readBackupCommand(words: readonly string[]): BackupCommand {
  const { values, words: given } = readOptions({ keep, 'data-dir': path }, words);
  const [target] = atMost(given, 1);
  return { path: target, keep: values.keep, dataDir: values['data-dir'] };
}

export interface RestoreCommand {
  file: string;
  isReplacing: boolean;
  dataDir: string | undefined;
}

export function readRestoreCommand(words: readonly string[]): RestoreCommand {
  const { values, words: given } = readOptions({ replace, 'data-dir': path }, words);
  const [file] = atMost(given, 1);
  if (file === undefined) throw new Error('The file to restore is needed.');
  return { file, isReplacing: values.replace ?? false, dataDir: values['data-dir'] };
}

export interface MoveCommand {
  to: { dataDir: string; databaseUrl: string | undefined };
  isReplacing: boolean;
  dataDir: string | undefined;
}

/** `databaseUrl` is MOVE_TO_DATABASE_URL. */
export function readMoveCommand(words: readonly string[], databaseUrl: string | undefined): MoveCommand {
  const { values, words: given } = readOptions({ to: path, replace, 'data-dir': path }, words);
  atMost(given, 0);
  const { to, 'data-dir': dataDir } = values;
  if (to !== undefined && /^postgres(?:ql)?:/.test(to))
    throw new Error(
      '--to: must be a directory. Set MOVE_TO_DATABASE_URL for PostgreSQL: other users can read command lines.',
    );
  if ((to === undefined) === (databaseUrl === undefined))
    throw new Error(
      to === undefined ? '--to or MOVE_TO_DATABASE_URL is needed.' : '--to and MOVE_TO_DATABASE_URL are both set.',
    );
  return { to: { dataDir: to ?? '', databaseUrl }, isReplacing: values.replace ?? false, dataDir };
}

function atMost(words: readonly string[], count: number): readonly string[] {
  const excess = words[count];
  if (excess !== undefined) throw new Error(`${JSON.stringify(excess)} is one word too many.`);
  return words;
}
