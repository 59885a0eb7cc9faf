import type { RequestListener, Server, ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';

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
  // `close` of an HTTP server destroys idle connections, on which a request may be arriving. A plain server holds the port instead: closing it only stops
  // listening.
  const port = createServer();
  port.on('error', (error) => server.emit('error', error));
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
    listen: (number, host, onListening) => port.listen(number, host, () => server.listen(port, onListening)),
    async stop(milliseconds) {
      isStopping = true;
      for (const response of answers) response.shouldKeepAlive = false;
      const late = setTimeout(() => server.closeAllConnections(), milliseconds);
      port.close();
      if (connections.size > 0) await new Promise<void>((resolve) => (onEmpty = resolve));
      clearTimeout(late);
      server.close();
    },
  };
}
