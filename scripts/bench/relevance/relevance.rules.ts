/** How many of the first results count. */
export const RESULTS = 10;

/**
 * Normalised discounted cumulative gain of the first ten results, from 0 to 1: their gains, each discounted by its place, over those of the
 * best possible order. `shown` are the grades of the results, best match first; `known` those of all products. Grades are 0 to 3, and a
 * grade g gains 2^g − 1. Returns 0 where no product has a grade.
 */
export function ndcg(shown: readonly number[], known: readonly number[]): number {
  const best = gain(known.toSorted((a, b) => b - a));
  return best === 0 ? 0 : gain(shown) / best;
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, RESULTS).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

/** Words that are shorter are typed without looking. */
const LETTERS_MINIMUM = 5;

/**
 * Returns the query with two neighbouring letters swapped near the middle of its longest word, the same ones each time; null where no word
 * has five letters.
 */
export function mistyped(query: string): string | null {
  const [word] = (query.match(/[a-z]+/gi) ?? []).sort((a, b) => b.length - a.length);
  if (!word || word.length < LETTERS_MINIMUM) return null;
  let place = Math.floor(word.length / 2);
  while (place > 1 && word[place] === word[place - 1]) place -= 1;
  const slip = word.slice(0, place - 1) + word.charAt(place) + word.charAt(place - 1) + word.slice(place + 1);
  return query.replace(word, slip);
}
