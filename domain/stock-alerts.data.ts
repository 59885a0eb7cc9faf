/** Stock alerts that wait at once for one email address, and that an account lists. Our choice: the specification sets none. */
export const STOCK_ALERTS_MAXIMUM = 50;
