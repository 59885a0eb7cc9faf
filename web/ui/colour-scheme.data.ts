/** The document's attribute with the colour scheme that the shopper chose; without one the operating system's setting applies. */
export const SCHEME_ATTRIBUTE = 'data-colour-scheme';

/** The local storage key of the colour scheme: `system`, `light` or `dark`. */
export const SCHEME_STORAGE_KEY = 'colour-scheme';

export const DARK = 'dark';
export const LIGHT = 'light';
