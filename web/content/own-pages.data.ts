/** Content pages that every page links to. Routes of their own save the lookup among categories and products. */
export const CONTENT_ROUTES = [
  'about-us',
  'about-our-business',
  'faqs',
  'privacy',
  'cookies',
  'terms',
  'weee',
  'accessibility',
];
