/** Raised when the catalogue it opens with changes: a store that holds an older one is filled anew. */
export const CATALOGUE_VERSION = '9';
