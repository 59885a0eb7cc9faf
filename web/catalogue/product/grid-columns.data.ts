/** The columns of product lists that the shopper chose for a phone. */
export const COLUMNS_ATTRIBUTE = 'data-list-columns';

/** `one` or `two`. */
export const COLUMNS_STORAGE_KEY = 'list-columns';

export const ONE_COLUMN = 'one';
export const TWO_COLUMNS = 'two';
