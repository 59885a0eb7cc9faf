export const BLOG = { name: 'Blog', path: '/blog/' };
