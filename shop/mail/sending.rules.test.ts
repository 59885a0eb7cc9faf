import { expect, test } from 'vitest';
import { claimedUntil, nextAttempt, triedSince } from './sending.rules.ts';

const now = new Date('2026-11-23T10:00:00Z');

test.each([
  [1, '10:00:10'],
  [2, '10:00:20'],
  [3, '10:00:40'],
  [8, '10:21:20'],
  [9, '10:42:40'],
  [10, '11:00:00'],
  [500, '11:00:00'],
])('after attempt %i the next is at %s', (attempts, time) => {
  expect(nextAttempt(now, attempts).toISOString()).toBe(`2026-11-23T${time}.000Z`);
});

test('a claim lasts two minutes, and mails are retried for three days', () => {
  expect([claimedUntil(now).toISOString(), triedSince(now).toISOString()]).toEqual([
    '2026-11-23T10:02:00.000Z',
    '2026-11-20T10:00:00.000Z',
  ]);
});
