import { xmlText } from '../xml.rules.ts';

/** An ISO date or time; empty when unknown. */
export interface Address {
  readonly path: string;
  readonly updatedAt: string;
}

/** A fifth of the sitemap protocol's limit per file. */
export const PRODUCTS_PER_PART = 10_000;

/** In URLs `products-1`, `products-2` … and three others. */
export type Part = { kind: 'pages' | 'categories' | 'brands' } | { kind: 'products'; number: number };

/** Null when there is none. */
export function partNamed(path: string): Part | null {
  const [, name] = /^\/sitemap\/([a-z0-9-]+)\.xml$/.exec(path) ?? [];
  if (name === 'pages' || name === 'categories' || name === 'brands') return { kind: name };
  const [, digits] = /^products-([1-9]\d{0,4})$/.exec(name ?? '') ?? [];
  return digits ? { kind: 'products', number: Number(digits) } : null;
}

export function partPaths(products: number): string[] {
  const parts = Array.from({ length: Math.ceil(products / PRODUCTS_PER_PART) }, (_, index) => `products-${index + 1}`);
  return ['pages', 'categories', 'brands', ...parts].map((name) => `/sitemap/${name}.xml`);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function writtenIndex(origin: string, paths: readonly string[]): string {
  const parts = paths.map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${parts.join('')}</sitemapindex>\n`;
}

/** Each page once. */
export function writtenPart(origin: string, addresses: readonly Address[]): string {
  const known = new Map(addresses.map((address) => [address.path, address]));
  const pages = [...known.values()].map((address) => written(origin, address));
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${pages.join('')}</urlset>\n`;
}

function written(origin: string, { path, updatedAt }: Address): string {
  const changed = DATE.test(updatedAt) ? `<lastmod>${updatedAt}</lastmod>` : '';
  return `<url><loc>${xmlText(origin + path)}</loc>${changed}</url>\n`;
}

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** Without personal pages, search results, and lists of more than two filters, which would exhaust the crawl budget. */
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
    '/stock-alert',
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
  const refused = [...own, ...narrowed].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${refused.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}
