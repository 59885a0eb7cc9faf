import { describe, expect, test } from 'vitest';
import { ndcg } from './relevance.rules.ts';

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
