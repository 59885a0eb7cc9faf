import type { Connection } from '../../browser/online.ts';

/** False where the bytes of a page that may never be opened are too dear. */
export function mayPrefetchOn(connection: Connection | undefined): boolean {
  return !connection?.saveData && !['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '');
}

export interface LinkTarget {
  href: string;
  target: string;
  download: string;
}

/** Null for another site, a new tab, a file or another state of the current page, such as "Show more" and filters. */
export function pageOf({ href, target, download }: LinkTarget, current: string): URL | null {
  if (!URL.canParse(href) || download !== '' || !['', '_self'].includes(target)) return null;
  const url = new URL(href);
  const { origin, pathname } = new URL(current);
  if (url.origin !== origin || url.pathname === pathname) return null;
  url.hash = '';
  return url;
}
