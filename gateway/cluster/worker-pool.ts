import { pauseAfter } from '../../domain/process/restart.rules.ts';

/** A worker process; `Worker` of `node:cluster` in production. */
export interface PoolWorker {
  process: { pid?: number | undefined; kill(signal: NodeJS.Signals): boolean };
  once(event: 'listening', listener: () => void): unknown;
  once(event: 'exit', listener: (code: number | null, signal: string | null) => void): unknown;
}

/** The end of a worker that nobody asked to stop. */
export interface WorkerEnd {
  pid: number | undefined;
  code: number | null;
  signal: string | null;
  /** Milliseconds until its replacement starts. */
  pause: number;
}

interface PoolOptions<Worker extends PoolWorker> {
  count: number;
  fork(): Worker;
  onEnd(end: WorkerEnd): void;
}

export interface WorkerPool<Worker extends PoolWorker> {
  /** Resolves when the workers listen. Rejects when the first one ends before that: then none can serve. */
  start(): Promise<void>;
  /** Stops all workers by this function; resolves when they have ended. */
  stop(stopWorker: (worker: Worker) => void): Promise<void>;
  /** Ends workers that do not stop. */
  kill(): void;
  /** The workers that are running. */
  size(): number;
}

/** Keeps a number of workers running. One that ends is replaced, with a backoff while its replacements end early. */
export function createWorkerPool<Worker extends PoolWorker>({
  count,
  fork,
  onEnd,
}: PoolOptions<Worker>): WorkerPool<Worker> {
  const workers = new Set<Worker>();
  let isStopping = false;
  let onEmpty = () => {};

  /** Resolves when the first worker in this place listens; rejects when it ends before that. */
  function keepOne(isNeeded: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      let pause = 0;
      let hasListened = false;
      function start(): void {
        if (isStopping) return;
        const started = performance.now();
        const worker = fork();
        workers.add(worker);
        worker.once('listening', () => {
          hasListened = true;
          resolve();
        });
        worker.once('exit', (code, signal) => {
          workers.delete(worker);
          if (workers.size === 0) onEmpty();
          reject(new Error(`a worker ended before it listened (${signal ?? `exit code ${code}`})`));
          if (isStopping || (isNeeded && !hasListened)) return;
          pause = pauseAfter(pause, performance.now() - started);
          onEnd({ pid: worker.process.pid, code, signal, pause });
          setTimeout(start, pause);
        });
      }
      start();
    });
  }

  return {
    async start() {
      // The first one alone: what no worker can do, such as opening a port in use, fails once, and two never create the same files.
      await keepOne(true);
      // The end of another one has been reported, and it is being replaced.
      await Promise.allSettled(Array.from({ length: count - 1 }, () => keepOne(false)));
    },
    async stop(stopWorker) {
      isStopping = true;
      for (const worker of workers) stopWorker(worker);
      if (workers.size > 0) await new Promise<void>((resolve) => (onEmpty = resolve));
    },
    kill() {
      for (const worker of workers) worker.process.kill('SIGKILL');
    },
    size: () => workers.size,
  };
}
