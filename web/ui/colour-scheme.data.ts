/** Without a choice of the shopper the operating system's setting applies. */
export const SCHEME_ATTRIBUTE = 'data-colour-scheme';

/** `system`, `light` or `dark`. */
export const SCHEME_STORAGE_KEY = 'colour-scheme';

export const DARK = 'dark';
export const LIGHT = 'light';
