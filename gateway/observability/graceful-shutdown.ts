import { Server, type RequestListener, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** An HTTP server whose `close` only stops listening. That of Node also destroys idle connections, on which a request may be arriving. */
export class StoppableServer extends Server {
  override close(onClosed?: (error?: Error) => void): this {
    NetServer.prototype.close.call(this, onClosed);
    return this;
  }
}

/** A server that stops without dropping a request. */
export interface GracefulServer {
  /** The request listener to install on the server. */
  handle: RequestListener;
  /**
   * Refuses new connections and answers requests on open ones with `Connection: close`; idle connections end by their keep-alive timeout.
   * Destroys connections that are still open after `milliseconds`. Resolves when none is left.
   */
  stop(milliseconds: number): Promise<void>;
}

/** Adds graceful shutdown to a server and its request listener `handle`. */
export function withGracefulShutdown(server: StoppableServer, handle: RequestListener): GracefulServer {
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
    async stop(milliseconds) {
      isStopping = true;
      for (const response of answers) response.shouldKeepAlive = false;
      const late = setTimeout(() => server.closeAllConnections(), milliseconds);
      server.close();
      if (connections.size > 0) await new Promise<void>((resolve) => (onEmpty = resolve));
      clearTimeout(late);
    },
  };
}
