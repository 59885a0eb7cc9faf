/** Increase it when the generated catalogue changes: databases with an older version are reseeded at the next start. */
export const CATALOGUE_VERSION = '16';
