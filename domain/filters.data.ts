/** The most facet values that a list can be filtered by at once. */
export const FILTERS_MAXIMUM = 250;
