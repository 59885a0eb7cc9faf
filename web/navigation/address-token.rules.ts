/** What an address is made of, as the browser and the router name its parts. */
export interface AddressParts {
  pathname: string;
  search: string;
  hash: string;
}

/** The most characters of a token that is kept. Chosen: the shop's own have at most 64. */
const MAX_LENGTH = 256;

/** The token that a mailed link carries in its address, behind the `#` or in the query; null where there is none. */
export function tokenIn({ search, hash }: AddressParts, name: string): string | null {
  const token = new URLSearchParams(hash.slice(1)).get(name) ?? new URLSearchParams(search).get(name);
  return token !== null && token.length > 0 && token.length <= MAX_LENGTH ? token : null;
}

/** The same address without the token; everything else in it stays. */
export function withoutToken({ pathname, search, hash }: AddressParts, name: string): AddressParts {
  return { pathname, search: without(search, '?', name), hash: without(hash, '#', name) };
}

function without(part: string, mark: '?' | '#', name: string): string {
  const parameters = new URLSearchParams(part.slice(1));
  // Left as it was written where there is nothing to take out.
  if (!parameters.has(name)) return part;
  parameters.delete(name);
  return parameters.size > 0 ? `${mark}${parameters.toString()}` : '';
}
