import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatTask } from './repeat-task.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a task runs at once and after each pause, also after a failure, which is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const task = vi.fn(async () => {
    if (task.mock.calls.length === 1) throw new Error('database is locked');
  });
  const repeated = repeatTask(task, { pauseMilliseconds: 1_000, failure: 'Could not work' });
  await vi.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledExactlyOnceWith('Could not work:', 'database is locked');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(task).toHaveBeenCalledTimes(3);
  await repeated.close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(task).toHaveBeenCalledTimes(3);
});

test('closing tells a run that it is over, and waits for it', async () => {
  let ended = false;
  const repeated = repeatTask(
    async (isClosed) => {
      while (!isClosed()) await new Promise((resolve) => setTimeout(resolve, 10));
      ended = true;
    },
    { pauseMilliseconds: 1_000, failure: 'Could not work' },
  );
  await vi.advanceTimersByTimeAsync(50);
  const closing = repeated.close();
  await vi.advanceTimersByTimeAsync(10);
  await closing;
  expect(ended).toBe(true);
});

test('woken, a task runs at once, or again after the run under way', async () => {
  const task = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 10)));
  const repeated = repeatTask(task, { pauseMilliseconds: 1_000, failure: 'Could not work' });
  await vi.advanceTimersByTimeAsync(5);
  repeated.wake();
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10);
  expect(task).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(100);
  repeated.wake();
  expect(task).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10);
  await repeated.close();
});
