/** How the canonical URLs of a route differ from the default. */
export interface UrlFormat {
  /** Without a slash at the end. Defaults to false. */
  isBare?: boolean;
  /** Case-sensitive, as order ids are. Defaults to false. */
  keepsCase?: boolean;
}

/**
 * The canonical form of a path: lower case, no repeated slashes, and no trailing slash on a bare one; the loaders of other routes decide on
 * theirs. The path stays percent-encoded, so that it cannot redirect to another host.
 */
export function canonicalPath(pathname: string, { isBare = false, keepsCase = false }: UrlFormat): string {
  const joined = pathname.replace(/\/{2,}/g, '/');
  const cased = keepsCase ? joined : joined.toLowerCase();
  return isBare && cased.length > 1 ? cased.replace(/\/$/, '') : cased;
}
