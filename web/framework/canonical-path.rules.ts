import { isBlank } from '@storefront/domain/text.rules.ts';
import type { StorefrontPage } from '@storefront/domain/pages.data.ts';

type UrlFormat = Pick<StorefrontPage, 'isBare' | 'keepsCase'>;

/** Comes along when an address is pasted. A malformed encoding is read as a visible character. */
const withoutBlankEnd = (pathname: string): string =>
  pathname.replace(/(?:%[\da-f]{2})+(?=\/?$)/i, (encoded) =>
    isBlank(new URLSearchParams(`=${encoded}`).get('') ?? '') ? '' : encoded,
  );

/**
 * Lower case, no repeated slashes, no space at the end, no trailing slash if bare. Percent-encoded: it cannot redirect
 * to another host.
 */
export function canonicalPath(pathname: string, { isBare = false, keepsCase = false }: UrlFormat): string {
  const joined = withoutBlankEnd(pathname).replace(/\/{2,}/g, '/');
  const cased = keepsCase ? joined : joined.toLowerCase();
  return isBare && cased.length > 1 ? cased.replace(/\/$/, '') : cased;
}
