/** First results that count. */
export const RESULTS = 10;

/**
 * Gains of the first ten, discounted by place, as a share of the best possible order; 0 where no product has a grade.
 * `shown`: grades of the results, best match first; `known`: those of all products. A grade g, 0 to 3, gains 2^g − 1.
 */
export function ndcg(shown: readonly number[], known: readonly number[]): number {
  const best = gain(known.toSorted((a, b) => b - a));
  return best === 0 ? 0 : gain(shown) / best;
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, RESULTS).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

export interface Score {
  kind: string;
  /** As it was written. */
  typed: number;
  /** With each of several typing errors; empty where no word is long enough. */
  mistyped: readonly number[];
  /** Of the first ten results; null where nobody judged the product. */
  shown: readonly (number | null)[];
}

export interface Figures {
  queries: number;
  ndcg: number;
  /** In the order in which kinds first occur. */
  kinds: { kind: string; queries: number; ndcg: number }[];
  nothingFound: number;
  /** Percentage points of nDCG, over the queries that can have an error. */
  typoLoss: number;
  /** Of the first ten results, from 0 to 1. */
  unjudged: number;
}

export function figuresOf(scores: readonly Score[]): Figures {
  const losses = scores.filter(({ mistyped }) => mistyped.length > 0).map((one) => one.typed - mean(one.mistyped));
  const shown = scores.flatMap((score) => score.shown);
  return {
    queries: scores.length,
    ndcg: mean(scores.map(({ typed }) => typed)),
    kinds: Array.from(
      Map.groupBy(scores, ({ kind }) => kind),
      ([kind, own]) => ({ kind, queries: own.length, ndcg: mean(own.map(({ typed }) => typed)) }),
    ),
    nothingFound: scores.filter((score) => score.shown.length === 0).length,
    typoLoss: mean(losses) * 100,
    unjudged: shown.filter((grade) => grade === null).length / Math.max(1, shown.length),
  };
}

export function figuresLine({ queries, ndcg: all, kinds, nothingFound, typoLoss, unjudged }: Figures): string {
  return [
    `nDCG@${RESULTS} ${all.toFixed(3)} of ${queries} queries`,
    ...(kinds.length > 1 ? kinds.map((kind) => `${kind.kind} ${kind.ndcg.toFixed(3)}`) : []),
    `nothing found ${nothingFound}`,
    `typo loss ${typoLoss.toFixed(1)} points`,
    `unjudged ${(unjudged * 100).toFixed(1)} % of the first ${RESULTS}`,
  ].join(', ');
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
