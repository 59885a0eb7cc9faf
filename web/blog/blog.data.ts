/** The page that every post is below. */
export const BLOG = { name: 'Blog', path: '/blog/' };
