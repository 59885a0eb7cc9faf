import { expect, test } from 'vitest';
import { once, whileUnderWay } from './once.ts';

function counted() {
  const calls: string[] = [];
  const load = async (path: string, page: number) => {
    calls.push(`${path} ${page}`);
    if (path === 'broken') throw new Error('down');
    return calls.length;
  };
  return { calls, load };
}

test('once keeps the answer for good, by all of the arguments', async () => {
  const { calls, load } = counted();
  const read = once(load);
  expect(await Promise.all([read('a', 1), read('a', 1), read('a', 2)])).toEqual([1, 1, 2]);
  expect(await read('a', 1)).toBe(1);
  expect(calls).toEqual(['a 1', 'a 2']);
});

test('a call under way is shared, and forgotten when it ends, well or badly', async () => {
  const { calls, load } = counted();
  const read = whileUnderWay(load);
  expect(await Promise.all([read('a', 1), read('a', 1)])).toEqual([1, 1]);
  expect(await read('a', 1)).toBe(2);
  await expect(read('broken', 1)).rejects.toThrow('down');
  await expect(read('broken', 1)).rejects.toThrow('down');
  expect(calls).toEqual(['a 1', 'a 1', 'broken 1', 'broken 1']);
});
