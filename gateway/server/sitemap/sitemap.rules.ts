/** A page of the shop, and when what it shows last changed: an ISO date or time, empty where nobody knows. */
export interface Address {
  readonly path: string;
  readonly updatedAt: string;
}

/** A fifth of what one part may list. */
export const PRODUCTS_PER_PART = 10_000;

/** The parts of the sitemap, by their names in addresses: `products-1`, `products-2` … and three others. */
export type Part = { kind: 'pages' | 'categories' | 'brands' } | { kind: 'products'; number: number };

/** The part that an address names; null for none. */
export function partNamed(path: string): Part | null {
  const [, name] = /^\/sitemap\/([a-z0-9-]+)\.xml$/.exec(path) ?? [];
  if (name === 'pages' || name === 'categories' || name === 'brands') return { kind: name };
  const [, digits] = /^products-([1-9]\d{0,4})$/.exec(name ?? '') ?? [];
  return digits ? { kind: 'products', number: Number(digits) } : null;
}

/** The addresses of all parts of a shop with so many products. */
export function partPaths(products: number): string[] {
  const parts = Array.from({ length: Math.ceil(products / PRODUCTS_PER_PART) }, (_, index) => `products-${index + 1}`);
  return ['pages', 'categories', 'brands', ...parts].map((name) => `/sitemap/${name}.xml`);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of the parts. */
export function writtenIndex(origin: string, paths: readonly string[]): string {
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;
}

/** One part: each page once. */
export function writtenPart(origin: string, addresses: readonly Address[]): string {
  const known = new Map(addresses.map((address) => [address.path, address]));
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${[...known.values()].map((address) => written(origin, address)).join('')}</urlset>\n`;
}

function written(origin: string, { path, updatedAt }: Address): string {
  return `<url><loc>${escaped(origin + path)}</loc>${DATE.test(updatedAt) ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>\n`;
}

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '');
}

/**
 * What crawlers are asked to leave: what is one shopper's own, results of searches, and lists narrowed by more than two choices, of which
 * there are more than anyone could read.
 */
export function robotsText(origin: string): string {
  const own = [
    '/search',
    '/cart',
    '/checkout',
    '/account',
    '/login',
    '/register',
    '/reset-password',
    '/confirm-email',
    '/order/',
    '/orders/',
    '/graphql',
  ];
  const narrowed = [
    'filter.*filter.*filter.',
    'brand=*filter.*filter.',
    'brand=*brand=*filter.',
    'brand=*brand=*brand=',
  ].map((pattern) => `/*?*${pattern}`);
  return `User-agent: *\n${[...own, ...narrowed].map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}
