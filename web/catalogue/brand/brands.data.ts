export const ALL_BRANDS = { name: 'Brands', path: '/brands/' };
