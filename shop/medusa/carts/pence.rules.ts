/** Whole pence of an amount in pounds. */
export const penceOf = (pounds: number): number => Math.round(pounds * 100);
