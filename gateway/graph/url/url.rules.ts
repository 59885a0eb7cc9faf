const PATH_CHARACTERS_MAXIMUM = 500;
const PATH = /^\/[a-z0-9/._~-]*$/;

/**
 * The canonical form of an address of this shop: lower case, one slash before, between and after.
 * Null for anything that cannot be one: another host in disguise, dots that climb, escapes, control characters.
 */
export function canonicalPath(url: string): string | null {
  if (url.length > PATH_CHARACTERS_MAXIMUM || /^[/\\]{2}|\\/.test(url)) return null;
  const path = `/${url}/`.replace(/\/+/g, '/').toLowerCase();
  if (!PATH.test(path) || /\/\.{1,2}\//.test(path)) return null;
  return path;
}
