import { expect, test } from 'vitest';
import { lastDayToPay } from './deadline.rules.ts';

test.each([
  ['the end of a day', '2026-12-02T23:59:59.000Z', 'Wednesday 2 December'],
  ['a time within a day, which has not ended by then', '2026-12-03T14:30:00.000Z', 'Wednesday 2 December'],
  ['the end of a day in summer time', '2026-07-08T22:59:59.000Z', 'Wednesday 8 July'],
  ['the day on which the clocks go back', '2026-10-25T23:59:59.000Z', 'Sunday 25 October'],
])('%s', (_, expiresAt, day) => expect(lastDayToPay(expiresAt)).toBe(day));
