/** A page of the storefront. */
export interface StorefrontPage {
  /** The path without its first slash; `:name` is a part that varies, `:name?` one that may be missing, `*` any path that no other page has. */
  path: string;
  /** The component, in a file of its name in `web/`; a loader is in `<component>.route.ts` beside it. */
  component: string;
  /** In the sitemap. Defaults to false: pages of products, categories, brands and posts are listed by what the shop has. */
  isListed?: boolean;
  /** Without a slash at the end. Defaults to false. */
  isBare?: boolean;
  /** Case-sensitive, as order ids are. Defaults to false. */
  keepsCase?: boolean;
  /** Shows one shopper's own data: never cached, sends no referrer. The tag manager runs neither there nor on pages for a task. Defaults to false. */
  isPrivate?: boolean;
  /** Is for a task, such as the basket: no trade message and no newsletter form below it, nor below private pages. Defaults to false. */
  isTask?: boolean;
  /** Shows the page of the same name in the merchant's folder. Defaults to false. */
  isWritten?: boolean;
}

/** Every page between the shop's header and footer. The last one resolves any other path through the graph: to a category, a product, a redirect or a 404. */
export const pages: readonly StorefrontPage[] = [
  { path: '', component: 'HomePage', isListed: true },
  { path: 'search', component: 'SearchPage', isBare: true },
  { path: 'brands', component: 'BrandsPage', isListed: true },
  { path: 'brands/:slug', component: 'BrandPage' },
  { path: 'featured', component: 'FeaturedPage', isListed: true },
  { path: 'finishes', component: 'FinishesPage', isListed: true, isBare: true },
  { path: 'finishes/:slug', component: 'FinishPage', isBare: true },
  { path: 'ranges/:slug', component: 'RangePage' },
  { path: 'compare', component: 'ComparePage', isBare: true },
  { path: 'stock-alert', component: 'StockAlertPage', isPrivate: true },

  { path: 'quick-order', component: 'QuickOrderPage', isListed: true, isBare: true, isTask: true },
  { path: 'saved-lists/:listId?', component: 'SavedListsPage', isPrivate: true, keepsCase: true },
  { path: 'quotations/:quotationId?', component: 'QuotationsPage', isPrivate: true, keepsCase: true },
  { path: 'shared-lists/:key', component: 'SharedListPage', isPrivate: true, keepsCase: true },

  { path: 'cart', component: 'CartPage', isBare: true, isTask: true },
  { path: 'checkout-now/:step?', component: 'CheckoutPage', isPrivate: true, isBare: true },
  { path: 'order/:id', component: 'OrderPage', isPrivate: true, isBare: true, keepsCase: true },
  { path: 'order/:id/invoice', component: 'InvoicePage', isPrivate: true, isBare: true, keepsCase: true },
  { path: 'track-order', component: 'TrackOrderPage', isListed: true, isBare: true },

  { path: 'login', component: 'LoginPage', isPrivate: true },
  { path: 'register', component: 'RegisterPage', isPrivate: true },
  { path: 'reset-password', component: 'ResetPasswordPage', isPrivate: true },
  { path: 'confirm-email', component: 'ConfirmEmailPage', isPrivate: true },
  { path: 'account/:section?', component: 'AccountPage', isPrivate: true },

  { path: 'blog', component: 'BlogPage' },
  { path: 'blog/:slug', component: 'PostPage' },
  { path: 'contact-us', component: 'ContactPage', isWritten: true },
  { path: 'trade', component: 'TradePage', isWritten: true },
  { path: 'shipping-returns', component: 'ShippingReturnsPage', isWritten: true },
  // Pages of text that every page links to: a path of their own saves the lookup among categories and products.
  { path: 'about-us', component: 'OwnPage', isWritten: true },
  { path: 'about-our-business', component: 'OwnPage', isWritten: true },
  { path: 'faqs', component: 'OwnPage', isWritten: true },
  { path: 'privacy', component: 'OwnPage', isWritten: true },
  { path: 'cookies', component: 'OwnPage', isWritten: true },
  { path: 'terms', component: 'OwnPage', isWritten: true },
  { path: 'weee', component: 'OwnPage', isWritten: true },
  { path: 'accessibility', component: 'OwnPage', isWritten: true },

  { path: '*', component: 'UrlPage' },
];

/** First parts of paths that are no pages: files, programs, and links of older shops. */
export const otherAddresses: readonly string[] = [
  'assets',
  'builds',
  'category',
  'checkout',
  'docs',
  'drawings',
  'favicon.ico',
  'favicon.svg',
  'feeds',
  'graphql',
  'healthz',
  'icons',
  'images',
  'looks',
  'metrics',
  'orders',
  'readyz',
  'robots.txt',
  'schema.graphql',
  'shop-events',
  'site.webmanifest',
  'sitemap',
  'sitemap.xml',
  'webhooks',
];
