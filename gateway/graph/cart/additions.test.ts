import { expect, test } from 'vitest';
import { createAdditions } from './additions.ts';

test('an addition is made once for a cart and a key', async () => {
  const additions = createAdditions();
  const made: string[] = [];
  const add = (name: string) => async () => void made.push(name);
  expect(await additions.once('cart', 'key', add('first'))).toBe(true);
  expect(await additions.once('cart', 'key', add('again'))).toBe(false);
  expect(await additions.once('cart', 'other', add('another key'))).toBe(true);
  expect(await additions.once('other', 'key', add('another cart'))).toBe(true);
  expect(made).toEqual(['first', 'another key', 'another cart']);
});

test('one that is under way is waited for', async () => {
  const additions = createAdditions();
  const { promise, resolve } = Promise.withResolvers<void>();
  const both = Promise.all([
    additions.once('cart', 'key', () => promise),
    additions.once('cart', 'key', () => Promise.reject(new Error('twice'))),
  ]);
  resolve();
  expect(await both).toEqual([true, false]);
});

test('one that failed may be made again', async () => {
  const additions = createAdditions();
  await expect(additions.once('cart', 'key', () => Promise.reject(new Error('no answer')))).rejects.toThrow(
    'no answer',
  );
  expect(await additions.once('cart', 'key', async () => {})).toBe(true);
});
