import { expect, test } from 'vitest';
import { pauseAfter } from './restart.rules.ts';

test.each([
  ['waits 250 ms after the first crash', 0, 100, 250],
  ['doubles the wait after another early crash', 250, 100, 500],
  ['waits at most 8 s', 8_000, 100, 8_000],
  ['starts again at 250 ms after a healthy run', 8_000, 10_000, 250],
])('%s', (_, lastPause, ran, pause) => expect(pauseAfter(lastPause, ran)).toBe(pause));
