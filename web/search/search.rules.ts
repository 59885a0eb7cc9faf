import { TEXT_LENGTHS } from '../../domain/text-lengths.data.ts';
import { cutTo } from '../../domain/text.rules.ts';
import type { ListAddress } from '../list/list-address.ts';

/** The term in a URL: trimmed, at most 100 characters, empty for none. */
export function termFrom(parameters: URLSearchParams): string {
  return cutTo((parameters.get('query') ?? '').trim(), TEXT_LENGTHS.searchTerm).trim();
}

/** Path of the results for a term. */
export function searchPath(term: string): string {
  return `/search?${new URLSearchParams({ query: term })}`;
}

/** Whether a term is a SKU, however it is spaced: "hd 100-001" is HD-100001. A SKU of letters alone is a word, which may mean other products. */
export function isSameCode(sku: string, term: string): boolean {
  return /[\d-]/.test(sku) && codeOf(sku) !== '' && codeOf(sku) === codeOf(term);
}

const codeOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase();

/** The list URL of the products that match a term. */
export function searchAddress(term: string): ListAddress {
  return { path: '/search', own: term ? [['query', term]] : [] };
}
