import type { AddressForm } from './address.rules.ts';

/** What the server needs to know of a route. */
export interface RouteHandle extends AddressForm {
  /** The source files that `lazy` imports, the keys of their scripts in the build's manifest: the page's HTML preloads these. */
  modules: readonly string[];
  /** It shows what is one shopper's own: no cache keeps it, its address goes to nobody else, and the tag manager does not run on it. */
  isPrivate?: boolean;
}
