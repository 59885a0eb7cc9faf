import type { Random } from '@storefront/sample-catalogue/random.ts';

/** Shorter words are rarely mistyped, and not corrected. Words with digits are sizes and codes. */
const LONG_WORDS = /(?<![\p{L}\p{N}])\p{L}{5,}(?![\p{L}\p{N}])/gu;

/** On a British keyboard. */
const BESIDE = new Map(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    Array.from(row, (letter, place): [string, string[]] => [
      letter,
      [row[place - 1], row[place + 1]].filter((key) => key !== undefined),
    ]),
  ),
);

/** Swaps, leaves out, doubles or mistypes a letter after the first of a word of five or more; null for no such word. */
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
