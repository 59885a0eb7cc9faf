import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import type { GraphiQLAddresses } from '../console/package-files.ts';
import { readAssets } from '../pages/assets.ts';
import { readOperations } from '../../execution/operations.ts';
import type { RenderPage } from '../pages/pages.ts';
import type { Storefront } from '../pages/storefront.ts';

/** Opens the built storefront, or in development its sources, served with hot reloading. */
export async function openStorefront({
  root,
  development,
}: {
  root: string;
  /** The HTTP server that pages are served by, whose port hot reloading shares; false in production. */
  development: false | { server: Server };
}): Promise<Storefront> {
  if (development)
    return (await import('./development-storefront.ts')).openDevelopmentStorefront(root, development.server);
  const client = join(root, 'dist/client');
  const operations = readOperations(join(root, 'schema/operations.json'));
  const { render } = (await import(pathToFileURL(join(root, 'dist/server/entry.server.js')).href)) as {
    render: RenderPage;
  };
  return {
    render,
    assets: readAssets(client),
    graphiql: JSON.parse(readFileSync(join(root, 'dist/graphiql.json'), 'utf8')) as GraphiQLAddresses,
    staticFiles: sirv(client, {
      etag: true,
      brotli: true,
      gzip: true,
      dotfiles: false,
      setHeaders(response, path) {
        response.setHeader('cache-control', cachingOf(path));
      },
    }),
    operations: () => operations,
    close: async () => {},
  };
}

/** What a build names by its content stays for good; what a build says of itself is asked for each time; icons may be a day old. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('/builds/') ? 'no-cache' : 'public, max-age=86400';
}
