import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readGraphiQLAssets } from '../graphiql/assets.ts';
import { readAssets } from '../pages/assets.ts';
import { readPersistedOperations } from '../../execution/persisted-operations.ts';
import type { Storefront } from '../pages/storefront.ts';
import { createStaticFiles } from './static-files.ts';

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
  const [clientFiles, graphiqlFiles] = [createStaticFiles(client), createStaticFiles(graphiql)];
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
      clientFiles(request, response, (error) => (error ? next(error) : graphiqlFiles(request, response, next))),
    operations: () => operations,
    close: async () => {},
  };
}
