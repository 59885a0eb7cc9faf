import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCounter } from '../partners/counters.ts';
import { countAll, createSharedCounter } from './shared-counter.ts';

let sent: { id: number; points: [string, number][] }[];
beforeEach(() => {
  sent = [];
});
afterEach(() => void vi.useRealTimers());

const open = (fallback = memoryCounter()) =>
  createSharedCounter(fallback, (id, points) => void sent.push({ id, points }));
const consumed = async (counts: Promise<{ consumedPoints: number }>[]) =>
  (await Promise.all(counts)).map(({ consumedPoints }) => consumedPoints);

test('sends what is counted in one turn of the event loop as one message, and resolves each by its place', async () => {
  const counter = open();
  const counts = [counter.consume('a', 1), counter.consume('b', 5), counter.reward('a', 2)];
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.points).toEqual([
    ['a', 1],
    ['b', 5],
    ['a', -2],
  ]);
  counter.counted(sent[0]?.id ?? 0, [
    [1, 60_000],
    [5, 60_000],
    [-1, 60_000],
  ]);
  expect(await consumed(counts)).toEqual([1, 5, -1]);
});

test('workers count together in the primary', async () => {
  const inPrimary = memoryCounter();
  const [here, there] = [1, 2].map(() => {
    const counter = createSharedCounter(memoryCounter(), (id, points) => {
      void countAll(inPrimary, points).then((counts) => counter.counted(id, counts));
    });
    return counter;
  });
  const counts = [];
  for (const counter of [here, there, here, there]) counts.push((await counter?.consume('a', 1))?.consumedPoints);
  await there?.reward('a', 2);
  counts.push((await here?.consume('a', 1))?.consumedPoints);
  expect(counts).toEqual([1, 2, 3, 4, 3]);
});

test('counts for itself what the primary does not answer in time, and ignores its late answer', async () => {
  vi.useFakeTimers();
  const counter = open();
  const first = counter.consume('a', 1);
  await vi.advanceTimersByTimeAsync(200);
  const second = counter.consume('a', 1);
  counter.counted(sent[0]?.id ?? 0, [[99, 60_000]]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await consumed([first, second])).toEqual([1, 2]);
});

test('ignores an answer that counts something else', async () => {
  vi.useFakeTimers();
  const counter = open();
  const first = counter.consume('a', 1);
  await vi.advanceTimersByTimeAsync(1);
  counter.counted(sent[0]?.id ?? 0, []);
  await vi.advanceTimersByTimeAsync(200);
  expect(await consumed([first])).toEqual([1]);
});
