import { expect, test } from 'vitest';
import { pauseAfter } from './restart.rules.ts';

test.each([
  ['the first death', 0, 100, 250],
  ['a second at once', 250, 100, 500],
  ['one after many', 8_000, 100, 8_000],
  ['one after a sound life', 8_000, 10_000, 250],
])('%s', (_, lastPause, lived, pause) => {
  expect(pauseAfter(lastPause, lived)).toBe(pause);
});
