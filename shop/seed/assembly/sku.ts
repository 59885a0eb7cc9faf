import { brandOf } from '../brands/build-brands.ts';
import type { Draft } from '../draft.ts';

/** Gives each product the code its brand would: its own speaking code, or the next number in the brand's series. */
export function skuWriter(): (draft: Draft) => string {
  const counts = new Map<string, number>();
  return ({ brand: slug, code }) => {
    const { skuPrefix, skuStyle } = brandOf(slug);
    if (skuStyle.kind === 'coded') return `${skuPrefix}-${code}`;
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return `${skuPrefix}-${skuStyle.first + count * skuStyle.step}`;
  };
}
