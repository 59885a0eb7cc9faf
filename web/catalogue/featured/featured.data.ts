export const FEATURED = { name: 'Featured products', path: '/featured/' };
