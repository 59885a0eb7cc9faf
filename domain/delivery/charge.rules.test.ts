import { describe, expect, test } from 'vitest';
import { deliveryCharge, deliveryChargesOf, remainingForFree, servedZones, standardCharge } from './charge.rules.ts';
import { testCharges } from './charges.fixture.ts';
import type { DeliveryZone } from './zones.data.ts';

const goods = (incVat: number) => ({ incVat, exVat: Math.round(incVat / 1.2) });

const charges: [DeliveryZone, number, number][] = [
  ['UK_MAINLAND', 495, 594],
  ['NORTHERN_IRELAND', 1727, 2072],
  ['SCOTTISH_ISLANDS', 1727, 2072],
  ['SCOTTISH_HIGHLANDS', 1289, 1547],
  ['CHANNEL_ISLANDS', 1833, 2200],
  ['ISLE_OF_MAN', 1727, 2072],
  ['ISLE_OF_WIGHT', 1289, 1547],
];

test.each(charges)(
  'to %s is %i pence ex VAT, %i inc VAT; free for goods of £69 to the mainland alone',
  (zone, exVat, incVat) => {
    const price = { exVat, incVat };
    expect(deliveryCharge(zone, goods(6_899), testCharges)).toEqual(price);
    const free = { exVat: 0, incVat: 0 };
    expect(deliveryCharge(zone, goods(6_900), testCharges)).toEqual(zone === 'UK_MAINLAND' ? free : price);
  },
);

describe('a shop’s own charges', () => {
  const own = deliveryChargesOf({ zones: { UK_MAINLAND: 399, ISLE_OF_MAN: 0 }, freeFrom: 4_000 });

  test('are charged to the penny', () => {
    expect(deliveryCharge('UK_MAINLAND', goods(3_999), own)).toEqual({ incVat: 399, exVat: 333 });
    expect(deliveryCharge('UK_MAINLAND', goods(4_000), own)).toEqual({ incVat: 0, exVat: 0 });
    expect(deliveryCharge('ISLE_OF_MAN', goods(1), own)).toEqual({ incVat: 0, exVat: 0 });
  });

  test('name the zones that are delivered to, and no other', () => {
    expect(servedZones(own)).toEqual(['UK_MAINLAND', 'ISLE_OF_MAN']);
    expect(() => standardCharge('CHANNEL_ISLANDS', own)).toThrow('CHANNEL_ISLANDS is not delivered to');
  });

  test('promise no free delivery when nothing is said of it, nor when the mainland is free anyway', () => {
    expect(deliveryChargesOf({}).freeFrom).toBeNull();
    expect(deliveryCharge('UK_MAINLAND', goods(1_000_000), deliveryChargesOf({}))).toEqual({ incVat: 594, exVat: 495 });
    expect(deliveryChargesOf({ zones: { UK_MAINLAND: 0 }, freeFrom: 6_900 }).freeFrom).toBeNull();
  });
});

test.each<[DeliveryZone, number, number | null]>([
  ['UK_MAINLAND', 0, null],
  ['UK_MAINLAND', 1, 6_899],
  ['UK_MAINLAND', 6_000, 900],
  ['UK_MAINLAND', 6_800, 100],
  ['UK_MAINLAND', 6_801, null],
  ['UK_MAINLAND', 6_900, null],
  ['ISLE_OF_WIGHT', 1, null],
])('remainingForFree: %s, %i pence of goods: %s', (zone, pence, expected) => {
  expect(remainingForFree(zone, goods(pence), testCharges)).toBe(expected);
});

test('remainingForFree without a threshold there is no hint', () => {
  expect(remainingForFree('UK_MAINLAND', goods(6_000), deliveryChargesOf({}))).toBeNull();
});
