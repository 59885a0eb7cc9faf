import type { FastifyPluginAsync } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import type { PersistedOperations } from '../../graphql-server/persisted-operations.ts';
import type { PageAssets } from './assets.ts';

/** Injected by main, so that the gateway does not depend on the web code. */
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
  body: string;
  inlineScripts: readonly string[];
  /** The same for everyone, and rendered at its canonical address. */
  isCacheable: boolean;
}>;

/** Renderer, files and persisted operations. */
export interface Storefront {
  render: RenderPage;
  /** Under which the page may be shared, without campaign parameters; null for a private page. */
  addressOf(url: string): string | null;
  /** Without what identifies a shopper or opens an order. */
  loggedPath(path: string): string;
  assets(routeModules: readonly string[]): PageAssets;
  /** Serves the files of the build. */
  staticFiles: FastifyPluginAsync;
  operations(): PersistedOperations;
}
