import { expect, test } from 'vitest';
import { stepOf, stepped } from './gallery.rules.ts';

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
])('%s steps by %s', (key, step) => {
  expect(stepOf(key)).toBe(step);
});
