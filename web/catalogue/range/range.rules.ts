import { slugOf } from '@storefront/domain/slug.rules.ts';

/** Slugs; null for all. */
interface RangeChoice {
  finish: string | null;
  kind: string | null;
}

export function rangePath(path: string, { finish, kind }: RangeChoice): string {
  const search = new URLSearchParams({ ...(finish && { finish }), ...(kind && { kind }) });
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Null for an unknown slug. */
export function kindOf<Kind extends { readonly name: string }>(
  kinds: readonly Kind[],
  slug: string | null,
): Kind | null {
  return (slug !== null && kinds.find(({ name }) => slugOf(name) === slug)) || null;
}

interface RangeContents {
  productCount: number;
  /** Null for all. */
  finish: string | null;
  finishCount: number;
  /** Names of categories. */
  kinds: readonly string[];
}

const KINDS_MAXIMUM = 4;

export function rangeSummary({ productCount, finish, finishCount, kinds }: RangeContents): string {
  const products = `${productCount} ${productCount === 1 ? 'product' : 'products'} of one design`;
  const how = finish ? ` in ${finish}` : finishCount > 1 ? ` in ${finishCount} finishes` : '';
  const what = kinds.length > KINDS_MAXIMUM ? [...kinds.slice(0, KINDS_MAXIMUM), 'more'] : kinds;
  return `${products}${how}${what.length > 0 ? `: ${new Intl.ListFormat('en-GB').format(what)}` : ''}.`;
}
