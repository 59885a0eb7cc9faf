/** A skip link leads to it. */
export const PRODUCTS_ID = 'products';
