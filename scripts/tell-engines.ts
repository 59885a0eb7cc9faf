/** Before the unit tests: reports which suites are skipped because a server is missing. */
export function setup(): void {
  if (!process.env.TEST_DATABASE_URL)
    console.log(
      'The store is not tested on PostgreSQL: set TEST_DATABASE_URL, or run ./scripts/test, which brings a server up.',
    );
  if (!process.env.TEST_REDIS_URL)
    console.log('Limits are not tested on Redis: set TEST_REDIS_URL, or run ./scripts/test.');
}
