import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv, { type RequestHandler } from 'sirv';
import { readGraphiQLAssets } from '../graphiql/assets.ts';
import { readAssets } from '../pages/assets.ts';
import { readPersistedOperations } from '../../execution/persisted-operations.ts';
import type { Storefront } from '../pages/storefront.ts';

/** Opens the built storefront, or in development its sources with hot reloading. */
export async function openStorefront({
  root,
  development,
}: {
  root: string;
  /** In development the HTTP server, whose port hot reloading shares; false in production. */
  development: false | { server: Server };
}): Promise<Storefront> {
  if (development)
    return (await import('./development-storefront.ts')).openDevelopmentStorefront(root, development.server);
  const client = join(root, 'dist/client');
  const graphiql = join(root, 'dist/graphiql');
  const [clientFiles, graphiqlFiles] = [filesOf(client), filesOf(graphiql)];
  const operations = readPersistedOperations(join(root, 'schema/operations.json'));
  const { render, addressOf } = (await import(pathToFileURL(join(root, 'dist/server/entry.server.js')).href)) as Pick<
    Storefront,
    'render' | 'addressOf'
  >;
  return {
    render,
    addressOf,
    assets: readAssets(client),
    graphiql: readGraphiQLAssets(graphiql),
    staticFiles: (request, response, next) =>
      clientFiles(request, response, () => graphiqlFiles(request, response, next)),
    operations: () => operations,
    close: async () => {},
  };
}

/** Serves a folder of precompressed build files. */
function filesOf(directory: string): RequestHandler {
  return sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders(response, path) {
      response.setHeader('cache-control', cachingOf(path));
      // Mails show the icon, and webmail loads it from another origin.
      if (path.startsWith('/icons/')) response.setHeader('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

/** Content-hashed files are immutable, manifests revalidate each time, and icons may be a day old. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('/builds/') ? 'no-cache' : 'public, max-age=86400';
}
