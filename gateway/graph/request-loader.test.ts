import { expect, test } from 'vitest';
import { memoized } from './request-loader.ts';

function counted() {
  const calls: string[] = [];
  const load = memoized(async (path: string, page: number) => {
    calls.push(`${path} ${page}`);
    if (path === 'broken') throw new Error('down');
    return calls.length;
  });
  return { calls, load };
}

test('calls once for equal arguments', async () => {
  const { calls, load } = counted();
  expect(await Promise.all([load('a', 1), load('a', 1), load('a', 2)])).toEqual([1, 1, 2]);
  expect(await load('a', 1)).toBe(1);
  expect(calls).toEqual(['a 1', 'a 2']);
});

test('does not retry a failed call', async () => {
  const { calls, load } = counted();
  await expect(load('broken', 1)).rejects.toThrow('down');
  await expect(load('broken', 1)).rejects.toThrow('down');
  expect(calls).toEqual(['broken 1']);
});
