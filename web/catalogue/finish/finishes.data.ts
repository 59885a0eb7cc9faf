/** The page of all finishes. */
export const FINISHES = { name: 'Finishes', path: '/finishes' } as const;
