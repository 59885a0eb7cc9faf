import { expect, test } from 'vitest';
import { createPrefetcher } from './prefetcher.ts';

function setUp() {
  let time = 0;
  const loads: { path: string; signal: AbortSignal; finish: () => void }[] = [];
  const prefetch = createPrefetcher({
    load: ({ pathname }, signal) =>
      new Promise((resolve) => loads.push({ path: pathname, signal, finish: () => resolve() })),
    now: () => time,
  });
  return {
    loads,
    prefetch: (path: string) => prefetch(new URL(path, 'https://shop.example')),
    paths: () => loads.map(({ path }) => path),
    wait: (milliseconds: number) => (time += milliseconds),
    async finish(index: number) {
      loads[index]?.finish();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('prefetches a page once a minute', async () => {
  const { prefetch, paths, finish, wait } = setUp();
  prefetch('/a/');
  await finish(0);
  prefetch('/a/');
  wait(59_999);
  prefetch('/a/');
  expect(paths()).toEqual(['/a/']);
  wait(1);
  prefetch('/a/');
  expect(paths()).toEqual(['/a/', '/a/']);
});

test('prefetches at most two pages at once', async () => {
  const { prefetch, paths, finish } = setUp();
  for (const path of ['/a/', '/b/', '/c/']) prefetch(path);
  expect(paths()).toEqual(['/a/', '/b/']);
  await finish(0);
  prefetch('/c/');
  expect(paths()).toEqual(['/a/', '/b/', '/c/']);
});

test('aborts a cancelled prefetch, which may start again and is no longer counted as in flight', async () => {
  const { prefetch, paths, loads, finish } = setUp();
  const cancel = prefetch('/a/');
  cancel();
  cancel();
  expect(loads[0]?.signal.aborted).toBe(true);
  await finish(0);
  for (const path of ['/a/', '/b/', '/c/']) prefetch(path);
  expect(paths()).toEqual(['/a/', '/a/', '/b/']);
});

test('leaves a finished prefetch as it is when it is cancelled', async () => {
  const { prefetch, paths, loads, finish } = setUp();
  const cancel = prefetch('/a/');
  await finish(0);
  cancel();
  expect(loads[0]?.signal.aborted).toBe(false);
  prefetch('/a/');
  expect(paths()).toEqual(['/a/']);
});
