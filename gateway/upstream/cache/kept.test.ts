import { expect, test } from 'vitest';
import { keep, keepEach } from './kept.ts';

test('many callers cost one call while it is fresh, and a broken API is covered by the last good answer', async () => {
  let time = 0;
  let calls = 0;
  let broken = false;
  const read = keep(
    async () => {
      calls += 1;
      if (broken) throw new Error('down');
      return calls;
    },
    () => time,
  );
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  time = 59_999;
  expect(await read()).toBe(1);
  expect(calls).toBe(1);
  time = 60_001;
  expect(await read()).toBe(1);
  expect(await read()).toBe(2);
  broken = true;
  time += 61_000;
  expect(await read()).toBe(2);
  time += 3_600_000;
  await expect(read()).rejects.toThrow('down');
  broken = false;
  expect(await read()).toBe(4);
});

test('each key has an answer of its own', async () => {
  let calls = 0;
  const read = keepEach(
    async (key: string) => `${key}${(calls += 1)}`,
    () => 0,
  );
  expect([await read('a'), await read('b'), await read('a')]).toEqual(['a1', 'b2', 'a1']);
});
