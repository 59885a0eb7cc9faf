import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { CatalogueChange } from '@storefront/domain/catalogue-change.rules.ts';
import { pauseAfter } from '@storefront/domain/process/restart.rules.ts';
import type { ShopWords } from './shop-words.ts';
import type { SupervisorMessage, WorkerMessage } from './worker.ts';

/** Until a worker that does not stop gracefully is terminated. */
const STOP_MILLISECONDS = 5_000;

interface SupervisorOptions {
  /** Listens on the port, 0 for any, and posts WorkerMessages. */
  createWorker(port: number): Worker;
  onProgress(message: string): void;
  /** With `everything` after a crash, as changes may have been missed. */
  onChange?: ((change: CatalogueChange) => void) | undefined;
  onCrash(error: Error): void;
}

export interface Supervisor {
  /** Also of each replacement. */
  port: number;
  /** Polls the database for changes now. */
  look(): void;
  /** Resolves when the worker shows them, or has crashed: its replacement is created with them. */
  replaceWords(words: ShopWords): Promise<void>;
  stop(): Promise<void>;
}

/** A crashed worker is replaced on the same port. Rejects when the first one never becomes ready. */
export async function superviseWorker({
  createWorker,
  onProgress,
  onChange,
  onCrash,
}: SupervisorOptions): Promise<Supervisor> {
  const stopping = new AbortController();
  let port = 0;
  let pause = 0;
  let worker: Worker | null = null;
  let onReplaced = () => {};

  function start(): Promise<void> {
    return new Promise((ready, fail) => {
      const started = performance.now();
      let cause: Error | null = null;
      const current = createWorker(port);
      worker = current;
      current.on('message', (message: WorkerMessage) => {
        if (message.kind === 'progress') onProgress(message.message);
        if (message.kind === 'changed') onChange?.(message.change);
        if (message.kind === 'replaced') onReplaced();
        // Under --watch Node also posts its own messages on this channel.
        if (message.kind !== 'ready') return;
        port = message.port;
        ready();
      });
      current.on('error', (error) => (cause = error instanceof Error ? error : new Error(String(error))));
      current.on('exit', (code) => {
        worker = null;
        onReplaced();
        if (stopping.signal.aborted) return ready();
        const error = cause ?? new Error(`the worker ended with ${code}`);
        // Without a port this was the first worker: reject the start.
        if (port === 0) return fail(error);
        onCrash(error);
        onChange?.('everything');
        pause = pauseAfter(pause, performance.now() - started);
        void restart();
      });
    });
  }

  async function restart(): Promise<void> {
    await delay(pause, null, { signal: stopping.signal }).catch(() => undefined);
    if (!stopping.signal.aborted) await start();
  }

  await start();
  return {
    port,
    look: () => worker?.postMessage('look' satisfies SupervisorMessage),
    async replaceWords(words) {
      if (!worker) return;
      worker.postMessage(words satisfies SupervisorMessage);
      await new Promise<void>((resolve) => (onReplaced = resolve));
    },
    async stop() {
      stopping.abort();
      const last = worker;
      if (!last) return;
      const exited = new Promise<void>((resolve) => last.once('exit', () => resolve()));
      const termination = setTimeout(() => void last.terminate(), STOP_MILLISECONDS);
      last.postMessage('stop' satisfies SupervisorMessage);
      await exited;
      clearTimeout(termination);
    },
  };
}
