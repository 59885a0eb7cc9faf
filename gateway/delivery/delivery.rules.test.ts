import { describe, expect, test } from 'vitest';
import { unitPrice, zeroPrice } from '../../domain/money.rules.ts';
import { deliveryLine, estimateDelivery } from './delivery.rules.ts';

const now = new Date('2026-11-24T10:00:00Z');
const goods = unitPrice(500_000);

describe('estimateDelivery', () => {
  test('puts zone, charge and date together', () => {
    expect(estimateDelivery({ now, postcode: 'bt15gs', goods, lines: [] })).toEqual({
      postcode: 'BT1 5GS',
      zone: 'NORTHERN_IRELAND',
      cost: { exVat: 1727, incVat: 2072 },
      remainingForFree: null,
      estimatedOn: '2026-11-24',
      earliest: '2026-11-26',
      latest: '2026-11-26',
      terms: { transitDays: 2, division: 'northern-ireland', goods: [] },
    });
  });

  test('without a postcode is for UK Mainland', () => {
    const expected = {
      postcode: null,
      zone: 'UK_MAINLAND',
      cost: { exVat: 495, incVat: 594 },
      remainingForFree: 900,
      earliest: '2026-11-25',
    };
    expect(estimateDelivery({ now, goods, lines: [] })).toMatchObject(expected);
    expect(estimateDelivery({ now, postcode: null, goods, lines: [] })).toMatchObject(expected);
  });

  test('is free to UK Mainland from £69 of goods', () => {
    expect(estimateDelivery({ now, postcode: 'SW1A 1AA', goods: unitPrice(575_000), lines: [] })).toMatchObject({
      cost: zeroPrice,
      remainingForFree: null,
    });
  });

  test('keeps the holidays of the place: St Andrew’s Day in Edinburgh, not in London', () => {
    const friday = new Date('2026-11-27T10:00:00Z');
    const earliest = (postcode: string) => estimateDelivery({ now: friday, postcode, goods, lines: [] })?.earliest;
    expect([earliest('EH1 1YZ'), earliest('SW1A 1AA')]).toEqual(['2026-12-01', '2026-11-30']);
  });

  test.each(['', 'nowhere', 'SW1A', 'QQ1 1AA', 'GIR 0AA', 'BX1 1AA'])('%j is no place', (postcode) => {
    expect(estimateDelivery({ now, postcode, goods, lines: [] })).toBeNull();
  });
});

test.each([
  ['IN_STOCK', false],
  ['LOW_STOCK', false],
  ['PLENTY', false],
  ['OUT_OF_STOCK', true],
  ['MADE_TO_ORDER', true],
] as const)('%s goods take days of their own: %s', (status, toOrder) => {
  expect(deliveryLine({ categoryIds: [38] }, { status })).toEqual({ categoryIds: [38], toOrder });
});
