/** The path of a range's page, in one finish or in all. */
export function rangePath(path: string, finishSlug: string | null): string {
  return finishSlug ? `${path}?finish=${finishSlug}` : path;
}

interface RangeContents {
  productCount: number;
  /** The finish that its products are listed in; null for all. */
  finish: string | null;
  finishCount: number;
  /** Names of categories. */
  kinds: readonly string[];
}

const KINDS_MAXIMUM = 4;

/** Describes a range in one sentence. */
export function rangeSummary({ productCount, finish, finishCount, kinds }: RangeContents): string {
  const products = `${productCount} ${productCount === 1 ? 'product' : 'products'} of one design`;
  const how = finish ? ` in ${finish}` : finishCount > 1 ? ` in ${finishCount} finishes` : '';
  const what = kinds.length > KINDS_MAXIMUM ? [...kinds.slice(0, KINDS_MAXIMUM), 'more'] : kinds;
  return `${products}${how}${what.length > 0 ? `: ${new Intl.ListFormat('en-GB').format(what)}` : ''}.`;
}
