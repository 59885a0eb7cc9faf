import type { UrlFormat } from './canonical-path.rules.ts';

/** What the server needs to know about a route. */
export interface RouteHandle extends UrlFormat {
  /** The source files that `lazy` imports, as keys of the build's manifest: the HTML preloads their scripts. */
  modules: readonly string[];
  /** Shows one shopper's own data: the response is never cached, sends no referrer, and the tag manager does not run. */
  isPrivate?: boolean;
}
