import { TEXT_LENGTHS } from '../../domain/text-lengths.data.ts';
import { cutTo } from '../../domain/text.rules.ts';
import type { ListAddress } from '../list/list-address.ts';

/** The term that an address asks for: trimmed, 100 characters at most, empty when there is none. */
export function termFrom(parameters: URLSearchParams): string {
  return cutTo((parameters.get('query') ?? '').trim(), TEXT_LENGTHS.searchTerm).trim();
}

/** The address of what a term finds. */
export function searchPath(term: string): string {
  return `/search?${new URLSearchParams({ query: term })}`;
}

/** The list of what a term finds, as every list has its address. */
export function searchAddress(term: string): ListAddress {
  return { path: '/search', own: term ? [['query', term]] : [] };
}
