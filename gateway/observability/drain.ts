import type { RequestListener, Server, ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';

/** Opens a server's port and follows its answers, so that it can stop without dropping one. */
export interface Drain {
  /** Hands requests on, and follows their answers. */
  handle: RequestListener;
  /** Opens the port; errors, such as a port in use, are the server's `error` event. */
  listen(port: number, host: string, onListening: () => void): void;
  /**
   * Takes no new connections and answers the requests on open ones; each connection is told to close with its next answer, and ends by itself
   * when it stays idle. Resolves once none is left, at the latest after so many milliseconds, when the rest are cut off.
   */
  stop(milliseconds: number): Promise<void>;
}

export function watchAnswers(server: Server, handle: RequestListener): Drain {
  const answers = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let isStopping = false;
  let onEmpty = () => {};
  // The HTTP server's own `close` cuts idle connections off, on which a request may be on its way. So the port is a plain server's,
  // which the HTTP server shares: closed first, it ends the listening alone.
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
