/** The parent page of every post. */
export const BLOG = { name: 'Blog', path: '/blog/' };
