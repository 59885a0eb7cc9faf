import { listSearch } from '../category/category.rules.ts';

/** Characters of a term that count; the rest is left out. */
const TERM_CHARACTERS_MAXIMUM = 100;

/** The term that an address asks for: trimmed, 100 characters at most, empty when there is none. */
export function termFrom(parameters: URLSearchParams): string {
  return Array.from((parameters.get('query') ?? '').trim()).slice(0, TERM_CHARACTERS_MAXIMUM).join('').trim();
}

/** The address of a page of results. */
export function searchPath(term: string, page: number | null): string {
  const rest = listSearch({ page, sort: null }).slice(1);
  return `/search?${new URLSearchParams({ query: term })}${rest && `&${rest}`}`;
}
