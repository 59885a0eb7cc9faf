import { describe, expect, test } from 'vitest';
import { deliveryCost, formatDelivery, ordinal, plus, type Views, postcodeIn } from './delivery.rules.ts';

const amount = (incVat: number, exVat: number): Views => ({ incVat: { pence: incVat }, exVat: { pence: exVat } });

describe('formatDelivery', () => {
  test.each([
    ['2026-11-24', '2026-11-25', '2026-11-25', 'Tomorrow'],
    ['2026-11-24', '2026-11-26', '2026-11-26', 'Thursday 26th November'],
    ['2026-12-31', '2027-01-01', '2027-01-01', 'Tomorrow'],
    ['2026-03-28', '2026-03-29', '2026-03-29', 'Tomorrow'],
    ['2026-10-25', '2026-10-26', '2026-10-26', 'Tomorrow'],
    ['2028-02-28', '2028-02-29', '2028-02-29', 'Tomorrow'],
    ['2026-11-27', '2026-12-01', '2026-12-01', 'Tuesday 1st December'],
    ['2026-11-24', '2026-11-27', '2026-12-03', 'Friday 27th November to Thursday 3rd December'],
    ['2026-11-24', '2026-11-25', '2026-12-02', 'Tomorrow to Wednesday 2nd December'],
  ])('on %s, %s to %s reads %s', (estimatedOn, earliestDate, latestDate, expected) => {
    expect(formatDelivery({ estimatedOn, earliestDate, latestDate })).toBe(expected);
  });

  test('every day of the month has its ending', () => {
    const ends = Array.from({ length: 31 }, (_, index) => ordinal(index + 1));
    expect(ends.filter((text) => !text.endsWith('th'))).toEqual(['1st', '2nd', '3rd', '21st', '22nd', '23rd', '31st']);
  });
});

describe('deliveryCost', () => {
  const mainland = { charge: amount(594, 495), freeFrom: { pence: 6_900 } };
  const islands = { charge: amount(2_072, 1_727), freeFrom: null };
  test.each([
    [mainland, 6_899, amount(594, 495)],
    [mainland, 6_900, amount(0, 0)],
    [mainland, 100_000, amount(0, 0)],
    [islands, 100_000, amount(2_072, 1_727)],
  ])('%j for %i', (terms, goods, expected) => {
    expect(deliveryCost(terms, goods)).toEqual(expected);
  });
});

test('goods and delivery add up in either view', () => {
  expect(plus(amount(6_000, 5_000), amount(594, 495))).toEqual(amount(6_594, 5_495));
});

test.each([
  ['', null],
  ['postcode=SE1%200ZZ', 'SE1 0ZZ'],
  ['a=b; __Host-postcode=BT1%205GS', 'BT1 5GS'],
  ['postcode=SE1%200ZZ; __Host-postcode=BT1%205GS', 'BT1 5GS'],
  ['postcode=SE1%200ZZ; __Host-postcode=', null],
  ['other_postcode=SE1%200ZZ', null],
  ['postcode=junk', null],
])('in the cookies %j the postcode is %j', (cookies, postcode) => {
  expect(postcodeIn(cookies)).toBe(postcode);
});
