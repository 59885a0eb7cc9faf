import { expect, test } from 'vitest';
import { closingLine, type Outcome } from './closing-line.rules.ts';
import { skippedSuites } from './skipped-suites.rules.ts';

const clean: Outcome = { passed: 4210, failed: 0, skipped: [] };

test.each<[what: string, outcome: Partial<Outcome>, line: string]>([
  ['counts what passed and failed', { failed: 1 }, '4210 passed, 1 failed'],
  [
    'gives the reason of skipped suites',
    { skipped: skippedSuites({ TEST_DATABASE_URL: '', TEST_REDIS_URL: 'redis://localhost' }).map(({ what }) => what) },
    '4210 passed, 0 failed; skipped: database tests on PostgreSQL because TEST_DATABASE_URL is unset',
  ],
])('%s', (_, outcome, line) => expect(closingLine({ ...clean, ...outcome })).toBe(line));

test('skips nothing when both servers are configured', () => {
  const servers = { TEST_DATABASE_URL: 'postgres://localhost', TEST_REDIS_URL: 'redis://localhost' };
  expect(skippedSuites(servers)).toEqual([]);
});
