import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { memoryCounter } from '../partners/counters.ts';
import { imageDirectory, openImageUsage } from '../server/images/image-usage.ts';
import type { CatalogueChanges } from '../upstream/changes/catalogue-changes.ts';
import { createClaims } from './claims.ts';
import { readMessageToPrimary, type MessageToWorker, type StartMessage, type StopSignal } from './messages.ts';
import { createPrimaryMetrics } from './primary-metrics.ts';
import { countAll } from './shared-counter.ts';
import { createWorkerPool } from './worker-pool.ts';

/** A worker ends by itself within 9.5 seconds; then the shop is stopped. */
const STOP_MILLISECONDS = 9_800;

interface PrimaryOptions {
  config: Pick<Config, 'workers' | 'dataDir' | 'imageCacheBytes'>;
  logger: Logger;
  shop: StartMessage['shop'];
  /** The temporary partner key of whoever started the gateway; null for none. */
  consoleKey: string | null;
  /** The changes of the workers, the embedded shop and other gateways. */
  changes: CatalogueChanges;
  onListening(): void;
  /** Called when all workers have ended. */
  onStopped(): Promise<void>;
}

interface PrimaryActions {
  metricsText(): Promise<string | null>;
  stopWorker(worker: Worker, signal: StopSignal): void;
}

/** Runs the gateway in workers that share its port, and holds what they have in common. */
export async function runPrimary(options: PrimaryOptions): Promise<void> {
  const { config, logger, onListening, onStopped } = options;
  const pool = createWorkerPool({
    count: config.workers,
    fork() {
      const worker = cluster.fork();
      // A message to a worker that has just ended; its end is reported by itself.
      worker.on('error', (error) => logger.debug({ error }, 'a worker cannot be reached'));
      return worker;
    },
    onEnd(end) {
      metrics.workerEnded();
      logger.error(end, 'a worker ended and is replaced');
    },
  });
  const metrics = createPrimaryMetrics(pool.size);

  const stopping = new WeakSet<Worker>();
  function stopWorker(worker: Worker, signal: StopSignal): void {
    if (stopping.has(worker)) return;
    stopping.add(worker);
    // The worker gets no connection from here on, and then closes its server. The other order would lose those that are on their way.
    worker.disconnect();
    worker.send({ kind: 'stop', signal } satisfies MessageToWorker);
  }
  answerWorkers(options, { metricsText: metrics.text, stopWorker });

  let isStopping = false;
  async function stop(signal: StopSignal): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      pool.kill();
      process.exit(1);
    }, STOP_MILLISECONDS).unref();
    await pool.stop((worker) => stopWorker(worker, signal));
    await onStopped();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));

  try {
    await pool.start();
  } catch (error) {
    if (isStopping) return;
    console.error(`The gateway could not start: ${(error as Error).message}.`);
    await onStopped();
    process.exit(1);
  }
  if (!isStopping) onListening();
}

/** Answers the workers' messages, and passes changes on to all of them. */
function answerWorkers(
  { config, logger, shop, consoleKey, changes }: PrimaryOptions,
  { metricsText, stopWorker }: PrimaryActions,
): void {
  const counter = memoryCounter();
  const claims = createClaims();
  const imageUsage = openImageUsage({
    directory: imageDirectory(config.dataDir),
    bytesMaximum: config.imageCacheBytes,
    logger,
  });
  const send = (worker: Worker, message: MessageToWorker) => void worker.send(message);
  cluster.on('message', (worker: Worker, received: unknown) => {
    const message = readMessageToPrimary(received);
    if (message?.kind === 'join') send(worker, { kind: 'start', shop, consoleKey });
    else if (message?.kind === 'leave') stopWorker(worker, message.signal);
    else if (message?.kind === 'image') imageUsage.used(message.name, message.bytes);
    else if (message?.kind === 'count')
      void countAll(counter, message.points).then((counts) =>
        send(worker, { kind: 'counted', id: message.id, counts }),
      );
    else if (message?.kind === 'claim')
      claims.claim(message.name, worker.id, (isGranted) =>
        send(worker, { kind: 'claimed', id: message.id, isGranted }),
      );
    else if (message?.kind === 'settle') claims.settle(message.name, worker.id, message.isDone);
    else if (message?.kind === 'metrics')
      void metricsText().then((text) => send(worker, { kind: 'metrics', id: message.id, text }));
    else if (message?.kind === 'change') changes.announce(message.change);
  });
  cluster.on('exit', (worker) => claims.release(worker.id));
  // The worker that announced a change is told again, which does no harm.
  changes.onChange((change) => {
    for (const worker of Object.values(cluster.workers ?? {})) if (worker) send(worker, { kind: 'change', change });
  });
}
