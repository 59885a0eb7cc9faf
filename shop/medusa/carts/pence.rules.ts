/** The amount is in pounds. */
export const penceOf = (pounds: number): number => Math.round(pounds * 100);
