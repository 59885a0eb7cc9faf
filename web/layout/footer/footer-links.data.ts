/** Pages of words that are linked with the law's, at the foot of the footer; the others are quick links. */
export const legalPaths: readonly string[] = ['/privacy/', '/cookies/', '/terms/', '/weee/', '/accessibility/'];

/** What is always there, whatever pages the shop API has. */
export const ownLinks: readonly { readonly path: string; readonly title: string }[] = [
  { path: '/contact-us/', title: 'Contact us' },
  { path: '/shipping-returns/', title: 'Shipping and returns' },
  { path: '/blog/', title: 'Blog' },
  { path: '/brands/', title: 'Brands' },
  { path: '/featured/', title: 'Featured' },
];
