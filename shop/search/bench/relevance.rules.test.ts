import { describe, expect, test } from 'vitest';
import { figuresLine, figuresOf, ndcg } from './relevance.rules.ts';

describe('nDCG of the first ten results', () => {
  const cases: [what: string, shown: number[], known: number[], expected: number][] = [
    ['is 1 in the best order', [3, 2, 1], [1, 2, 3], 1],
    ['is 1 where more products are right than are shown', Array<number>(10).fill(3), Array<number>(40).fill(3), 1],
    ['counts a later place for less', [0, 3], [3], 1 / Math.log2(3)],
    ['does not count what comes after the tenth', [...Array<number>(10).fill(0), 3], [3], 0],
    ['counts what is missing', [3], [3, 3], 1 / (1 + 1 / Math.log2(3))],
    ['is 0 where nothing is right', [0], [0], 0],
    ['is 0 where nothing is found', [], [3], 0],
  ];
  test.each(cases)('%s', (_what, shown, known, expected) => {
    expect(ndcg(shown, known)).toBeCloseTo(expected, 10);
  });
});

describe('the figures of a judged set', () => {
  const figures = figuresOf([
    { kind: 'electrician', typed: 1, mistyped: [1, 0.6], shown: [3, 3, null] },
    { kind: 'householder', typed: 0.5, mistyped: [], shown: [0] },
    { kind: 'electrician', typed: 0, mistyped: [0], shown: [] },
  ]);

  test('are means over all queries and those of each kind', () => {
    expect(figures).toMatchObject({ queries: 3, ndcg: 0.5, nothingFound: 1 });
    expect(figures.kinds).toEqual([
      { kind: 'electrician', queries: 2, ndcg: 0.5 },
      { kind: 'householder', queries: 1, ndcg: 0.5 },
    ]);
  });

  test('are one line', () => {
    expect(figuresLine(figures)).toBe(
      'nDCG@10 0.500 of 3 queries, electrician 0.500, householder 0.500, nothing found 1, ' +
        'typo loss 10.0 points, unjudged 25.0 % of the first 10',
    );
  });
});
