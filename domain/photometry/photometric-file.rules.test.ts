import { describe, expect, test } from 'vitest';
import { readPhotometricFile } from './photometric-file.rules.ts';
import { beamAngle, candelaAt, luxAt, totalLumens } from './photometry.rules.ts';
import { eulumdat, linearLight, roundDownlight, roundLuminaire } from './published-files.fixture.ts';

const read = (text: string) => readPhotometricFile(new TextEncoder().encode(text));
const within1Percent = (value: number, expected: number) => {
  expect(value).toBeGreaterThan(expected * 0.99);
  expect(value).toBeLessThan(expected * 1.01);
};

describe('files of published tests', () => {
  test.each([
    ['RAB DLED6R8Y (IES, round)', roundDownlight, 532, 531.98],
    ['RAB BOA2 (IES, planes to 90°)', linearLight, 754, 753.8],
    ['RUCO SY-D-1500 (EULUMDAT)', roundLuminaire, 19_800, null],
  ])('%s: the lumens are those that its maker states', (_, text, stated, ofToolbox) => {
    const lumens = totalLumens(read(text));
    within1Percent(lumens, stated);
    // What the trade's own program makes of the same figures.
    if (ofToolbox !== null) expect(lumens).toBeCloseTo(ofToolbox, 1);
  });

  test.each([
    // [C, γ, candela], as the files state them; the last is between two angles
    ['RAB DLED6R8Y', roundDownlight, 0, 0, 269],
    ['RAB DLED6R8Y', roundDownlight, 217, 45, 114 + 13],
    ['RAB DLED6R8Y', roundDownlight, 90, 31.25, (200 + 189) / 2],
    ['RAB BOA2', linearLight, 0, 60, 113],
    ['RAB BOA2', linearLight, 90, 60, 108],
    ['RAB BOA2', linearLight, 337.5, 60, 112],
    ['RUCO SY-D-1500', roundLuminaire, 120, 0, 386.8106 * 19.8],
    ['RUCO SY-D-1500', roundLuminaire, 0, 100, 0],
  ])('%s: the candela at C %s°, γ %s°', (_, text, c, gamma, expected) => {
    expect(candelaAt(read(text), c, gamma)).toBeCloseTo(expected, 6);
  });

  test.each([
    // E = I / d²
    [roundDownlight, 2, 67.25],
    [roundLuminaire, 4, 478.7],
  ])('the lux straight below (%#)', (text, metres, expected) =>
    within1Percent(luxAt(candelaAt(read(text), 0, 0), metres), expected),
  );
});

const gammas = [0, 90, 180];
const isotropic = 1_000 / (4 * Math.PI);

test('light that is the same in all directions is 4π times its candela', () => {
  const sphere = Array.from({ length: 181 }, (_, index) => index);
  const file = eulumdat({ symmetry: 1, planes: [0], gammas: sphere, rows: [sphere.map(() => isotropic)] });
  expect(totalLumens(read(file))).toBeCloseTo(1_000, 6);
  expect(beamAngle(read(file), 0)).toBeNull();
});

test('light of a matt surface is π times its candela, within a beam of 120°', () => {
  const angles = Array.from({ length: 91 }, (_, index) => index);
  const candela = angles.map((angle) => Math.cos((angle * Math.PI) / 180) * 300);
  const file = read(eulumdat({ symmetry: 1, planes: [0], gammas: angles, rows: [candela] }));
  within1Percent(totalLumens(file), Math.PI * 300);
  expect(beamAngle(file, 0)).toBeCloseTo(120, 1);
});

const quarters = [0, 90, 180, 270];
const planes = (...values: number[]) => values.map((value) => [9, value, 9]);
// Each plane's value at γ 90°, by what the file has: [C0, C90, C180, C270].
test.each([
  [0, planes(1, 2, 3, 4), [1, 2, 3, 4]],
  [1, planes(1), [1, 1, 1, 1]],
  [2, planes(1, 2, 3), [1, 2, 3, 2]],
  // From C270 through C0 to C90.
  [3, planes(4, 1, 2), [1, 2, 1, 4]],
  [4, planes(1, 2), [1, 2, 1, 2]],
])('symmetries EULUMDAT %s', (symmetry, rows, expected) => {
  const file = read(eulumdat({ symmetry, planes: quarters, gammas, rows }));
  expect(quarters.map((c) => candelaAt(file, c, 90))).toEqual(expected);
  expect(candelaAt(file, 45, 90)).toBe(((expected[0] ?? 0) + (expected[1] ?? 0)) / 2);
  expect(candelaAt(file, -45, 90)).toBe(((expected[0] ?? 0) + (expected[3] ?? 0)) / 2);
});

test.each([
  ['0', [[1]], [1, 1, 1, 1]],
  ['0 90 180', [[1], [2], [3]], [1, 2, 3, 2]],
  // The light is the same on either side of the plane of 90° and 270°.
  ['90 180 270', [[2], [3], [4]], [3, 2, 3, 4]],
  ['0 90 180 270 360', [[1], [2], [3], [4], [1]], [1, 2, 3, 4]],
  ['0 90 180 270', [[1], [2], [3], [4]], [1, 2, 3, 4]],
])('symmetries IES of %s', (angles, rows, expected) => {
  const values = rows.map(([value]) => `9 ${value} 9`).join('\n');
  const file = read(`TILT=NONE\n1 -1 1 3 ${rows.length} 1 2 0 0 0 1 1 10\n0 90 180\n${angles}\n${values}`);
  expect(quarters.map((c) => candelaAt(file, c, 90))).toEqual(expected);
});

test.each([
  ['1986, without a first line', 'maker\nTILT=NONE\n', 80],
  ['1995', 'IESNA:LM-63-1995\r\nTILT=NONE\r\n', 80],
  ['2002 with tilt', 'IESNA:LM-63-2002\nTILT=INCLUDE\n1\n2\n0 90\n1 0.9\n', 80],
  // The third factor is a code of how the file was made.
  ['2019', 'IES:LM-63-2019\nTILT=NONE\n', 100],
  ['a word TILT in its keywords', 'IESNA:LM-63-2002\n[MORE] tilted head, TILT = 20\nTILT=NONE\n', 80],
])('IES of %s', (_, head, expected) => {
  const file = read(`${head}2 500 2 2 1 1 2 0.1 0.1 0\n1 0.8 12.5\n0,90\n0\n50 25\n`);
  expect(candelaAt(file, 0, 0)).toBe(expected);
  expect(file).toMatchObject({ lampLumens: 1_000, watts: 12.5 });
});

test('a decimal comma, other line ends and values left out of the head', () => {
  const file = eulumdat({ symmetry: 1, planes: [0], gammas: [0, 90], rows: [[100.5, 0.5]], lamps: -1 });
  const text = file.replaceAll('100.5', '100,5').replaceAll('\r\n', '\n').replace('\n3000\n80\n10\n', '\n\n\n\n');
  expect(read(text)).toMatchObject({ lampLumens: null, watts: null });
  expect(candelaAt(read(text), 0, 0)).toBeCloseTo(100.5, 9);
});
