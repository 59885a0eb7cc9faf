import { createContext } from 'react';
import type { createBrowserRouter } from 'react-router';

export interface NavigateOptions {
  /** Takes the place of this page in the history. Defaults to whether the page has the same address. */
  replace?: boolean | undefined;
  /** Kept by the page's history entry. */
  state?: unknown;
  /** Keeps the scroll position of this page. Defaults to false. */
  preventScrollReset?: boolean | undefined;
}

/** Opens a page of the shop without loading a document. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** The same for as long as the document lives, so that no navigation renders its readers again; null on the server. */
export const NavigateContext = createContext<Navigate | null>(null);

export function navigateBy(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'createHref' | 'state'>,
): Navigate {
  return (to, { replace, ...options } = {}) =>
    void router.navigate(to, { replace: replace ?? to === router.createHref(router.state.location), ...options });
}
