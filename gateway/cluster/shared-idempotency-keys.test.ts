import { expect, test } from 'vitest';
import { createClaims } from './claims.ts';
import { createSharedIdempotencyKeys } from './shared-idempotency-keys.ts';

/** The keys of two workers with one primary. */
function openTwo() {
  const claims = createClaims();
  return [1, 2].map((worker) =>
    createSharedIdempotencyKeys(
      (name) => new Promise((resolve) => claims.claim(name, worker, resolve)),
      (name, isDone) => claims.settle(name, worker, isDone),
    ),
  ) as [ReturnType<typeof createSharedIdempotencyKeys>, ReturnType<typeof createSharedIdempotencyKeys>];
}

test('an addition that reaches two workers with one key runs once', async () => {
  const [here, there] = openTwo();
  const runs: string[] = [];
  const add = (name: string) => async () => void runs.push(name);
  const both = [here.runOnce('cart', 'key', add('here')), there.runOnce('cart', 'key', add('there'))];
  expect(await Promise.all(both)).toEqual([true, false]);
  expect(await there.runOnce('other cart', 'key', add('other'))).toBe(true);
  expect(runs).toEqual(['here', 'other']);
});

test('a failed addition runs again at another worker', async () => {
  const [here, there] = openTwo();
  await expect(here.runOnce('cart', 'key', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await there.runOnce('cart', 'key', async () => {})).toBe(true);
});
