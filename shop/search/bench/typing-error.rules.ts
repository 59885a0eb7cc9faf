import type { Random } from '@storefront/sample-catalogue/random.ts';

/** Shorter words are rarely mistyped, and too short to be corrected. Words with digits are sizes and codes. */
const LONG_WORDS = /(?<![\p{L}\p{N}])\p{L}{5,}(?![\p{L}\p{N}])/gu;

/** The keys beside each letter on a British keyboard. */
const BESIDE = new Map(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    Array.from(row, (letter, place): [string, string[]] => [
      letter,
      [row[place - 1], row[place + 1]].filter((key) => key !== undefined),
    ]),
  ),
);

/**
 * Returns the query with one typing error in one of its words of five or more letters: two letters swapped, one left out, one doubled, or
 * the key beside it. Never the first letter, which people get right. Null where no word is long enough.
 */
export function mistyped(query: string, { pick, integer }: Pick<Random, 'pick' | 'integer'>): string | null {
  const words = [...query.matchAll(LONG_WORDS)];
  if (words.length === 0) return null;
  const { 0: word, index } = pick(words);
  const place = integer(1, word.length - 2);
  const letter = word.charAt(place);
  const next = word.charAt(place + 1);
  const [before, after] = [query.slice(0, index + place), query.slice(index + place + 1)];
  const others = BESIDE.get(letter.toLowerCase()) ?? [];
  const errors = [
    before + after,
    before + letter + letter + after,
    ...(next === letter ? [] : [before + next + letter + after.slice(1)]),
    ...(others.length === 0 ? [] : [before + pick(others) + after]),
  ];
  return pick(errors);
}
