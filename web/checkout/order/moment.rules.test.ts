import { expect, test } from 'vitest';
import { formatMoment } from './moment.rules.ts';

test.each([
  ['2026-11-30T10:00:00.000Z', 'Monday 30 November at 10:00'],
  ['2026-07-08T12:30:00.000Z', 'Wednesday 8 July at 13:30'],
  ['2026-12-31T23:05:00Z', 'Thursday 31 December at 23:05'],
])('%s is %s', (time, words) => expect(formatMoment(time)).toBe(words));
