import { skuKey } from '@storefront/domain/sku.rules.ts';
import { brandOf } from '../brands/build-brands.ts';
import type { Draft } from '../draft.ts';

/** In each brand's style: a code with meaning, or the next number of its series. */
export function skuWriter(): (draft: Draft) => string {
  const counts = new Map<string, number>();
  /** Codes are looked up without their hyphens: HRC13-S1 would be HRC-13S1. */
  const keys = new Set<string>();
  return ({ brand: slug, code }) => {
    const { skuPrefix, skuStyle } = brandOf(slug);
    if (skuStyle.kind === 'coded') {
      const sku = `${skuPrefix}-${code}`;
      const own = keys.has(skuKey(sku)) ? `${sku}A` : sku;
      keys.add(skuKey(own));
      return own;
    }
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return `${skuPrefix}-${skuStyle.first + count * skuStyle.step}`;
  };
}
