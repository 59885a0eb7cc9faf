import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Moves the browser's source maps out of the served files, to source-maps: for error reports and profiles. */
const folder = process.env.BUILD_DIRECTORY ?? 'dist';
const served = join(folder, 'client');
const kept = join(folder, 'source-maps');
rmSync(kept, { recursive: true, force: true });
for (const path of globSync('**/*.map', { cwd: served })) {
  mkdirSync(dirname(join(kept, path)), { recursive: true });
  renameSync(join(served, path), join(kept, path));
}
