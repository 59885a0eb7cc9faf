import { readdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Each build has a folder in `dist/`, and `current` links to the newest. A process keeps the build of its start, and
 * marks it with a file, so that a later build does not remove it.
 */
const CURRENT = 'current';
const BUILD_NAME = /^build-/;
const USER = /^used-by-(\d+)$/;

/** This process uses it from now on. */
export function useCurrentBuild(dist: string): string {
  const folder = realpathSync(join(dist, CURRENT));
  markUsed(folder);
  return folder;
}

/** Until this process ends. The build of an image, which no other follows, may be read-only. */
export function markUsed(folder: string): void {
  const file = join(folder, `used-by-${process.pid}`);
  try {
    writeFileSync(file, '');
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return;
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

/** Makes a build the current one, at once, and removes those that no process uses. */
export function swapBuild(dist: string, folder: string): void {
  const link = join(dist, `${CURRENT}-${process.pid}`);
  symlinkSync(basename(folder), link, 'junction');
  renameSync(link, join(dist, CURRENT));
  for (const name of readdirSync(dist))
    if (BUILD_NAME.test(name) && name !== basename(folder) && !isUsed(join(dist, name)))
      rmSync(join(dist, name), { recursive: true, force: true });
}

function isUsed(folder: string): boolean {
  return readdirSync(folder).some((name) => {
    const pid = USER.exec(name)?.[1];
    return pid !== undefined && isRunning(Number(pid));
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
