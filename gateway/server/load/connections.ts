import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { networkOf } from '../../graphql-server/caller.ts';
import type { CONNECTION_LIMITS } from '../../limits.data.ts';

const SWEEP_MILLISECONDS = 1_000;

/**
 * Handles a connection's requests one after another, although Node emits pipelined ones at once, so that it holds at
 * most one response. The server stops without dropping a request.
 */
export function guardServer(server: Server, handle: RequestListener, limits: typeof CONNECTION_LIMITS) {
  /** By their responses. The first is in progress. */
  const connections = new Map<Socket, ServerResponse[]>();
  const perAddress = new Map<string, number>();
  let isStopping = false;
  server.maxConnections = limits.connections;
  server.timeout = limits.silentMilliseconds;

  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (perAddress.get(address) ?? 0) + 1;
    if (limits.connectionsPerAddress !== null && count > limits.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    perAddress.set(address, count);
    connections.set(socket, []);
    socket.once('close', () => {
      connections.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    const unanswered = connections.get(socket);
    if (!unanswered) return;
    if (unanswered.length > limits.waitingRequests) {
      socket.destroy();
      return;
    }
    if (isStopping) response.setHeader('connection', 'close');
    unanswered.push(response);
    response.once('close', () => {
      unanswered.shift();
      const [next] = unanswered;
      if (next && !socket.destroyed) handle(next.req, next);
    });
    if (unanswered.length === 1) handle(request, response);
  });

  /** Closes the connections with the most unsent bytes, until the others are within the limit. */
  function sweep(): void {
    let unsent = 0;
    for (const { writableLength } of connections.keys()) unsent += writableLength;
    for (const socket of [...connections.keys()].sort((a, b) => b.writableLength - a.writableLength)) {
      if (unsent <= limits.unsentBytes) return;
      unsent -= socket.writableLength;
      socket.destroy();
    }
  }
  const sweeping = setInterval(sweep, SWEEP_MILLISECONDS).unref();
  server.once('close', () => clearInterval(sweeping));

  return {
    /** Refuses new connections, and answers with `Connection: close`. Destroys those still open after the time. */
    async stop(milliseconds: number): Promise<void> {
      isStopping = true;
      for (const unanswered of connections.values()) {
        const last = unanswered.at(-1);
        if (last && !last.headersSent) last.setHeader('connection', 'close');
      }
      const late = setTimeout(() => server.closeAllConnections(), milliseconds);
      // `close` of an HTTP server also destroys idle connections, on which a request may be arriving.
      await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      clearTimeout(late);
    },
  };
}
