/** The `sizes` of a product page's main picture. */
export const MAIN_SIZES = '(min-width: 1320px) 690px, (min-width: 1024px) 52vw, (min-width: 700px) 48vw, 100vw';
