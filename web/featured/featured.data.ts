/** The page of everything that the shop puts forward. */
export const FEATURED = { name: 'Featured products', path: '/featured/' };
