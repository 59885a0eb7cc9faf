import type { Connection } from '../../browser/online.ts';

/** Whether a connection can spare the bytes of a page that may never be opened. */
export function mayPrefetchOn(connection: Connection | undefined): boolean {
  return !connection?.saveData && !['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '');
}

/** The attributes of a link. */
export interface LinkTarget {
  href: string;
  target: string;
  download: string;
}

/**
 * The URL that a link navigates to within the storefront; null for another site, a new tab, a file or another state of the current page, such as
 * "Show more" and the filters of a list.
 */
export function pageOf({ href, target, download }: LinkTarget, current: string): URL | null {
  if (!URL.canParse(href) || download !== '' || !['', '_self'].includes(target)) return null;
  const url = new URL(href);
  const { origin, pathname } = new URL(current);
  if (url.origin !== origin || url.pathname === pathname) return null;
  url.hash = '';
  return url;
}
