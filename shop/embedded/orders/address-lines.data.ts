/** In the order in which they are written, below the name. */
export const ADDRESS_LINES = ['company', 'address1', 'address2', 'city', 'county', 'postcode', 'country'] as const;
