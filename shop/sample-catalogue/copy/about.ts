import type { Random } from '../random.ts';

/** Without those about parts that this piece lacks: a flex on a wall light, a rocker on a socket. */
export function aboutSentences(
  random: Random,
  about: readonly string[],
  unfitting?: RegExp,
): readonly (readonly string[])[] {
  const fitting = unfitting ? about.filter((sentence) => !unfitting.test(sentence)) : about;
  const skipped = fitting.length > 2 ? random.integer(0, fitting.length - 1) : -1;
  return fitting.filter((_, index) => index !== skipped).map((sentence) => [sentence]);
}
