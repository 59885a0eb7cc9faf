import { TEXT_LENGTHS } from './text-lengths.data.ts';
import { cutTo, lineOf, plainText } from './text.rules.ts';

/** Without what cannot be seen, such as a zero-width space. At most 100 characters. */
export function searchTerm(typed: string): string {
  // Bounds the work for a very long text.
  const bounded = typed.slice(0, TEXT_LENGTHS.searchTerm * 20).replace(/\p{Cs}/gu, '');
  return cutTo(lineOf(plainText(bounded)), TEXT_LENGTHS.searchTerm).trim();
}
