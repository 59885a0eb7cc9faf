import { expect, test } from 'vitest';
import { secondsUntilLeft, windowStart } from './window.rules.ts';

const hour = { count: 2, seconds: 3_600 };
const now = new Date('2026-11-23T10:00:00.000Z');

test('a window ends at the current time', () => expect(windowStart(hour, now)).toBe('2026-11-23T09:00:00.000Z'));

test.each([
  ['2026-11-23T10:00:00.000Z', 3_600],
  ['2026-11-23T09:30:00.000Z', 1_800],
  ['2026-11-23T09:00:00.001Z', 1],
  ['2026-11-23T08:00:00.000Z', 1],
])('an event at %s leaves the window in %i s', (time, seconds) =>
  expect(secondsUntilLeft(hour, time, now)).toBe(seconds),
);
