import type { StorefrontPage } from '@storefront/domain/pages.data.ts';

/** What the server needs to know about a route. */
export interface RouteHandle extends Pick<StorefrontPage, 'isBare' | 'keepsCase' | 'isPrivate'> {
  /** The source files that `lazy` imports, as keys of the build's manifest: the HTML preloads their scripts. */
  modules: readonly string[];
}
