import { brandOf } from '../brands/build-brands.ts';
import type { Draft } from '../draft.ts';

/** In each brand's style: a code with meaning, or the next number of its series. */
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
