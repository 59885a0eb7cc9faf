/** The page of featured products. */
export const FEATURED = { name: 'Featured products', path: '/featured/' };
