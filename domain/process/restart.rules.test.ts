import { expect, test } from 'vitest';
import { pauseAfter } from './restart.rules.ts';

test.each([
  ['the first crash', 0, 100, 250],
  ['a second crash at once', 250, 100, 500],
  ['a crash after many', 8_000, 100, 8_000],
  ['a crash after a healthy run', 8_000, 10_000, 250],
])('%s', (_, lastPause, lived, pause) => {
  expect(pauseAfter(lastPause, lived)).toBe(pause);
});
