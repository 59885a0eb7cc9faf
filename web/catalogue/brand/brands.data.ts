/** The parent page of every brand page. */
export const ALL_BRANDS = { name: 'Brands', path: '/brands/' };
