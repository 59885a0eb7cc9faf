export const FINISHES = { name: 'Finishes', path: '/finishes' } as const;

/** As an option of products and as a filter of lists. */
export const FINISH = 'Finish';
