import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** For its owner alone. Never opens an existing file: closing it would release this process's POSIX locks on it. */
export function createDatabaseFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
