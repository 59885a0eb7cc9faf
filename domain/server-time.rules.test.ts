import { expect, test } from 'vitest';
import { clockCorrection, serverTimingOf } from './server-time.rules.ts';

const SENT = Date.parse('2026-11-24T12:50:00Z');
const MINUTE = 60_000;

test.each([
  ['right, of a page that has just been sent', 0, 0],
  ['right, of a page that was in a cache for as long as it may be', 11 * MINUTE, 0],
  ['a second slow', -1_000, 1_000],
  ['an hour fast', 60 * MINUTE, -49 * MINUTE],
])('a clock that is %s is corrected', (_, ahead, correction) => {
  expect(clockCorrection(SENT, SENT + ahead)).toBe(correction);
});

test('formats the header as browsers parse it', () => {
  expect(serverTimingOf(new Date(SENT))).toBe('sent;desc="2026-11-24T12:50:00.000Z"');
});
