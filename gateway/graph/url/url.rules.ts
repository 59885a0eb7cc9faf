const PATH_CHARACTERS_MAXIMUM = 500;
const PATH = /^\/[a-z0-9/._~-]*$/;

/**
 * The canonical form of a path of this shop: lower case, with a leading and a trailing slash and no empty segments.
 * Null for anything unsafe: protocol-relative URLs, dot segments, percent-encoding, control characters.
 */
export function canonicalPath(url: string): string | null {
  if (url.length > PATH_CHARACTERS_MAXIMUM || /^[/\\]{2}|\\/.test(url)) return null;
  const path = `/${url}/`.replace(/\/+/g, '/').toLowerCase();
  if (!PATH.test(path) || /\/\.{1,2}\//.test(path)) return null;
  return path;
}
