import {
  Agent,
  createServer,
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  /** The number of requests sent to each gateway, in the order of `targets`. */
  handed: number[];
  /** The number of requests retried on another gateway. */
  handedOn: number;
  close(): void;
}

/** The time for which an unreachable gateway is skipped. */
const SKIPPED_MILLISECONDS = 1_000;
/** Shorter than the gateway's keep-alive timeout, so that no connection is used while it is being closed. */
const IDLE_MILLISECONDS = 3_000;
const BODY_BYTES_MAXIMUM = 200_000;
const HOPS: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Methods that can be retried after a gateway may have processed them. */
const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/**
 * A round-robin load balancer like the proxy of compose.yaml. When a gateway fails, it retries requests that were not sent or are safe to repeat
 * on the next one, and no others.
 */
export async function openBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MILLISECONDS });
  const skippedUntil = targets.map(() => 0);
  let next = 0;
  const balancer: Balancer = { url: '', handed: targets.map(() => 0), handedOn: 0, close: () => undefined };

  function choose(tried: ReadonlySet<number>): number | null {
    const order = targets.map((_, index) => (next + index) % targets.length).filter((index) => !tried.has(index));
    next += 1;
    return order.find((index) => performance.now() >= (skippedUntil[index] ?? 0)) ?? order[0] ?? null;
  }

  function hand(request: IncomingMessage, body: Buffer, response: ServerResponse, tried = new Set<number>()): void {
    const index = choose(tried);
    if (index === null) return void response.writeHead(502).end();
    tried.add(index);
    balancer.handed[index] = (balancer.handed[index] ?? 0) + 1;
    const { method = 'GET', url = '/', headers, socket } = request;
    let isConnected = false;
    const outgoing = send(
      new URL(url, targets[index]),
      { agent, method, headers: forwarded(headers, socket.remoteAddress ?? '', body) },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers)).end(Buffer.concat(chunks)),
        );
        answer.on('error', () => fail());
      },
    );
    let hasFailed = false;
    const fail = () => {
      if (hasFailed) return;
      hasFailed = true;
      skippedUntil[index] = performance.now() + SKIPPED_MILLISECONDS;
      // Nothing was sent when the connection was refused. A reused connection may have sent the request before it closed.
      if (isConnected && !IDEMPOTENT.has(method)) return void response.writeHead(502).end();
      balancer.handedOn += 1;
      hand(request, body, response, tried);
    };
    outgoing.on('socket', (connection) => {
      if (connection.connecting) connection.once('connect', () => (isConnected = true));
      else isConnected = true;
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= BODY_BYTES_MAXIMUM) chunks.push(chunk);
    });
    request.on('end', () =>
      bytes > BODY_BYTES_MAXIMUM ? response.writeHead(413).end() : hand(request, Buffer.concat(chunks), response),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  balancer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  balancer.close = () => {
    server.closeAllConnections();
    server.close();
    agent.destroy();
  };
  return balancer;
}

function forwarded(received: IncomingMessage['headers'], address: string, body: Buffer): OutgoingHttpHeaders {
  const headers = withoutHops(received);
  const before = headers['x-forwarded-for'];
  return {
    ...headers,
    'x-forwarded-for': before === undefined ? address : `${String(before)}, ${address}`,
    ...(body.length > 0 && { 'content-length': body.length }),
  };
}

/** Headers without hop-by-hop ones. */
function withoutHops(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOPS.has(name)));
}
