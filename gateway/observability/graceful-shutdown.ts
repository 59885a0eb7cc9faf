import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** A server that stops without dropping a request. */
export interface GracefulServer {
  /** The server's request listener. */
  handle: RequestListener;
  /** Opens the port; errors, such as a port in use, are the server's `error` event. */
  listen(port: number, host: string, onListening: () => void): void;
  /**
   * Refuses new connections and answers the requests on open ones, each with `Connection: close`; idle connections end by their keep-alive timeout.
   * Resolves when none is left. Connections still open after `milliseconds` are destroyed.
   */
  stop(milliseconds: number): Promise<void>;
}

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
      const late = setTimeout(() => server.closeAllConnections(), milliseconds);
      // `close` of an HTTP server also destroys idle connections, on which a request may be arriving. That of its base class only stops listening.
      NetServer.prototype.close.call(server);
      if (connections.size > 0) await new Promise<void>((resolve) => (onEmpty = resolve));
      clearTimeout(late);
      server.close();
    },
  };
}
