/** A page of the reference: the types of one noun, the queries and mutations that return them, and their examples. */
export interface Noun {
  /** The last part of its path. */
  id: string;
  title: string;
  /** The purpose of its types, in a sentence. */
  summary: string;
  /** Beginnings of its types' names. A type belongs to the noun with the longest one that fits. */
  prefixes: readonly string[];
  /** The types that the map shows, in order. */
  main: readonly string[];
  /** Folders of `schema/examples`, or single examples. */
  examples: readonly string[];
}

/** In display order. */
export const NOUNS: readonly Noun[] = [
  {
    id: 'products',
    title: 'Products',
    summary: 'A product with its variants, prices, stock, options and specifications.',
    prefixes: [
      'Product',
      'Variant',
      'Modifier',
      'OptionValue',
      'Specification',
      'Stock',
      'LeadTime',
      'InventoryTracking',
      'Warranty',
      'SkuMatch',
      'SelectedOption',
      'RatingSummary',
      'Swatch',
      'PriceBreak',
    ],
    main: ['Product', 'Variant'],
    examples: ['product'],
  },
  {
    id: 'product-lists',
    title: 'Lists of products',
    summary: 'Connections of products with their filters, facets and sort orders.',
    prefixes: [
      'ProductCollection',
      'ProductConnection',
      'ProductEdge',
      'ProductList',
      'ProductFilters',
      'ProductSort',
      'ProductSearch',
      'FeaturedCollection',
      'Facet',
      'BrandFacet',
      'Applied',
      'PriceFilter',
      'PriceRange',
    ],
    main: ['FeaturedCollection'],
    examples: ['products'],
  },
  {
    id: 'search',
    title: 'Search',
    summary: 'Products that a term finds, and suggestions while it is typed.',
    prefixes: ['SearchResult', 'Suggestions', 'UnderstoodPrice'],
    main: ['SearchResult'],
    examples: ['search'],
  },
  {
    id: 'catalogue',
    title: 'Categories, brands, ranges and finishes',
    summary: 'The ways into the catalogue: the category tree, makers, their ranges, and finishes across makers.',
    prefixes: ['Category', 'Breadcrumb', 'Faq', 'Brand', 'Finish', 'Range'],
    main: ['Category', 'Brand', 'Range', 'Finish'],
    examples: ['category', 'brand'],
  },
  {
    id: 'reviews',
    title: 'Reviews',
    summary: 'Reviews of a product, and the mutation that submits one.',
    prefixes: ['Review'],
    main: ['Review'],
    examples: [],
  },
  {
    id: 'stock-alerts',
    title: 'Stock alerts',
    summary: 'Emails when a product is back in stock.',
    prefixes: ['StockAlert'],
    main: ['StockAlert'],
    examples: ['stock-alert'],
  },
  {
    id: 'cart',
    title: 'Cart',
    summary: 'The caller’s cart: its lines, totals and warnings, and the mutations that change it.',
    prefixes: ['Cart', 'StockShortage'],
    main: ['Cart', 'CartLine'],
    examples: ['cart'],
  },
  {
    id: 'delivery',
    title: 'Delivery and stores',
    summary: 'Delivery estimates, zones and countries, and the stores to collect from.',
    prefixes: ['Delivery', 'Country', 'Store', 'OpeningHours', 'WorkingDays'],
    main: ['DeliveryEstimate', 'Store'],
    examples: ['delivery'],
  },
  {
    id: 'checkout',
    title: 'Checkout',
    summary: 'Placing an order from the cart.',
    prefixes: ['Checkout', 'PaymentMethod'],
    main: [],
    examples: ['checkout'],
  },
  {
    id: 'orders',
    title: 'Orders',
    summary: 'Orders, their lines and invoices, paying for one, tracking one and ordering again.',
    prefixes: ['Order', 'TrackedOrder', 'Invoice'],
    main: ['Order', 'OrderLine'],
    examples: ['order'],
  },
  {
    id: 'customers',
    title: 'Customers',
    summary: 'The signed-in customer’s account, addresses and data.',
    prefixes: ['Customer', 'Address'],
    main: ['Customer', 'CustomerAddress'],
    examples: [
      'customer/who-am-i',
      'customer/change-the-account',
      'customer/keep-an-address',
      'customer/change-an-address',
      'customer/prefer-an-address',
      'customer/forget-an-address',
      'customer/export-the-data',
      'customer/delete-the-account',
    ],
  },
  {
    id: 'sign-in',
    title: 'Registration and sign-in',
    summary: 'Registering, signing in and out, new passwords, and confirming a new email address.',
    prefixes: ['CustomerRegister', 'CustomerLogIn', 'CustomerLogOut', 'CustomerPassword', 'CustomerEmail'],
    main: [],
    examples: [
      'customer/register',
      'customer/sign-in',
      'customer/sign-out',
      'customer/ask-for-a-new-password',
      'customer/set-a-new-password',
      'customer/confirm-a-new-email',
      'customer/resend-the-email-link',
      'customer/cancel-the-email-change',
    ],
  },
  {
    id: 'saved-lists',
    title: 'Saved lists',
    summary: 'Named lists of products that a customer keeps and shares.',
    prefixes: ['SavedList', 'SharedSavedList'],
    main: ['SavedList', 'SharedSavedList'],
    examples: ['saved-list'],
  },
  {
    id: 'quotations',
    title: 'Quotations',
    summary: 'Numbered quotations that a customer makes of a saved list, with the prices of their day.',
    prefixes: ['Quotation'],
    main: ['Quotation', 'QuotationSummary'],
    examples: ['quotation'],
  },
  {
    id: 'content',
    title: 'Shop and content',
    summary: 'The shop’s own details, its pages, blog posts and banners, the newsletter and messages.',
    prefixes: [
      'Shop',
      'SocialLink',
      'Banners',
      'Promotion',
      'PromiseIcon',
      'ShopPromise',
      'TradeMessage',
      'BlogPost',
      'Page',
      'Contact',
      'Newsletter',
    ],
    main: ['Shop', 'Page', 'BlogPost'],
    examples: ['start', 'content'],
  },
  {
    id: 'shared',
    title: 'Shared types',
    summary: 'Money, images, pages of connections, ids, addresses of pages, and scalars.',
    prefixes: ['Node', 'PageInfo', 'Money', 'Price', 'Image', 'ResolvedUrl', 'Redirect'],
    main: [],
    examples: [],
  },
];

/** Errors of every noun have a page of their own: most are members of several results. */
export const ERRORS: Noun = {
  id: 'error-types',
  title: 'Error types',
  summary: 'The errors that mutations return as members of their results, each with a stable code.',
  prefixes: ['UserError', 'FieldError'],
  main: [],
  examples: [],
};
