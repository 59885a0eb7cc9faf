import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkerPool, type WorkerEnd } from './worker-pool.ts';

class FakeWorker extends EventEmitter {
  readonly signals: string[] = [];
  readonly process = { pid: 1, kill: (signal: string) => this.signals.push(signal) > 0 };
}

let workers: FakeWorker[];
let ends: WorkerEnd[];
beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  ends = [];
});
afterEach(() => void vi.useRealTimers());

function open(count: number) {
  return createWorkerPool({
    count,
    fork() {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    onEnd: (end) => void ends.push(end),
  });
}

async function started(count: number) {
  const pool = open(count);
  const start = pool.start();
  workers[0]?.emit('listening');
  await vi.advanceTimersByTimeAsync(0);
  for (const worker of workers.slice(1)) worker.emit('listening');
  await start;
  return pool;
}

test('starts the first worker alone, and the others once it listens', async () => {
  const pool = open(3);
  const start = pool.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers).toHaveLength(1);
  workers[0]?.emit('listening');
  await vi.advanceTimersByTimeAsync(0);
  expect(workers).toHaveLength(3);
  for (const worker of workers.slice(1)) worker.emit('listening');
  await start;
  expect(pool.size()).toBe(3);
});

test('rejects the start when the first worker ends before it listens, and starts no other', async () => {
  const start = open(2).start();
  workers[0]?.emit('exit', 1, null);
  await expect(start).rejects.toThrow('a worker ended before it listened (exit code 1)');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([workers.length, ends]).toEqual([1, []]);
});

test('starts with the workers that listen, and replaces one that does not', async () => {
  const start = open(2).start();
  workers[0]?.emit('listening');
  await vi.advanceTimersByTimeAsync(0);
  workers[1]?.emit('exit', null, 'SIGKILL');
  await start;
  await vi.advanceTimersByTimeAsync(250);
  expect(workers).toHaveLength(3);
});

test('replaces a worker that ends, ever later while its replacements end early', async () => {
  await started(2);
  for (const pause of [250, 500, 1_000]) {
    workers.at(-1)?.emit('exit', null, 'SIGSEGV');
    const before = workers.length;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(workers).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(workers).toHaveLength(before + 1);
  }
  expect(ends.at(-1)).toEqual({ pid: 1, code: null, signal: 'SIGSEGV', pause: 1_000 });
  await vi.advanceTimersByTimeAsync(10_000);
  workers.at(-1)?.emit('exit', 1, null);
  expect(ends.at(-1)?.pause).toBe(250);
});

test('stops all workers, waits for each, and replaces none', async () => {
  const pool = await started(2);
  workers[1]?.emit('exit', 1, null);
  const stopped = pool.stop((worker) => void worker.process.kill('SIGTERM'));
  expect(workers.map(({ signals }) => signals)).toEqual([['SIGTERM'], []]);
  let isStopped = false;
  void stopped.then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([isStopped, workers.length]).toEqual([false, 2]);
  workers[0]?.emit('exit', 0, null);
  await stopped;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers).toHaveLength(2);
});
