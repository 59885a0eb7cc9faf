import { expect, test } from 'vitest';
import { sampleBranchStock } from './branch-stock.ts';

const levels = Array.from({ length: 200 }, (_, level) => level);
const all = levels.map((level) => sampleBranchStock({ productId: 1, variantId: level, level }));

test('branches have no more than there is, and nothing of what is nearly sold out', () => {
  for (const [level, branches] of all.entries()) {
    expect(branches.reduce((sum, { level: its }) => sum + its, 0)).toBeLessThanOrEqual(level);
    if (level < 5) expect(branches).toEqual([]);
  }
});
