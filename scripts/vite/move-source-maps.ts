import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Moves the source maps of the browser's build out of the served files, to dist/source-maps: for error reports and profiles. */
const served = join(import.meta.dirname, '../../dist/client');
const kept = join(import.meta.dirname, '../../dist/source-maps');
rmSync(kept, { recursive: true, force: true });
for (const path of globSync('**/*.map', { cwd: served })) {
  mkdirSync(dirname(join(kept, path)), { recursive: true });
  renameSync(join(served, path), join(kept, path));
}
