import { spawnSync } from 'node:child_process';

/** Exits with 0 in the oldest Python that our Python programs run in, or a later one. */
const VERSION_CHECK = 'import sys; sys.exit(sys.version_info < (3, 9))';

let found: boolean | undefined;

/** Whether `python3` is installed in version 3.9 or later. Looked for once in a process. */
export function hasPython(): boolean {
  found ??= spawnSync('python3', ['-c', VERSION_CHECK], { stdio: 'ignore', timeout: 10_000 }).status === 0;
  return found;
}
