import type { StorefrontPage } from '@storefront/domain/pages.data.ts';

/** A route's facts for the server. */
export interface RouteHandle extends Pick<StorefrontPage, 'isBare' | 'keepsCase' | 'isPrivate'> {
  /** The source files that `lazy` imports, as keys of the build's manifest: the HTML preloads their scripts. */
  modules: readonly string[];
  /** The component of a page. */
  component?: string;
}
