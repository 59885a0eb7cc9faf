/** The page of all finishes. */
export const FINISHES = { name: 'Finishes', path: '/finishes' } as const;

/** The name of finishes as an option of products and as a filter of lists. */
export const FINISH = 'Finish';
