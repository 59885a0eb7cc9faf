import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Orders, addresses and partners' keys. SQLite gives the files beside a database the database's own mode. */
const DATABASE = /\.sqlite(?:-wal|-shm)?$/;

/**
 * Creates the data directory, and makes it and the databases in it readable by their owner alone, also where somebody
 * else has made them. Returns the error of a directory whose owner is somebody else; null when all is done.
 */
export function closeDataDirectory(dataDir: string): Error | null {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    chmodSync(dataDir, 0o700);
    for (const name of readdirSync(dataDir)) if (DATABASE.test(name)) chmodSync(join(dataDir, name), 0o600);
    return null;
  } catch (error) {
    // The file of a connection that was just closed, or a mounted volume of another user.
    if (error instanceof Error && 'code' in error && ['ENOENT', 'EPERM', 'EROFS'].includes(String(error.code)))
      return error;
    throw error;
  }
}
