import { expect, test } from 'vitest';
import { dimensionsLine, isNear, stepOf, stepped } from './gallery.rules.ts';

test.each([
  { index: 0, step: 1, count: 3, next: 1 },
  { index: 2, step: 1, count: 3, next: 0 },
  { index: 0, step: -1, count: 3, next: 2 },
  { index: 0, step: -1, count: 1, next: 0 },
  { index: 0, step: 1, count: 0, next: 0 },
] as const)('from $index of $count by $step is $next', ({ index, step, count, next }) => {
  expect(stepped(index, step, count)).toBe(next);
});

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['Home', null],
])('the key %s steps by %s', (key, step) => {
  expect(stepOf(key)).toBe(step);
});

test.each([
  { index: 0, count: 5, near: [1, 4] },
  { index: 3, count: 5, near: [2, 4] },
  { index: 0, count: 2, near: [1] },
])('the neighbours of $index of $count are $near', ({ index, count, near }) => {
  expect(Array.from({ length: count }, (_, at) => at).filter((at) => at !== index && isNear(at, index, count))).toEqual(
    near,
  );
});

test.each([
  [[], null],
  [[['Material', 'Brass']], null],
  [
    [
      ['Projection (mm)', '120'],
      ['Height (mm)', '260'],
      ['Width (mm)', '110'],
    ],
    'Width 110 mm × Height 260 mm × Projection 120 mm',
  ],
  [[['Width (mm)', '96, 128']], 'Width 96, 128 mm'],
])('the dimensions in %j are %j', (specifications, line) => {
  expect(dimensionsLine(specifications.map(([name = '', value = '']) => ({ name, value })))).toBe(line);
});
