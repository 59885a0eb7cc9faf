import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exVatBounds,
  exVatOf,
  incVatOf,
  lineTotal,
  sum,
  toCentipence,
  toPence,
  toPounds,
  unitPrice,
  unitPriceIncVat,
} from './money.rules.ts';
import { unitPrices } from './prices.fixture.ts';

test.each([
  [8.325, 83_250],
  [0.0417, 417],
  [1.00005, 10_001],
  [0.00005, 1],
  [0.00004, 0],
  [-1, 0],
  [Number.NaN, 0],
  [10_000_000, 100_000_000_000],
  [10_000_001, 0],
  ['12.50', 0],
])('toCentipence: %s pounds are %i centipence', (pounds, centipence) => expect(toCentipence(pounds)).toBe(centipence));

test('every amount survives as pounds and as JSON', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000_000), (centipence) => {
      expect(toCentipence(JSON.parse(JSON.stringify(toPounds(centipence))))).toBe(centipence);
    }),
  );
});

describe('unit prices', () => {
  test.each(unitPrices)(
    '$pounds pounds ex VAT are $exVat pence ex VAT and $incVat inc VAT',
    ({ pounds, exVat, incVat }) => {
      expect(unitPrice(toCentipence(pounds))).toEqual({ exVat, incVat, exVatCentipence: Math.round(pounds * 10_000) });
    },
  );

  test('every whole price inc VAT from £0.01 to £10,000.00 converts to ex VAT and back', () => {
    const changed: number[] = [];
    for (let pence = 1; pence <= 1_000_000; pence += 1) if (incVatOf(exVatOf(pence)) !== pence) changed.push(pence);
    expect(changed).toEqual([]);
  });

  test.each([
    [999, 83_250],
    [5, 417],
    [1, 83],
  ])('%i pence inc VAT are %i centipence ex VAT', (pence, centipence) => {
    expect(unitPriceIncVat(pence * 100)).toEqual({
      incVat: pence,
      exVat: toPence(centipence),
      exVatCentipence: centipence,
    });
  });

  test('a price inc VAT that is not whole pence is rounded half up', () => {
    expect([99_949, 99_950].map((centipence) => unitPriceIncVat(centipence).incVat)).toEqual([999, 1_000]);
  });
});

test.each([
  ['1,000 at 5p: £50.00, of which VAT is £8.33', 5, 1_000, { incVat: 5_000, exVat: 4_167 }],
  ['three at £9.99', 999, 3, { incVat: 2_997, exVat: 2_498 }],
  ['an ex VAT that ends in half a penny is rounded up', 3, 1, { incVat: 3, exVat: 3 }],
  ['the dearest line', 1_200_000_000, 9_999, { incVat: 11_998_800_000_000, exVat: 9_999_000_000_000 }],
])('lines and totals: %s', (_, incVat, quantity, total) => expect(lineTotal({ incVat }, quantity)).toEqual(total));

test('a total is the sum of its lines in each view', () => {
  const lines = [lineTotal({ incVat: 999 }, 3), lineTotal({ incVat: 5 }, 1_000)];
  expect(sum(lines)).toEqual({ incVat: 7_997, exVat: 6_665 });
  expect(sum([])).toEqual({ incVat: 0, exVat: 0 });
});

test('bounds inc VAT hold exactly the prices ex VAT that display within them', () => {
  const wrong: number[][] = [];
  for (let bound = 0; bound < 1_000; bound += 1) {
    const { minimum, maximum } = exVatBounds({ minimum: bound, maximum: bound });
    for (let exVat = Math.max(0, bound * 83 - 200); exVat < bound * 84 + 200; exVat += 1) {
      const incVat = incVatOf(exVat);
      if (exVat >= (minimum ?? 0) !== incVat >= bound || exVat <= (maximum ?? 0) !== incVat <= bound)
        wrong.push([bound, exVat]);
    }
  }
  expect(wrong).toEqual([]);
  for (const bound of [-1, -500]) expect(exVatBounds({ minimum: bound, maximum: bound }).maximum).toBeLessThan(0);
  expect(exVatBounds({ minimum: null, maximum: null })).toEqual({ minimum: null, maximum: null });
});
