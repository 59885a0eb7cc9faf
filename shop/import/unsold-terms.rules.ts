import { note, type Taken } from './feed.rules.ts';
import type { UnsoldTerms } from './unsold-terms.data.ts';

const NOTHING = new Set(['', '0', 'no', 'false', 'none', 'null']);

/** `textOf` returns an attribute's value; empty for none. */
export function notesOnTerms(terms: UnsoldTerms, row: number, textOf: (attribute: string) => string): Taken[] {
  return terms.flatMap(([attribute, reason, usual]) => {
    const value = textOf(attribute).trim();
    // Magento writes whole numbers as 1.0000.
    const word = value.toLowerCase().replace(/^(\d+)\.0+$/, '$1');
    // Of a count, which is usually 1, 0 says as little as for an attribute without a usual value.
    const isNothing = (usual === undefined || usual === '1') && NOTHING.has(word);
    const isMeant = word !== '' && word !== usual && !isNothing;
    return isMeant ? [note(row, attribute, `Not taken: “${value.slice(0, 60)}”. ${reason}`)] : [];
  });
}
