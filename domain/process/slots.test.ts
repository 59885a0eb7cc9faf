import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlots, type SlotLimits } from './slots.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS: SlotLimits = { atOnce: 2, atOncePerKey: 1, waiting: 4, waitingPerKey: 2, waitMilliseconds: 1_000 };
const never = new AbortController().signal;
const settled = () => vi.advanceTimersByTimeAsync(0);

/** Slots whose work is settled by the test, and a log of outcomes in order. */
function open(limits: Partial<SlotLimits> = {}) {
  const slots = createSlots({ ...LIMITS, ...limits });
  const log: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  return {
    log,
    ask(name: string, signal = never) {
      const work = () =>
        new Promise<void>((resolve, reject) => {
          log.push(`${name} starts`);
          ends.set(name, (error) => (error ? reject(error) : resolve()));
        });
      slots.run(name[0] ?? '', signal, work).then(
        () => log.push(`${name} ends`),
        (error: Error) => log.push(`${name}: ${error.name}`),
      );
    },
    async end(name: string, error?: Error) {
      ends.get(name)?.(error);
      await settled();
    },
  };
}

test.each<[string, string[], string[]]>([
  ['runs at once while there is room', ['a1', 'b1'], ['a1 starts', 'b1 starts']],
  ['waits when all slots are taken', ['a1', 'b1', 'c1'], ['a1 starts', 'b1 starts']],
  ['waits when its key has its share, though a slot is free', ['a1', 'a2'], ['a1 starts']],
  ['refuses a key beyond its share of the queue', ['a1', 'a2', 'a3', 'a4'], ['a1 starts', 'a4: BusyError']],
  [
    'leaves another key room in the queue of one that has filled its share',
    ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'],
    ['a1 starts', 'b1 starts', 'a4: BusyError'],
  ],
  [
    'refuses a key beyond the whole queue that would have as much in it as any other',
    ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'c2'],
    ['a1 starts', 'b1 starts', 'g1: BusyError', 'c2: BusyError'],
  ],
  [
    'drops the newest work of the longest key for one that has less in a full queue',
    ['a1', 'b1', 'a2', 'a3', 'b2', 'b3', 'c1', 'd1', 'e1'],
    ['a1 starts', 'b1 starts', 'a3: BusyError', 'b3: BusyError', 'e1: BusyError'],
  ],
])('%s', async (_, names, log) => {
  const slots = open();
  for (const name of names) slots.ask(name);
  await settled();
  expect(slots.log).toEqual(log);
});

test('keys take turns, however much one of them has queued', async () => {
  const slots = open({ atOnce: 1 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) slots.ask(name);
  await settled();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await slots.end(name);
  const started = slots.log.filter((line) => line.endsWith(' starts')).map((line) => line.split(' ')[0]);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('rejects work that has waited too long and never starts it, and failed work releases its slot', async () => {
  const slots = open();
  slots.ask('a1');
  slots.ask('a2');
  await vi.advanceTimersByTimeAsync(999);
  expect(slots.log).toEqual(['a1 starts']);
  await vi.advanceTimersByTimeAsync(1);
  slots.ask('a3');
  await slots.end('a1', new TypeError('broken'));
  expect(slots.log).toEqual(['a1 starts', 'a2: BusyError', 'a3 starts', 'a1: TypeError']);
});

test('removes aborted work from the queue, which frees its place', async () => {
  const gone = new AbortController();
  const slots = open({ waitingPerKey: 1 });
  slots.ask('a1');
  slots.ask('a2', gone.signal);
  await settled();
  gone.abort();
  await settled();
  slots.ask('a3');
  slots.ask('a4', gone.signal);
  await settled();
  await slots.end('a1');
  expect(slots.log).toEqual(['a1 starts', 'a2: AbortError', 'a4: AbortError', 'a3 starts', 'a1 ends']);
});

test('resumes callers one at a time and yields to the event loop between them', async () => {
  vi.useRealTimers();
  const { turn } = createSlots(LIMITS);
  const log: string[] = [];
  const waiting = ['a', 'b', 'c'].map((name) => turn().then(() => log.push(name)));
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      log.push('|');
    }
  })();
  await Promise.all(waiting);
  isOver = true;
  await others;
  expect(log.join('')).toMatch(/^\|*a\|+b\|+c\|*$/);
});
