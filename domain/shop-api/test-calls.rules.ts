/** Sent for a partner's sandbox key, whose carts and orders are tests, to shop APIs that announce `test_orders`. */
export const TEST_HEADER = 'x-shop-test';

export const isTestHeader = (value: unknown): boolean => value === 'true';

/** What tokens of test carts begin with in the embedded shop. */
const TEST_TOKEN = 'test_';

export const testTokenOf = (token: string): string => TEST_TOKEN + token;

export const isTestToken = (token: string): boolean => token.startsWith(TEST_TOKEN);

/** Catalogue reads by POST. */
const READS: ReadonlySet<string> = new Set([
  '/products/by_sku',
  '/categories/get_category_by_url',
  '/categories/get_products_with_filters',
  '/get_products_from_blog_url_list',
]);

/** The other calls that a sandbox key may make. */
const TESTS: ReadonlySet<string> = new Set([
  '/add_to_cart',
  '/update_cart',
  '/remove_item_from_cart',
  '/checkout',
  '/track_order',
]);

/** Why a sandbox key's call is not made; null for one that is. */
export function testRefusal({ method, path }: { method: string; path: string }, isKnown: boolean): string | null {
  if (method === 'GET' || READS.has(path)) return null;
  if (!TESTS.has(path))
    return 'A sandbox key changes carts and orders alone: use another key for accounts, reviews and messages.';
  return isKnown
    ? null
    : 'The shop’s API does not announce that it keeps test orders apart, so a sandbox key changes nothing there.';
}
