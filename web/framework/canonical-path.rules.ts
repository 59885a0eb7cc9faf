import type { StorefrontPage } from '@storefront/domain/pages.data.ts';

type UrlFormat = Pick<StorefrontPage, 'isBare' | 'keepsCase'>;

/**
 * The canonical form of a path: lower case, no repeated slashes, and no trailing slash on a bare one; the loaders of other routes decide on
 * theirs. The path stays percent-encoded, so that it cannot redirect to another host.
 */
export function canonicalPath(pathname: string, { isBare = false, keepsCase = false }: UrlFormat): string {
  const joined = pathname.replace(/\/{2,}/g, '/');
  const cased = keepsCase ? joined : joined.toLowerCase();
  return isBare && cased.length > 1 ? cased.replace(/\/$/, '') : cased;
}
