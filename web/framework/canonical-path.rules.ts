import type { StorefrontPage } from '@storefront/domain/pages.data.ts';

type UrlFormat = Pick<StorefrontPage, 'isBare' | 'keepsCase'>;

/** Lower case, no repeated slashes, no trailing slash if bare. Percent-encoded: it cannot redirect to another host. */
export function canonicalPath(pathname: string, { isBare = false, keepsCase = false }: UrlFormat): string {
  const joined = pathname.replace(/\/{2,}/g, '/');
  const cased = keepsCase ? joined : joined.toLowerCase();
  return isBare && cased.length > 1 ? cased.replace(/\/$/, '') : cased;
}
