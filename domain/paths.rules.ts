/** A path with one slash before it, one after it and one between its parts. */
export function pathOf(text: string): string {
  return `/${text}/`.replace(/\/{2,}/g, '/');
}

/** Lower case, in slashes. An encoded path stays encoded, so that it cannot name another host. */
export function keptPath(text: string): string {
  return pathOf(text).toLowerCase();
}

const CHARACTERS_MAXIMUM = 500;
const SAFE = /^\/[a-z0-9/._~-]*$/;

/** Null for anything unsafe: protocol-relative URLs, dot segments, percent-encoding, control characters. */
export function canonicalPath(text: string): string | null {
  if (text.length > CHARACTERS_MAXIMUM || /^[/\\]{2}/.test(text)) return null;
  const path = keptPath(text);
  return SAFE.test(path) && !/\/\.{1,2}\//.test(path) ? path : null;
}
