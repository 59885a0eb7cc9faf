/** Before the unit tests: says which half of the store's tests is left out, rather than leave it out in silence. */
export function setup(): void {
  if (!process.env.TEST_DATABASE_URL) console.log('The store is not tested on PostgreSQL: set TEST_DATABASE_URL, or run ./scripts/test, which brings a server up.');
}
