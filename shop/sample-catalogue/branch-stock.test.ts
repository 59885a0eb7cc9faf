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

test('some goods are in several branches, and some in none', () => {
  const counts = new Set(all.slice(5).map((branches) => branches.length));
  expect(counts).toContain(0);
  expect(counts).toContain(3);
});

test('is the same each time', () => {
  expect(sampleBranchStock({ productId: 9, variantId: 1, level: 99 })).toEqual(
    sampleBranchStock({ productId: 9, variantId: 1, level: 99 }),
  );
});
