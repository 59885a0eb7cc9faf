/** Thrown when the queue is full or the wait has timed out. */
export class BusyError extends Error {
  constructor() {
    super('Too much is waiting already');
    this.name = 'BusyError';
  }
}

export interface SlotLimits {
  /** Maximum concurrency: in total, and per key. */
  atOnce: number;
  atOncePerKey: number;
  /** Maximum queue length: in total, and per key. */
  waiting: number;
  waitingPerKey: number;
  /** Maximum wait in the queue. */
  waitMilliseconds: number;
}

/** A semaphore with a bounded, fair queue: keys take turns, and no key can use all slots or fill the queue. */
export interface Slots {
  /**
   * Resumes running work one at a time, each in its own turn of the event loop, so that CPU-heavy work that becomes ready at once does not
   * block other requests.
   */
  turn(): Promise<void>;
  /** Runs the work once a slot is free. Rejects with a BusyError when the queue is full, and with the signal's reason when it aborts in the queue. */
  run<Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

export function createSlots({ atOnce, atOncePerKey, waiting, waitingPerKey, waitMilliseconds }: SlotLimits): Slots {
  const running = new Map<string, number>();
  /** Queues in round-robin order; none is empty. */
  const queues = new Map<string, Set<() => void>>();
  let lastTurn = Promise.resolve();
  let runningInAll = 0;
  let waitingInAll = 0;

  const isFree = (key: string) => runningInAll < atOnce && (running.get(key) ?? 0) < atOncePerKey;

  function take(key: string): void {
    runningInAll += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
  }

  function release(key: string): void {
    runningInAll -= 1;
    const left = (running.get(key) ?? 1) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    for (const [waitingKey, queue] of queues) {
      if (!isFree(waitingKey)) continue;
      const [start] = queue;
      // Re-inserted at the end, so that the next key has its turn.
      queues.delete(waitingKey);
      queues.set(waitingKey, queue);
      start?.();
      return;
    }
  }

  function enter(key: string, start: () => void): void {
    const queue = queues.get(key) ?? new Set();
    queues.set(key, queue.add(start));
    waitingInAll += 1;
  }

  function leave(key: string, start: () => void): void {
    const queue = queues.get(key);
    if (!queue?.delete(start)) return;
    waitingInAll -= 1;
    if (queue.size === 0) queues.delete(key);
  }

  function slot(key: string, signal: AbortSignal): Promise<void> {
    if (isFree(key)) {
      take(key);
      return Promise.resolve();
    }
    if (waitingInAll >= waiting || (queues.get(key)?.size ?? 0) >= waitingPerKey)
      return Promise.reject(new BusyError());
    return new Promise((resolve, reject) => {
      const start = () => {
        end();
        take(key);
        resolve();
      };
      const giveUp = (reason: unknown) => {
        end();
        reject(reason instanceof Error ? reason : new Error(String(reason)));
      };
      const onAbort = () => giveUp(signal.reason);
      const late = setTimeout(() => giveUp(new BusyError()), waitMilliseconds);
      const end = () => {
        clearTimeout(late);
        signal.removeEventListener('abort', onAbort);
        leave(key, start);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      enter(key, start);
    });
  }

  return {
    turn() {
      lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
      return lastTurn;
    },
    async run(key, signal, work) {
      signal.throwIfAborted();
      await slot(key, signal);
      try {
        return await work();
      } finally {
        release(key);
      }
    },
  };
}
