/** Thrown when the queue is full, the wait has timed out, or a key with less in the queue takes the place. */
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

/** A semaphore with a fair, bounded queue: keys take turns; a full one drops the newest work of the longest key. */
export interface Slots {
  /** Resumes work one at a time, each in its own turn of the event loop, so that CPU-heavy work blocks no other. */
  turn(): Promise<void>;
  /** Rejects with a BusyError when the queue is full, and with the signal's reason when it aborts in the queue. */
  run<Result>(key: string, signal: AbortSignal | null, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  start(): void;
  giveUp(reason: unknown): void;
}

class FairQueue {
  /** By key, in round-robin order; none is empty. */
  readonly #queues = new Map<string, Set<Waiting>>();
  size = 0;

  sizeOf(key: string): number {
    return this.#queues.get(key)?.size ?? 0;
  }

  add(key: string, work: Waiting): void {
    const queue = this.#queues.get(key) ?? new Set();
    this.#queues.set(key, queue.add(work));
    this.size += 1;
  }

  remove(key: string, work: Waiting): void {
    const queue = this.#queues.get(key);
    if (!queue?.delete(work)) return;
    this.size -= 1;
    if (queue.size === 0) this.#queues.delete(key);
  }

  next(isFree: (key: string) => boolean): Waiting | undefined {
    for (const [key, queue] of this.#queues) {
      if (!isFree(key)) continue;
      // Re-inserted at the end, so that the next key has its turn.
      this.#queues.delete(key);
      this.#queues.set(key, queue);
      const [first] = queue;
      return first;
    }
    return undefined;
  }

  /** Drops the newest work of the longest key, if that has more in it than this key would have. */
  makeRoom(key: string): void {
    const none = new Set<Waiting>();
    const longest = [...this.#queues.values()].reduce((one, other) => (other.size > one.size ? other : one), none);
    if (longest.size > this.sizeOf(key) + 1) [...longest].at(-1)?.giveUp(new BusyError());
  }
}

export function createSlots({ atOnce, atOncePerKey, waiting, waitingPerKey, waitMilliseconds }: SlotLimits): Slots {
  const running = new Map<string, number>();
  const queue = new FairQueue();
  let lastTurn = Promise.resolve();
  let runningInAll = 0;

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
    queue.next(isFree)?.start();
  }

  function slot(key: string, signal: AbortSignal | null): Promise<void> {
    if (isFree(key)) {
      take(key);
      return Promise.resolve();
    }
    if (queue.sizeOf(key) >= waitingPerKey) return Promise.reject(new BusyError());
    if (queue.size >= waiting) queue.makeRoom(key);
    if (queue.size >= waiting) return Promise.reject(new BusyError());
    return new Promise((resolve, reject) => {
      const work: Waiting = {
        start() {
          end();
          take(key);
          resolve();
        },
        giveUp(reason) {
          end();
          reject(reason instanceof Error ? reason : new Error(String(reason)));
        },
      };
      const onAbort = () => work.giveUp(signal?.reason);
      const late = setTimeout(() => work.giveUp(new BusyError()), waitMilliseconds);
      const end = () => {
        clearTimeout(late);
        signal?.removeEventListener('abort', onAbort);
        queue.remove(key, work);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      queue.add(key, work);
    });
  }

  return {
    turn() {
      lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
      return lastTurn;
    },
    async run(key, signal, work) {
      signal?.throwIfAborted();
      await slot(key, signal);
      try {
        return await work();
      } finally {
        release(key);
      }
    },
  };
}
