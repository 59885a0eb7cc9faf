/** Linked at the bottom of the footer, beside the company details; other content pages are quick links. */
export const legalPaths: readonly string[] = ['/privacy/', '/cookies/', '/terms/', '/weee/', '/accessibility/'];

/** Whatever content pages the shop API has. */
export const ownLinks: readonly { readonly path: string; readonly title: string }[] = [
  { path: '/contact-us/', title: 'Contact us' },
  { path: '/shipping-returns/', title: 'Delivery and returns' },
  { path: '/track-order', title: 'Track an order' },
  { path: '/quick-order', title: 'Quick order' },
  { path: '/saved-lists', title: 'Saved lists' },
  { path: '/blog/', title: 'Blog' },
  { path: '/brands/', title: 'Brands' },
  { path: '/featured/', title: 'Featured' },
];
