import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates an empty SQLite file and its directory where they are missing, for their owner alone. SQLite gives the files beside it the same mode.
 * Never opens a file that exists: to close it again would release the POSIX locks of all connections that this process has to it.
 */
export function createDatabaseFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
