import type { StorefrontPage } from '@storefront/domain/pages.data.ts';

export interface RouteHandle extends Pick<StorefrontPage, 'isBare' | 'keepsCase' | 'isPrivate'> {
  /** What `lazy` imports, as keys of the build's manifest: the HTML preloads their scripts. */
  modules: readonly string[];
  component?: string;
}
