/** A group of unit tests that does not run. */
export interface SkippedSuites {
  /** The untested part, and the reason. */
  what: string;
  /** The way to run it. */
  remedy: string;
}

/** The suites that need a server: the variable that names it, and the part that goes untested without. */
const SERVERS = [
  { variable: 'TEST_DATABASE_URL', suites: 'database tests on PostgreSQL' },
  { variable: 'TEST_REDIS_URL', suites: 'rate limits shared in Redis' },
];

/** Lists the groups of unit tests that are skipped, because the environment names no server for them. */
export function skippedSuites(environment: Readonly<Record<string, string | undefined>>): SkippedSuites[] {
  return SERVERS.filter(({ variable }) => !environment[variable]).map(({ variable, suites }) => ({
    what: `${suites} because ${variable} is unset`,
    remedy: 'Set it, or run ./scripts/test --all, which starts a server',
  }));
}
