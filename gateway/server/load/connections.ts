import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../execution/caller.ts';

export interface ConnectionLimits {
  /** Connections in all; more are not accepted. */
  connections: number;
  /** Connections of one address; null behind proxies, whose address all shoppers share. */
  connectionsPerAddress: number | null;
  /** Requests of one connection that wait for the one before; the next is refused, and ends the connection. */
  waitingRequests: number;
  /** Requests that are ignored after that before the connection is cut. */
  ignoredRequests: number;
  /** Bytes of answers, over all connections, that clients have not taken yet. */
  unsentBytes: number;
  /** How long a client may take nothing of an answer that waits for it. A slow client that goes on reading is not closed. */
  stalledMilliseconds: number;
}

/**
 * Browsers and proxies wait for an answer before they send the next request on a connection. A page is under a megabyte, and a connection holds
 * one answer at most.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 2_048,
  connectionsPerAddress: 256,
  waitingRequests: 8,
  ignoredRequests: 100,
  unsentBytes: 64_000_000,
  stalledMilliseconds: 30_000,
};

const SWEEP_MILLISECONDS = 1_000;
const RETRY_AFTER_SECONDS = '5';

/** What is known of one connection. */
interface Line {
  address: string;
  isBusy: boolean;
  waiting: { request: IncomingMessage; response: ServerResponse }[];
  /** Requests beyond those that may wait. */
  ignored: number;
  /** Bytes that the client had taken when it was last seen to take any. */
  taken: number;
  /** Since when it has taken nothing though something waits, by `performance.now()`; null while nothing waits. */
  stalledSince: number | null;
}

/**
 * Answers the requests of each connection one after another, though Node reads pipelined ones all at once, so that a connection never has more
 * than one answer made or held for it; and closes connections whose clients do not read.
 */
export function guardServer(server: Server, handle: RequestListener, limits: ConnectionLimits): void {
  const lines = new Map<Socket, Line>();
  const perAddress = new Map<string, number>();
  server.maxConnections = limits.connections;

  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (perAddress.get(address) ?? 0) + 1;
    if (limits.connectionsPerAddress !== null && count > limits.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    perAddress.set(address, count);
    lines.set(socket, { address, isBusy: false, waiting: [], ignored: 0, taken: 0, stalledSince: null });
    socket.once('close', () => {
      lines.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  });

  function start(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true;
    response.once('close', () => {
      line.isBusy = false;
      const next = request.socket.destroyed ? undefined : line.waiting.shift();
      if (next) start(line, next.request, next.response);
    });
    handle(request, response);
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line || socket.destroyed) return;
    if (!line.isBusy) start(line, request, response);
    else if (line.ignored === 0 && line.waiting.length < limits.waitingRequests)
      line.waiting.push({ request, response });
    else ignore(line, socket, response);
  });

  function ignore(line: Line, socket: Socket, response: ServerResponse): void {
    line.ignored += 1;
    if (line.ignored > limits.ignoredRequests) socket.destroy();
    if (line.ignored > 1) return;
    response.writeHead(503, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      'retry-after': RETRY_AFTER_SECONDS,
    });
    response.end('Too many requests are waiting on this connection.\n');
  }

  /** Closes connections that take nothing any more, and beyond the bound on unsent bytes those that have stalled longest. */
  function sweep(now: number): void {
    let unsent = 0;
    const slow: { socket: Socket; since: number }[] = [];
    for (const [socket, line] of lines) {
      const taken = socket.bytesWritten - socket.writableLength;
      const hasMoved = taken > line.taken;
      line.taken = taken;
      if (socket.writableLength === 0) {
        line.stalledSince = null;
        continue;
      }
      line.stalledSince = hasMoved ? now : (line.stalledSince ?? now);
      if (now - line.stalledSince >= limits.stalledMilliseconds) socket.destroy();
      else {
        unsent += socket.writableLength;
        slow.push({ socket, since: line.stalledSince });
      }
    }
    slow.sort((a, b) => a.since - b.since);
    for (const { socket } of slow) {
      if (unsent <= limits.unsentBytes) return;
      unsent -= socket.writableLength;
      socket.destroy();
    }
  }
  const sweeping = setInterval(() => sweep(performance.now()), SWEEP_MILLISECONDS).unref();
  server.once('close', () => clearInterval(sweeping));
}
