import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Orders, addresses and partners' keys. SQLite gives the files beside a database the database's own mode. */
const DATABASE = /\.sqlite(?:-wal|-shm)?$/;

/** Readable by its owner alone, like the databases in it. Returns the error of another owner's directory, or null. */
export function closeDataDirectory(dataDir: string): Error | null {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    chmodSync(dataDir, 0o700);
    for (const name of readdirSync(dataDir)) if (DATABASE.test(name)) chmodSync(join(dataDir, name), 0o600);
    return null;
  } catch (error) {
    // A file of a connection that was just closed, or a mounted volume of another user.
    if (error instanceof Error && 'code' in error && ['ENOENT', 'EPERM', 'EROFS'].includes(String(error.code)))
      return error;
    throw error;
  }
}
