import { describe, expect, test } from 'vitest';
import { deliveryCharge, remainingForFree } from './charge.rules.ts';
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

describe('deliveryCharge', () => {
  test.each(charges)('to %s is %i pence ex VAT, %i inc VAT', (zone, exVat, incVat) => {
    expect(deliveryCharge(zone, goods(6_899))).toEqual({ exVat, incVat });
  });
  test.each(charges)('to %s, for goods of £69', (zone, exVat, incVat) => {
    expect(deliveryCharge(zone, goods(6_900))).toEqual(
      zone === 'UK_MAINLAND' ? { exVat: 0, incVat: 0 } : { exVat, incVat },
    );
  });
});

describe('remainingForFree', () => {
  test.each<[DeliveryZone, number, number | null]>([
    ['UK_MAINLAND', 0, null],
    ['UK_MAINLAND', 1, 6_899],
    ['UK_MAINLAND', 6_000, 900],
    ['UK_MAINLAND', 6_800, 100],
    ['UK_MAINLAND', 6_801, null],
    ['UK_MAINLAND', 6_900, null],
    ['UK_MAINLAND', 99_999, null],
    ['ISLE_OF_WIGHT', 1, null],
    ['SCOTTISH_HIGHLANDS', 6_000, null],
    ['NORTHERN_IRELAND', 6_000, null],
  ])('%s, %i pence of goods: %s', (zone, pence, expected) => {
    expect(remainingForFree(zone, goods(pence))).toBe(expected);
  });
});
