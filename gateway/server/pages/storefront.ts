import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageAssets } from './assets.ts';
import type { GraphiQLAssets } from '../graphiql/assets.ts';
import type { PersistedOperations } from '../../execution/persisted-operations.ts';
import type { RenderPage } from './pages.ts';

/** The storefront's interface to the gateway: its renderer, files and persisted operations. */
export interface Storefront {
  render: RenderPage;
  assets(routeModules: readonly string[]): PageAssets;
  graphiql: GraphiQLAssets;
  staticFiles(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  operations(): PersistedOperations;
  close(): Promise<void>;
}
