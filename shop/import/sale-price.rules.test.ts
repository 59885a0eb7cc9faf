import { describe, expect, test } from 'vitest';
import { isSaleDates, notesOnSale, saleOf, saleWindow } from './sale-price.rules.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const sale = (interval: string, salePrice: number | null = 150_000) => ({ price: 200_000, salePrice, interval });

describe('a sale price', () => {
  test.each([
    ['without a sale price', sale('', null), false, 0],
    ['without an interval', sale(''), true, 0],
    ['that is over', sale('2024-11-24T00:00Z/2024-11-30T23:59Z'), false, 1],
    ['that is to come', sale('2027-01-01T00:00Z/2027-01-31T23:59Z'), true, 0],
    ['that is on', sale('2026-11-01T00:00Z/2026-11-30T23:59Z'), true, 0],
    ['at its first minute', sale('2026-11-21T12:00Z/2026-11-30T23:59Z'), true, 0],
    ['at its last minute', sale('2026-11-01T00:00Z/2026-11-21T12:00Z'), false, 1],
    ['in another offset, that is over', sale('2026-11-01T12:30+0000/2026-11-21T12:30+0100'), false, 1],
    ['in another offset, before its end', sale('2026-11-01T12:30+01:00/2026-11-21T11:30-0100'), true, 0],
    ['of whole days', sale('2026-11-01/2026-11-21'), true, 0],
    ['with seconds and spaces', sale('2026-11-01 00:00:30 +0000 / 2026-11-22 00:00:30 +0000'), true, 0],
    ['of nothing', sale('', 0), false, 0],
    ['equal to the price', sale('', 200_000), false, 1],
    ['above the price', sale('', 250_000), false, 1],
    ['with a start and no end', sale('2026-11-01T00:00Z/'), true, 0],
    ['with an end and no start', sale('../2026-11-22'), true, 0],
    ['with an end alone, that is over', sale('/2026-11-20'), false, 1],
    ['with an offset in hours', sale('2026-11-01T00:00+01/2026-11-22T00:00+01'), true, 0],
    ['with an interval that is none', sale('next week'), false, 1],
  ])('%s', (_, prices, applies, notes) => {
    expect(saleOf(prices, NOW) !== undefined).toBe(applies);
    expect(notesOnSale(prices, NOW, 1)).toHaveLength(notes);
  });
  test.each([
    '2026-02-31/2026-03-31',
    '2026-03-02/2026-03-01',
    '2026-03-01',
    '2026-03-01/2026-03-02/2026-03-03',
    '/',
    '../..',
    '2026-03-01/soon',
  ])('%s is no interval', (interval) => expect(saleWindow(interval)).toBeNull());
  test('has the times of its interval, in UTC', () => {
    expect(saleOf(sale('2026-11-21T12:30+0100/2026-11-30'), NOW)).toEqual({
      price: 150_000,
      startsAt: '2026-11-21T11:30:00.000Z',
      endsAt: '2026-11-30T23:59:59.000Z',
    });
    expect(saleOf(sale('2026-12-01/'), NOW)).toEqual({ price: 150_000, startsAt: '2026-12-01T00:00:00.000Z' });
    expect(saleOf(sale('/2026-12-01'), NOW)).toEqual({ price: 150_000, endsAt: '2026-12-01T23:59:59.000Z' });
    expect(saleOf(sale(''), NOW)).toEqual({ price: 150_000 });
  });
  test.each([
    ['sale_price_effective_date', true],
    ['Sale dates (product.metafields.mm-google-shopping.sale_price_effective_date)', true],
    ['not_sale_price_effective_date', false],
  ])('%s names its dates: %s', (name, expected) => expect(isSaleDates(name)).toBe(expected));
});
