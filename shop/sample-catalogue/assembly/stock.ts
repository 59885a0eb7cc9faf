import { brandOf } from '../brands/build-brands.ts';
import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import type { Draft } from '../draft.ts';
import type { Random } from '../random.ts';

/** Shares of products; the rest lies between. */
const SOLD_OUT = 0.04;
const LOW = 0.08;
const PLENTY = 0.3;

export function trackingOf(draft: Draft, hasVariants: boolean): CatalogueProduct['inventoryTracking'] {
  if (draft.uncounted || brandOf(draft.brand).madeToOrder) return 'none';
  return hasVariants ? 'variant' : 'product';
}

export function stockLevel(random: Random): number {
  const share = random.next();
  if (share < SOLD_OUT) return 0;
  if (share < SOLD_OUT + LOW) return random.integer(1, 5);
  if (share < SOLD_OUT + LOW + PLENTY) return random.integer(101, 480);
  return random.integer(6, 96);
}
