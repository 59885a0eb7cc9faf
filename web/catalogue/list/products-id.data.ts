/** The id of a list's products, which a skip link leads to. */
export const PRODUCTS_ID = 'products';
