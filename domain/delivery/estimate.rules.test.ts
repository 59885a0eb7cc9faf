import { USUAL_DISPATCH } from './dates.rules.ts';
import { expect, test } from 'vitest';
import { unitPrice } from '../money.rules.ts';
import { testCharges } from './charges.fixture.ts';
import { costTo, datesTo } from './estimate.rules.ts';
import { destinationOf, mainland } from './zone.rules.ts';

const now = new Date('2026-11-24T10:00:00Z');
const goods = unitPrice(500_000);

test('a place has its zone, its charge and its dates', () => {
  const belfast = destinationOf('bt15gs', testCharges) ?? mainland;
  expect(costTo(belfast, goods, testCharges)).toEqual({
    postcode: 'BT1 5GS',
    zone: 'NORTHERN_IRELAND',
    cost: { exVat: 1727, incVat: 2072 },
    remainingForFree: null,
  });
  expect(datesTo(belfast, ['STANDARD'], now, USUAL_DISPATCH)).toEqual({
    estimatedOn: '2026-11-24',
    earliest: '2026-11-26',
    latest: '2026-11-26',
    terms: {
      transitDays: 2,
      division: 'northern-ireland',
      goods: [{ isSlow: false, isToOrder: false }],
      dispatch: USUAL_DISPATCH,
    },
  });
});

test.each([null, undefined])('without a postcode (%s) goods go to UK Mainland', (postcode) => {
  expect(destinationOf(postcode, testCharges)).toBe(mainland);
  expect(costTo(mainland, goods, testCharges)).toEqual({
    postcode: null,
    zone: 'UK_MAINLAND',
    cost: { exVat: 495, incVat: 594 },
    remainingForFree: 900,
  });
  expect(datesTo(mainland, [], now, USUAL_DISPATCH)).toMatchObject({ earliest: '2026-11-25', latest: '2026-11-25' });
});

test('the terms name each lead time of a cart once', () => {
  expect(datesTo(mainland, ['EXTENDED', 'TO_ORDER', 'EXTENDED'], now, USUAL_DISPATCH).terms.goods).toEqual([
    { isSlow: true, isToOrder: false },
    { isSlow: false, isToOrder: true },
  ]);
});
