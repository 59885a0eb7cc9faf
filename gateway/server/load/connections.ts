import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../execution/caller.ts';

export interface ConnectionLimits {
  /** Open connections in total; further ones are not accepted. */
  connections: number;
  /** Open connections per address; null behind proxies, whose address all shoppers share. */
  connectionsPerAddress: number | null;
  /** Pipelined requests queued on one connection. The next one is refused and closes the connection. */
  waitingRequests: number;
  /** Requests ignored after that before the connection is destroyed. */
  ignoredRequests: number;
  /** Response bytes, over all connections, that clients have not read yet. */
  unsentBytes: number;
  /** The time for which a client may read nothing while a response is pending. A slow client that goes on reading is kept. */
  stalledMilliseconds: number;
}

/** Browsers and proxies do not pipeline. A page is under 1 MB, and a connection holds at most one response. */
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

/** The state of one connection. */
interface Line {
  address: string;
  isBusy: boolean;
  waiting: { request: IncomingMessage; response: ServerResponse }[];
  /** Requests ignored beyond the queue limit. */
  ignored: number;
  /** Bytes the client had read at its last progress. */
  taken: number;
  /** When the client stopped reading a pending response, by `performance.now()`; null while none is pending. */
  stalledSince: number | null;
}

/**
 * Handles the requests of each connection one after another, although Node emits pipelined requests at once, so that a connection holds at most one
 * response. Closes connections whose clients do not read.
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
    response
      .writeHead(503, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        connection: 'close',
        'retry-after': RETRY_AFTER_SECONDS,
      })
      .end('Too many requests are waiting on this connection.\n');
  }

  /** Closes stalled connections, and the longest-stalled ones beyond the limit on unsent bytes. */
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
