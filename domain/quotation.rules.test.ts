import { expect, test } from 'vitest';
import { isValidUntil, validUntil } from './quotation.rules.ts';

test.each([
  ['2026-12-31T12:00:00Z', '2027-01-30'],
  // Past midnight in London, not yet in UTC.
  ['2026-06-30T23:30:00Z', '2026-07-31'],
])('a quotation of %s is valid until %s', (issuedAt, expected) => {
  expect(validUntil(new Date(issuedAt))).toBe(expected);
});

test.each([
  ['2027-11-26', true],
  ['2026-11-25', false],
  ['2027-11-27', false],
  ['2026-13-01', false],
  ['', false],
])('until %j: %s', (day, expected) => expect(isValidUntil(day, new Date('2026-11-26T12:00:00Z'))).toBe(expected));
