import type { ListAddress } from '../list/list-address.ts';

/** Characters of a term that count; the rest is left out. */
const TERM_CHARACTERS_MAXIMUM = 100;

/** The term that an address asks for: trimmed, 100 characters at most, empty when there is none. */
export function termFrom(parameters: URLSearchParams): string {
  return Array.from((parameters.get('query') ?? '').trim()).slice(0, TERM_CHARACTERS_MAXIMUM).join('').trim();
}

/** The address of what a term finds. */
export function searchPath(term: string): string {
  return `/search?${new URLSearchParams({ query: term })}`;
}

/** The list of what a term finds, as every list has its address. */
export function searchAddress(term: string): ListAddress {
  return { path: '/search', own: term ? [['query', term]] : [] };
}
