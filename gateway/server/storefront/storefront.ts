import { setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAssets } from '../pages/assets.ts';
import { readPersistedOperations } from '../../graphql-server/persisted-operations.ts';
import type { Storefront } from '../pages/storefront.ts';
import { useCurrentBuild } from './builds.ts';
import { staticFiles } from './static-files.ts';

/** Made by `npm run build` in a project's folder. */
export async function openStorefront(root: string): Promise<Storefront> {
  const build = useCurrentBuild(join(root, 'dist'));
  const directory = (name: string) => join(build, name);
  const client = directory('client');
  const operations = readPersistedOperations(join(root, 'schema/operations.json'));
  // Errors of the renderer then name lines of its sources. Read at the first error, in 20 to 50 ms and 3 MB.
  setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
  const { render, addressOf, loggedPath } = (await import(
    pathToFileURL(directory('server/entry.server.js')).href
  )) as Pick<Storefront, 'render' | 'addressOf' | 'loggedPath'>;
  return {
    render,
    addressOf,
    loggedPath,
    assets: readAssets(client),
    staticFiles: staticFiles(client),
    operations: () => operations,
  };
}
