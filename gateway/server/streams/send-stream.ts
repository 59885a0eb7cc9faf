import type { OutgoingHttpHeaders } from 'node:http';
import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { goneSignal, isDisconnect } from '../load/gone.ts';
import { BusyError, createSlots, type SlotLimits } from '@storefront/domain/process/slots.ts';
import { rawReply } from '../raw-reply.ts';
import { sendText } from '../send-text.ts';
import { paced, type Pace } from './paced.ts';

/** A pipeline's and the gateway's exceed Node's default limit for warnings. */
const LISTENERS_MAXIMUM = 30;

/** The signal aborts when the client has gone. */
type AnswerInSlot = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (gone: AbortSignal) => Promise<FastifyReply>,
) => Promise<FastifyReply | undefined>;

/** By address; refuses the rest with 503. A client that has gone is no failure, whatever its going has broken. */
export function createStreamSlots(limits: SlotLimits, busy: { text: string; retryAfterSeconds: number }): AnswerInSlot {
  const slots = createSlots(limits);
  return async (request, reply, answer) => {
    const gone = goneSignal(reply.raw);
    try {
      return await slots.run(request.address, gone, () => answer(gone));
    } catch (error) {
      if (gone.aborted) return undefined;
      if (!(error instanceof BusyError)) throw error;
      request.isShed = true;
      return sendText(reply, 503, `${busy.text}\n`, { 'retry-after': String(busy.retryAfterSeconds) });
    }
  };
}

interface StreamedAnswer {
  headers: OutgoingHttpHeaders;
  /** The source, and what transforms it. Destroyed at the end, whatever ends the answer. */
  streams: readonly [Readable, ...Duplex[]];
  gone: AbortSignal;
  pace: Pace;
  /** The connection is destroyed then, so that no client takes a part for the whole. */
  onFailure(error: unknown): void;
}

/** At the pace of its reader, a few chunks in memory. Destroys the connection of a reader that is too slow. */
export async function sendStream(
  reply: FastifyReply,
  { headers, streams, gone, pace, onFailure }: StreamedAnswer,
): Promise<FastifyReply> {
  // Fastify would wait with the headers for the first bytes, which gzip emits only when its buffer is full.
  const response = rawReply(reply.hijack());
  try {
    response.writeHead(200, headers);
    if (reply.request.method === 'HEAD') {
      response.end();
      return reply;
    }
    response.setMaxListeners(LISTENERS_MAXIMUM);
    response.flushHeaders();
    await pipeline(
      [...streams, (chunks: AsyncIterable<Buffer>) => paced(chunks, pace, () => response.destroy()), response],
      { signal: gone },
    );
  } catch (error) {
    if (!gone.aborted && !isDisconnect(error)) onFailure(error);
  } finally {
    // A pipeline that cannot start, because the client has gone, leaves its streams open.
    for (const stream of streams) stream.on('error', () => {}).destroy();
  }
  return reply;
}
