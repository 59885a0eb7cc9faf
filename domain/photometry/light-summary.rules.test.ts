import { expect, test } from 'vitest';
import { beamWidth, CURVE_VALUES, lightSummary } from './light-summary.rules.ts';
import { readPhotometricFile } from './photometric-file.rules.ts';
import { linearLight, roundDownlight } from './published-files.fixture.ts';

const summaryOf = (text: string) => lightSummary(readPhotometricFile(new TextEncoder().encode(text)));

test('light that is the same all round has one curve', () => {
  const summary = summaryOf(roundDownlight);
  expect(summary).toMatchObject({ lumens: 532, peakCandela: 269, candelaBelow: 269, beamAngles: [87, 87] });
  expect(summary.curves.map(({ c, candela }) => [c, candela.length])).toEqual([[0, CURVE_VALUES]]);
  expect(summary.curves[0]?.candela.slice(0, 3)).toEqual([269, 266, 260]);
});

test('other light has a curve for each side', () => {
  const summary = summaryOf(linearLight);
  expect(summary).toMatchObject({ lumens: 753.8, beamAngles: [108, 105] });
  expect(summary.curves.map(({ c, candela }) => [c, candela[12]])).toEqual([
    [0, 113],
    [90, 108],
    [180, 113],
    [270, 108],
  ]);
});

test.each([
  [90, 1, 2],
  [60, 3, 3.464],
  [180, 1, null],
  [null, 1, null],
])('a beam of %s° is %s m away %s m wide', (angle, metres, width) => {
  const found = beamWidth(angle, metres);
  if (width === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(width, 3);
});
