import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Follows a server's answers, so that it can stop without dropping one. */
export interface Drain {
  /** Hands requests on, and follows their answers. */
  handle: RequestListener;
  /**
   * Takes no new connections and answers what comes on those that are open; each is told to close with its next answer, and ends by itself
   * when it stays idle. Resolves once none is left, at the latest after so many milliseconds, when the rest are cut off.
   */
  stop(milliseconds: number): Promise<void>;
}

export function watchAnswers(server: Server, handle: RequestListener): Drain {
  const answers = new Set<ServerResponse>();
  let isStopping = false;
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
      // The HTTP server's own way to close cuts idle connections off, on which a request may be on its way.
      await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      clearTimeout(late);
    },
  };
}
