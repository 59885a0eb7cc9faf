import { randomFrom } from './random.ts';

/** Of the sample's shop.yaml, with the share of products that each has. */
const BRANCHES = [
  ['london', 0.6],
  ['bristol', 0.3],
  ['leeds', 0.4],
  ['glasgow', 0.25],
] as const;

/** Of the whole stock, at most in one branch. */
const PART = 0.2;

/** Never more in all than there are. */
export function sampleBranchStock({
  productId,
  variantId,
  level,
}: {
  productId: number;
  variantId: number;
  level: number;
}): { branch: string; level: number }[] {
  const random = randomFrom(`branches ${productId} ${variantId}`);
  return BRANCHES.flatMap(([branch, share]) => {
    const isStocked = random.chance(share);
    const most = Math.floor(level * PART);
    const its = random.integer(1, Math.max(1, Math.min(most, 12)));
    return isStocked && most > 0 ? [{ branch, level: its }] : [];
  });
}
