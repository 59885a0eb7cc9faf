import { Server, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { networkOf } from '../../execution/caller.ts';
import type { CONNECTION_LIMITS } from '../../limits.data.ts';

const SWEEP_MILLISECONDS = 1_000;
const RETRY_AFTER_SECONDS = '5';

/** An HTTP server whose `close` only stops listening. That of Node also destroys idle connections, on which a request may be arriving. */
export class StoppableServer extends Server {
  override close(onClosed?: (error?: Error) => void): this {
    NetServer.prototype.close.call(this, onClosed);
    return this;
  }
}

export interface GuardedServer {
  /**
   * Refuses new connections and answers requests on open ones with `Connection: close`; idle connections end by their keep-alive timeout.
   * Destroys connections that are still open after `milliseconds`. Resolves when none is left.
   */
  stop(milliseconds: number): Promise<void>;
}

/** The state of one connection. */
interface Line {
  address: string;
  /** The response in progress; null for none. */
  response: ServerResponse | null;
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
 * response. Closes connections whose clients do not read. The server stops without dropping a request.
 */
export function guardServer(
  server: StoppableServer,
  handle: RequestListener,
  limits: typeof CONNECTION_LIMITS,
): GuardedServer {
  const lines = new Map<Socket, Line>();
  const perAddress = new Map<string, number>();
  let isStopping = false;
  let onEmpty = () => {};
  server.maxConnections = limits.connections;

  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (perAddress.get(address) ?? 0) + 1;
    if (limits.connectionsPerAddress !== null && count > limits.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    perAddress.set(address, count);
    lines.set(socket, { address, response: null, waiting: [], ignored: 0, taken: 0, stalledSince: null });
    socket.once('close', () => {
      lines.delete(socket);
      if (lines.size === 0) onEmpty();
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  });

  function start(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.response = response;
    if (isStopping) response.shouldKeepAlive = false;
    response.once('close', () => {
      line.response = null;
      const next = request.socket.destroyed ? undefined : line.waiting.shift();
      if (next) start(line, next.request, next.response);
    });
    handle(request, response);
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line || socket.destroyed) return;
    if (!line.response) start(line, request, response);
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

  return {
    async stop(milliseconds) {
      isStopping = true;
      for (const { response } of lines.values()) if (response) response.shouldKeepAlive = false;
      const late = setTimeout(() => server.closeAllConnections(), milliseconds);
      server.close();
      if (lines.size > 0) await new Promise<void>((resolve) => (onEmpty = resolve));
      clearTimeout(late);
    },
  };
}
