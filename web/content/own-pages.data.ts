/** Pages of words that are linked from everywhere: found without asking for a product first. */
export const OWN_PAGES = [
  'about-us',
  'about-our-business',
  'faqs',
  'privacy',
  'cookies',
  'terms',
  'weee',
  'accessibility',
];
