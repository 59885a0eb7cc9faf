/** The page that every brand's page is below. */
export const ALL_BRANDS = { name: 'Brands', path: '/brands/' };
