import { describe, expect, test } from 'vitest';
import { pence, PENCE_MAXIMUM, penceFor, sum, times, unitPrice } from './money.rules.ts';

describe('pence', () => {
  test.each([
    [12.5, 1250],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [1.005, 101],
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [10_000_000, 1_000_000_000],
    [10_000_001, 0],
    ['12.50', 0],
    [null, 0],
  ])('%s pounds are %i pence', (pounds, expected) => {
    expect(pence(pounds)).toBe(expected);
  });
});

test('the dearest price, VAT added, is a number that the graph can say', () => {
  expect(unitPrice(pence(10_000_000)).incVat).toBeLessThan(PENCE_MAXIMUM);
});

describe('unitPrice', () => {
  test.each([
    [2499, 2999],
    [1, 1],
    [3, 4],
    [495, 594],
    [1727, 2072],
    [1289, 1547],
    [1833, 2200],
    [0, 0],
  ])('%i pence ex VAT are %i inc VAT', (exVat, incVat) => {
    expect(unitPrice(exVat)).toEqual({ exVat, incVat });
  });

  test('a price that includes VAT keeps what the shopper pays', () => {
    expect(unitPrice(2999, true)).toEqual({ incVat: 2999, exVat: 2499 });
  });
});

test('what a shopper adds up from the lines is the total, in either view', () => {
  const lines = Array.from({ length: 200 }, (_, index) => times(unitPrice(index * 37 + 1), (index % 9) + 1));
  const total = sum(lines);
  expect(total.incVat).toBe(lines.reduce((amount, line) => amount + line.incVat, 0));
  expect(total.exVat).toBe(lines.reduce((amount, line) => amount + line.exVat, 0));
});

describe('bounds on prices inc VAT', () => {
  test('take in just the prices ex VAT that lie within them once VAT is added', () => {
    for (let bound = 0; bound < 500; bound += 1) {
      const { minimum, maximum } = penceFor({ minimum: bound, maximum: bound }, false);
      for (let exVat = 0; exVat < 450; exVat += 1) {
        const { incVat } = unitPrice(exVat);
        expect([exVat, exVat >= (minimum ?? 0)]).toEqual([exVat, incVat >= bound]);
        expect([exVat, exVat <= (maximum ?? 0)]).toEqual([exVat, incVat <= bound]);
      }
    }
  });
  test('stay as they are where the shop API keeps prices inc VAT, and open where they are open', () => {
    expect(penceFor({ minimum: 1000, maximum: 5000 }, true)).toEqual({ minimum: 1000, maximum: 5000 });
    expect(penceFor({ minimum: null, maximum: null }, false)).toEqual({ minimum: null, maximum: null });
  });
});
