import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LEAK } from '../deployment/graph-client.ts';

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  forward(take: (answer: IncomingMessage) => void): void;
}

/** How a shop API fails all calls. What else the gateway's client meets is in gateway/upstream/client.test.ts. */
export const FAULTS: Readonly<Record<string, (call: Call) => unknown>> = {
  reset: ({ request }) => request.socket.resetAndDestroy(),
  hang: ({ request }) => request.resume(),
  // The shop has done what it was asked.
  'answer lost': ({ request, forward }) =>
    forward((answer) => answer.resume().on('end', () => request.socket.resetAndDestroy())),
  '500': ({ response }) => response.writeHead(500).end(JSON.stringify({ detail: LEAK })),
};

/** A proxy between a gateway and its shop API. */
export async function openFaultyProxy(cleanup: AsyncDisposableStack, target: string) {
  let broken: string | null = null;
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const forward: Call['forward'] = (take) => {
      const outgoing = send(new URL(url, target), { method, headers }, take);
      outgoing.on('error', () => response.destroy());
      request.pipe(outgoing);
    };
    if (broken) FAULTS[broken]?.({ request, response, forward });
    else forward((answer) => answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanup.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Ends the fault by null, and the calls that it holds. */
    break(fault: string | null) {
      broken = fault;
      if (!fault) server.closeAllConnections();
    },
  };
}
