import { note, type Taken } from './feed.rules.ts';
import type { UnsoldTerms } from './unsold-terms.data.ts';

const NOTHING = new Set(['', '0', '1', 'no', 'false', 'none', 'null']);

/** `textOf` returns an attribute's value; empty for none. */
export function notesOnTerms(terms: UnsoldTerms, row: number, textOf: (attribute: string) => string): Taken[] {
  return terms.flatMap(([attribute, reason, usual]) => {
    const value = textOf(attribute).trim();
    const word = value.toLowerCase();
    const isMeant =
      usual === undefined
        ? !NOTHING.has(word) || (word === '1' && attribute.startsWith('is_'))
        : word !== '' && word !== usual;
    return isMeant ? [note(row, attribute, `Not taken: “${value.slice(0, 60)}”. ${reason}`)] : [];
  });
}
