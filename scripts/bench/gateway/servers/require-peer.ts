import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The directory of the package that holds the compared servers. */
export const PEERS_DIRECTORY = join(import.meta.dirname, '../peers');

const require = createRequire(join(PEERS_DIRECTORY, 'package.json'));

/** Loads one of the compared servers. The caller names what it uses, as the types need not be installed. */
export function requirePeer<Module>(name: string): Module {
  return require(name) as Module;
}
