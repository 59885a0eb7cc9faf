/** Kinds of page by which the storefront's performance is counted. */
export const VITALS_PAGES = ['home', 'list', 'product', 'search', 'cart', 'checkout', 'other'] as const;

export type VitalsPage = (typeof VITALS_PAGES)[number];

/** The kind of each page's component; any other is `other`. */
export const pageByComponent: ReadonlyMap<string, VitalsPage> = new Map([
  ['HomePage', 'home'],
  ['CategoryPage', 'list'],
  ['BrandPage', 'list'],
  ['FeaturedPage', 'list'],
  ['FinishPage', 'list'],
  ['RangePage', 'list'],
  ['ProductPage', 'product'],
  ['SearchPage', 'search'],
  ['CartPage', 'cart'],
  ['CheckoutPage', 'checkout'],
]);

export const VITALS_DEVICES = ['phone', 'tablet', 'desktop'] as const;

/** How the document was reached, as the library `web-vitals` names it. */
export const VITALS_NAVIGATIONS = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
  'soft-navigation',
] as const;

/** The largest report in bytes. */
export const VITALS_BYTES = 1_000;

/** The performance of one visit, as the browser measured it. A figure that it did not measure is missing. */
export interface VisitVitals {
  page: VitalsPage;
  device: (typeof VITALS_DEVICES)[number];
  navigation: (typeof VITALS_NAVIGATIONS)[number];
  /** Largest Contentful Paint in milliseconds. */
  lcp?: number;
  /** Interaction to Next Paint in milliseconds. */
  inp?: number;
  /** Cumulative Layout Shift, without unit. */
  cls?: number;
  /** Time to First Byte in milliseconds. */
  ttfb?: number;
}
