import { join } from 'node:path';
import { libraryChanges } from './vite/library-changes.ts';

/** Refuses a build plugin that resolves, loads or transforms modules of node_modules: libraries are used as they ship. */
const changes = await libraryChanges(join(import.meta.dirname, '..'));
for (const change of changes) console.error(`A plugin of the build changes a library: ${change}`);
process.exitCode = changes.length > 0 ? 1 : 0;
