/** What is skipped without a server for it: the variable that names the server, and what then goes untested. */
const SERVERS = [
  { variable: 'TEST_DATABASE_URL', suites: 'database tests on PostgreSQL' },
  { variable: 'TEST_REDIS_URL', suites: 'rate limits shared in Redis' },
];

/** Names each group of unit tests that is skipped because the environment names no server for it. */
export function skippedSuites(environment: Readonly<Record<string, string | undefined>>): string[] {
  return SERVERS.filter(({ variable }) => !environment[variable]).map(
    ({ variable, suites }) => `${suites} because ${variable} is unset`,
  );
}
