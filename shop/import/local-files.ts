import { existsSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const isLocal = (url: string): boolean => url.startsWith('file:');

/** Also after links: fewer people may write the folder than can read this machine. True for a file that is missing. */
export function isInside(url: string, folder: string | undefined): boolean {
  const path = fileURLToPath(url);
  if (!existsSync(path)) return true;
  return folder !== undefined && realpathSync(path).startsWith(realpathSync(fileURLToPath(folder)) + sep);
}

export const LINK_FAULT = 'It is a link that leads out of the folder';
