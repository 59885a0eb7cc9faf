import { createContext } from 'react';
import type { createBrowserRouter } from 'react-router';

export interface NavigateOptions {
  /** Whether the page takes the place of this one in the history. Defaults to whether it has the same address. */
  replace?: boolean | undefined;
  /** What the page's history entry keeps. */
  state?: unknown;
  /** Whether the page keeps the scroll position of this one. Defaults to false. */
  preventScrollReset?: boolean | undefined;
}

/** Opens a page of the shop, by its path, without loading a document. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** How links open pages. The same for as long as the document lives, so that no navigation renders its readers again; null on the server. */
export const NavigateContext = createContext<Navigate | null>(null);

export function navigateBy(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'createHref' | 'state'>,
): Navigate {
  return (to, { replace, ...options } = {}) =>
    void router.navigate(to, { replace: replace ?? to === router.createHref(router.state.location), ...options });
}
