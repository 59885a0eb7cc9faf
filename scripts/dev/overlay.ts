import { resolve } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { ShopFolderError } from '../../schema/shop-folder/shop-folder-error.ts';

/** What can have an error that keeps the newest sources from running. */
type Part = 'storefront’s GraphQL' | 'gateway' | 'shop' | 'shop’s folder';

/** Vite's error overlay for what Vite itself does not run. */
export interface Overlay {
  plugin: Plugin;
  /** Shows the error in all open pages, and in those opened before it is fixed. */
  show(part: Part, error: ErrorPayload['err']): void;
  /** Forgets the part's error. The pages that show it go on when they reload. */
  clear(part: Part): void;
}

export function createOverlay(): Overlay {
  const errors = new Map<Part, ErrorPayload['err']>();
  let server: ViteDevServer | null = null;
  return {
    plugin: {
      name: 'overlay',
      configureServer(started) {
        server = started;
        started.environments.client.hot.on('vite:client:connect', (_, client) => {
          for (const err of errors.values()) client.send({ type: 'error', err });
        });
      },
    },
    show(part, err) {
      errors.set(part, err);
      server?.config.logger.error(err.message);
      server?.environments.client.hot.send({ type: 'error', err });
    },
    clear: (part) => void errors.delete(part),
  };
}

/** The overlay's form of an error that Vite threw, or that code threw which Vite ran. */
export function overlayError(error: unknown): ErrorPayload['err'] {
  if (error instanceof ShopFolderError)
    return { message: error.message, stack: '', loc: { file: resolve(error.file), line: error.line ?? 1, column: 1 } };
  const { message, stack = '', ...place } = error instanceof Error ? error : new Error(String(error));
  return { message, stack, ...(place as Partial<ErrorPayload['err']>) };
}
