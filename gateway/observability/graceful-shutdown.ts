import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** A server that stops without dropping a request. */
export interface GracefulServer {
  /** The request listener to install on the server. */
  handle: RequestListener;
  /** Opens the port. Errors, such as a port in use, are emitted as the server's `error` event. */
  listen(port: number, host: string, onListening: () => void): void;
  /**
   * Refuses new connections and answers requests on open ones with `Connection: close`; idle connections end by their keep-alive timeout.
   * Destroys connections that are still open after `milliseconds`. Resolves when none is left.
   */
  stop(milliseconds: number): Promise<void>;
}

/** Adds graceful shutdown to a server and its request listener `handle`. */
export function withGracefulShutdown(server: Server, handle: RequestListener): GracefulServer {
  const answers = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let isStopping = false;
  let onEmpty = () => {};
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      if (connections.size === 0) onEmpty();
    });
  });
  return {
    handle(request, response) {
      if (isStopping) response.shouldKeepAlive = false;
      answers.add(response);
      response.once('close', () => answers.delete(response));
      handle(request, response);
    },
    listen: (port, host, onListening) => server.listen(port, host, onListening),
    async stop(milliseconds) {
      isStopping = true;
      for (const response of answers) response.shouldKeepAlive = false;
      const deadline = setTimeout(() => server.closeAllConnections(), milliseconds);
      // An HTTP server's own `close` also destroys idle connections, on which a request may be arriving. Its base class only stops listening.
      NetServer.prototype.close.call(server);
      if (connections.size > 0) await new Promise<void>((resolve) => (onEmpty = resolve));
      clearTimeout(deadline);
      server.close();
    },
  };
}
