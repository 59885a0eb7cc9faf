import { z } from 'zod';
import { readCatalogueChange, type CatalogueChange } from '../../domain/catalogue-change.rules.ts';

/**
 * The messages between the primary and its workers. Both are processes of this program, but the primary deletes files and drops caches by what it is told, so
 * every message is validated.
 */

const change = z.custom<CatalogueChange>((given) => readCatalogueChange(given) !== null);
const id = z.int().nonnegative();
const points = z.int();
const milliseconds = z.number();

const startMessage = z.object({
  kind: z.literal('start'),
  shop: z.object({ url: z.url(), secret: z.string().nullable() }),
  consoleKey: z.string().nullable(),
});

/** What a worker needs to begin. */
export type StartMessage = z.infer<typeof startMessage>;

const stopSignal = z.enum(['SIGTERM', 'SIGINT']);

export type StopSignal = z.infer<typeof stopSignal>;

const messageToWorker = z.discriminatedUnion('kind', [
  startMessage,
  z.object({ kind: z.literal('stop'), signal: stopSignal }),
  z.object({ kind: z.literal('change'), change }),
  /** The counts after those points were taken, in their order. */
  z.object({ kind: z.literal('counted'), id, counts: z.array(z.tuple([points, milliseconds])) }),
  /** Whether this worker may do the work that it claimed; otherwise it has been done. */
  z.object({ kind: z.literal('claimed'), id, isGranted: z.boolean() }),
  /** The metrics of all workers; null when one did not answer in time. */
  z.object({ kind: z.literal('metrics'), id, text: z.string().nullable() }),
]);
export type MessageToWorker = z.infer<typeof messageToWorker>;

const messageToPrimary = z.discriminatedUnion('kind', [
  /** Sent once the worker listens to the primary. */
  z.object({ kind: z.literal('join') }),
  /** Sent when the worker's process has been signalled to stop. */
  z.object({ kind: z.literal('leave'), signal: stopSignal }),
  z.object({ kind: z.literal('change'), change }),
  /** Points to take, by key; negative ones are given back. */
  z.object({ kind: z.literal('count'), id, points: z.array(z.tuple([z.string(), points])) }),
  /** Work that must be done once, by name. */
  z.object({ kind: z.literal('claim'), id, name: z.string() }),
  z.object({ kind: z.literal('settle'), name: z.string(), isDone: z.boolean() }),
  z.object({ kind: z.literal('metrics'), id }),
  /** An image that was read from or written to the image cache, by its path without ending. */
  z.object({ kind: z.literal('image'), name: z.string().regex(/^\d{2,4}\/[\da-f]{2}\/[\da-f]{32}$/), bytes: id }),
]);
export type MessageToPrimary = z.infer<typeof messageToPrimary>;

export const readMessageToWorker = reader(messageToWorker);
export const readMessageToPrimary = reader(messageToPrimary);

/** Returns null for an invalid message, and for those of libraries, which share the channel and have no `kind`. */
function reader<Message>(shape: z.ZodType<Message>): (message: unknown) => Message | null {
  return (message) =>
    typeof message === 'object' && message !== null && 'kind' in message
      ? (shape.safeParse(message).data ?? null)
      : null;
}
