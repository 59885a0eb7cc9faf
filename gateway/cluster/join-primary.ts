import { AggregatorRegistry } from 'prom-client';
import type { SharedByWorkers } from '../gateway-options.ts';
import { memoryCounter } from '../partners/counters.ts';
import { createCatalogueChanges, type CatalogueChanges } from '../upstream/changes/catalogue-changes.ts';
import { readMessageToWorker, type MessageToPrimary, type StartMessage, type StopSignal } from './messages.ts';
import { createSharedCounter } from './shared-counter.ts';
import { createSharedIdempotencyKeys } from './shared-idempotency-keys.ts';

/** What a worker has in common with the others, by way of the primary. */
export interface PrimaryLink extends SharedByWorkers {
  shop: StartMessage['shop'];
  consoleKey: string | null;
  /** The changes of this worker, the others, the embedded shop and other gateways. */
  changes: CatalogueChanges;
  /** Has the listener called when this worker is to stop; before that it ends at once. */
  onStop(listener: (signal: StopSignal) => void): void;
}

/** Joins the primary of this worker. Node ends a worker whose primary has ended. */
export async function joinPrimary(): Promise<PrimaryLink> {
  // Node closes the channel once a stopping worker has closed its last connection.
  const send = (message: MessageToPrimary) => void (process.connected && process.send?.(message));
  let stop: (signal: StopSignal) => void = () => process.exit(0);
  const changes = createCatalogueChanges();
  const counter = createSharedCounter(memoryCounter(), (id, points) => send({ kind: 'count', id, points }));
  const metrics = createQuestions<string | null>((id) => send({ kind: 'metrics', id }));
  const claims = createQuestions<boolean, string>((id, name) => send({ kind: 'claim', id, name }));

  // Answers the primary's questions for metrics from now on, so that it waits for no worker that is starting.
  new AggregatorRegistry();
  const { promise: started, resolve: start } = Promise.withResolvers<StartMessage>();
  process.on('message', (received: unknown) => {
    const message = readMessageToWorker(received);
    if (message?.kind === 'start') start(message);
    else if (message?.kind === 'stop') stop(message.signal);
    else if (message?.kind === 'change') changes.receive(message.change);
    else if (message?.kind === 'counted') counter.counted(message.id, message.counts);
    else if (message?.kind === 'claimed') claims.answer(message.id, message.isGranted);
    else if (message?.kind === 'metrics') metrics.answer(message.id, message.text);
  });
  changes.onAnnounce((change) => send({ kind: 'change', change }));
  // The primary stops handing over connections before this worker closes its server: none is lost between the two.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => send({ kind: 'leave', signal }));
  send({ kind: 'join' });
  const { shop, consoleKey } = await started;

  return {
    shop,
    consoleKey,
    changes,
    onStop: (listener) => void (stop = listener),
    counter,
    idempotencyKeys: createSharedIdempotencyKeys(claims.ask, (name, isDone) => send({ kind: 'settle', name, isDone })),
    imageUsage: { used: (name, bytes) => send({ kind: 'image', name, bytes }) },
    shareMetrics(register) {
      AggregatorRegistry.setRegistries(register);
      return metrics.ask;
    },
  };
}

/** Questions that the primary answers by their id. It always does, or this worker ends with it. */
function createQuestions<Answer, Content = void>(send: (id: number, content: Content) => void) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let id = 0;
  return {
    ask: (content: Content) =>
      new Promise<Answer>((resolve) => {
        id += 1;
        waiting.set(id, resolve);
        send(id, content);
      }),
    answer(answered: number, answer: Answer) {
      waiting.get(answered)?.(answer);
      waiting.delete(answered);
    },
  };
}
