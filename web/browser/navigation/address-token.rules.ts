/** The parts of a URL, named as the browser and the router name them. */
export interface AddressParts {
  pathname: string;
  search: string;
  hash: string;
}

/** Characters. Longer tokens are ignored. Chosen: the shop's own have at most 64. */
const MAX_LENGTH = 256;

/** The token in the URL of a mailed link, from its fragment or its query; null without one. */
export function tokenIn({ search, hash }: AddressParts, name: string): string | null {
  const token = new URLSearchParams(hash.slice(1)).get(name) ?? new URLSearchParams(search).get(name);
  return token !== null && token.length > 0 && token.length <= MAX_LENGTH ? token : null;
}

/** The same URL without the token. */
export function withoutToken({ pathname, search, hash }: AddressParts, name: string): AddressParts {
  return { pathname, search: without(search, '?', name), hash: without(hash, '#', name) };
}

function without(part: string, mark: '?' | '#', name: string): string {
  const parameters = new URLSearchParams(part.slice(1));
  // Parsing and serialising would change the encoding of a URL that has no token.
  if (!parameters.has(name)) return part;
  parameters.delete(name);
  return parameters.size > 0 ? `${mark}${parameters.toString()}` : '';
}
