import { existsSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import type { ShopFolder } from './shop-folder.ts';

/** Editors and copies write in several steps. */
const QUIET_MILLISECONDS = 100;

const PARTS = ['', 'pages', 'posts', 'pictures'];

/** What editors write beside a file. A mounted folder of Kubernetes changes by its link `..data`. */
const isTemporary = (name: string) => (name.startsWith('.') && name !== '..data') || name.endsWith('~');

export const FOLDER_SHOWN = 'The shop’s folder was read again and is shown';
export const FOLDER_REFUSED = 'The shop’s folder has a fault, so it is shown as it was before';

/**
 * Reloads the folder when a file of it changes, and at SIGHUP, which network file systems need. One at a time.
 * Returns a function that stops it.
 */
export function followFolder(
  folder: ShopFolder | null,
  reload: () => Promise<void> | void,
  log: { info(message: string): void; error(message: string): void },
): () => void {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  const fail = (problem: string) => (error: unknown) =>
    log.error(`${problem}: ${error instanceof Error ? error.message : String(error)}`);
  const failedWatch = fail('The shop’s folder cannot be watched; changes are read at SIGHUP');

  function watchParts(): void {
    const before = watchers;
    const paths = folder ? PARTS.map((part) => join(folder.path, part)).filter((path) => existsSync(path)) : [];
    try {
      watchers = paths.map((path) => watch(path, { persistent: false }, onEvent).on('error', failedWatch));
    } catch (error) {
      watchers = [];
      failedWatch(error);
    }
    for (const watcher of before) watcher.close();
  }

  function onEvent(_event: string, name: string | null): void {
    if (name !== null && isTemporary(name)) return;
    clearTimeout(timer);
    timer = setTimeout(readAgain, QUIET_MILLISECONDS);
  }

  function readAgain(): void {
    watchParts();
    last = last
      .then(reload)
      .then(() => log.info(FOLDER_SHOWN))
      .catch(fail(FOLDER_REFUSED));
  }

  watchParts();
  // In a terminal it says that the terminal was closed, which ends a program.
  if (!process.stdout.isTTY) process.on('SIGHUP', readAgain);
  return () => {
    process.off('SIGHUP', readAgain);
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
