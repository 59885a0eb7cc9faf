import { expect, test } from 'vitest';
import { retryAfterSeconds, waitBeforeNext, type Attempts, type FailedAttempt } from './retry.rules.ts';

const lost: FailedAttempt = { status: null, code: 'NO_ANSWER', retryAfter: null };
const failed = (status: number, code = 'INVALID_ANSWER', retryAfter: number | null = null) => ({
  status,
  code,
  retryAfter,
});
const query: Attempts = {
  made: 1,
  maximum: 4,
  kind: 'query',
  isIdempotent: true,
  backoffMilliseconds: 250,
  remainingMilliseconds: 30_000,
  random: 0.5,
};
const keyed: Attempts = { ...query, kind: 'mutation' };
const unkeyed: Attempts = { ...keyed, isIdempotent: false };

test.each<[string, FailedAttempt, Attempts, number | null]>([
  ['a query after a lost connection', lost, query, 125],
  ['a query after a timeout', { ...lost, code: 'TIMED_OUT' }, query, 125],
  ['the third attempt after four times the wait', lost, { ...query, made: 3 }, 500],
  ['nothing after the last attempt', lost, { ...query, made: 4 }, null],
  ['a query after 502', failed(502), query, 125],
  ['a query after 503', failed(503), query, 125],
  ['a query after 504', failed(504), query, 125],
  ['a query after 503 when its Retry-After is over', failed(503, 'INVALID_ANSWER', 2), query, 2_125],
  ['a keyed mutation after a lost connection', lost, keyed, 125],
  ['a keyed mutation after 502', failed(502), keyed, 125],
  ['no other mutation after a lost connection', lost, unkeyed, null],
  ['no other mutation after 503', failed(503), unkeyed, null],
  ['a query after 429', failed(429, 'RATE_LIMITED', 3), query, 3_125],
  ['any mutation after 429', failed(429, 'RATE_LIMITED', 3), unkeyed, 3_125],
  ['nothing when Retry-After exceeds the time left', failed(429, 'RATE_LIMITED', 31), query, null],
  ['nothing when no time is left', lost, { ...query, remainingMilliseconds: 100 }, null],
  ['a keyed mutation whose outcome is unknown', failed(200, 'UPSTREAM_UNAVAILABLE'), keyed, 125],
  ['no query that the shop API did not answer', failed(200, 'UPSTREAM_UNAVAILABLE'), query, null],
  ['no other mutation that the shop API did not answer', failed(200, 'UPSTREAM_UNAVAILABLE'), unkeyed, null],
  ['nothing after an error of the gateway', failed(500, 'INTERNAL_SERVER_ERROR'), query, null],
  ['nothing after a refusal', failed(403, 'SCOPE_MISSING'), query, null],
  ['nothing after a redirect', failed(302, 'REDIRECTED'), query, null],
])('repeats %s', (_, attempt, attempts, wait) => {
  expect(waitBeforeNext(attempt, attempts)).toBe(wait);
});

const now = Date.parse('2026-11-24T10:00:00Z');
test.each([
  ['7', 7],
  [' 0 ', 0],
  ['Tue, 24 Nov 2026 10:00:30 GMT', 30],
  ['Tue, 24 Nov 2026 09:00:00 GMT', 0],
  ['-1', null],
  ['1.5', null],
  ['soon', null],
  ['Mon, soon', null],
  ['99999999999', null],
  ['', null],
  [null, null],
])('reads Retry-After: %s', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});
