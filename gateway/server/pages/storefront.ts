import type { FastifyPluginAsync } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import type { PersistedOperations } from '../../graphql-server/persisted-operations.ts';
import type { PageAssets } from './assets.ts';

/** The storefront's renderer, injected by main, so that the gateway does not depend on the web code. */
export type RenderPage = (
  request: Request,
  options: {
    execute(operationId: string, variables: Record<string, unknown>): Promise<FormattedExecutionResult>;
    assets(routeModules: readonly string[]): PageAssets;
    themeColour: string;
    vitalsRatio: number;
    onError(error: unknown): void;
  },
) => Promise<{
  status: number;
  headers: Record<string, string>;
  /** The HTML. */
  body: string;
  inlineScripts: readonly string[];
  /** Whether the page is the same for everyone and was rendered at its canonical address. */
  isCacheable: boolean;
}>;

/** The storefront's interface to the gateway: its renderer, files and persisted operations. */
export interface Storefront {
  render: RenderPage;
  /** The path and query under which the page at a request's may be shared, without campaign parameters; null for a private page. */
  addressOf(url: string): string | null;
  /** The path of a request as it is logged, without what identifies a shopper or opens an order. */
  loggedPath(path: string): string;
  assets(routeModules: readonly string[]): PageAssets;
  /** Serves the files of the build. */
  staticFiles: FastifyPluginAsync;
  operations(): PersistedOperations;
}
