/** Before the unit tests: reports which suites are skipped because a server is missing. */
export function setup(): void {
  if (!process.env.TEST_DATABASE_URL)
    console.log(
      'Skipped: database tests on PostgreSQL. Set TEST_DATABASE_URL, or run ./scripts/test, which starts a server.',
    );
  if (!process.env.TEST_REDIS_URL)
    console.log('Skipped: tests of shared rate limits. Set TEST_REDIS_URL, or run ./scripts/test.');
}
