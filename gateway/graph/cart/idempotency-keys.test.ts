import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

test('runs an addition once for each cart and key', async () => {
  const keys = createIdempotencyKeys();
  const runs: string[] = [];
  const add = (name: string) => async () => void runs.push(name);
  expect(await keys.runOnce('cart', 'key', add('first'))).toBe(true);
  expect(await keys.runOnce('cart', 'key', add('again'))).toBe(false);
  expect(await keys.runOnce('cart', 'other', add('another key'))).toBe(true);
  expect(await keys.runOnce('other', 'key', add('another cart'))).toBe(true);
  expect(runs).toEqual(['first', 'another key', 'another cart']);
});

test('waits for an addition in flight with the same key', async () => {
  const keys = createIdempotencyKeys();
  const { promise, resolve } = Promise.withResolvers<void>();
  const both = Promise.all([
    keys.runOnce('cart', 'key', () => promise),
    keys.runOnce('cart', 'key', () => Promise.reject(new Error('twice'))),
  ]);
  resolve();
  expect(await both).toEqual([true, false]);
});

test('runs an addition again after a failure', async () => {
  const keys = createIdempotencyKeys();
  await expect(keys.runOnce('cart', 'key', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await keys.runOnce('cart', 'key', async () => {})).toBe(true);
});
