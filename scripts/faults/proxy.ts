import { createServer, request as send, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What can go wrong between a gateway and its shop API. */
export const faults = ['slow', 'reset', 'answer lost', '500', 'HTML', 'truncated', '200 MB', 'redirect', 'empty'] as const;
export type Fault = (typeof faults)[number];

export interface FaultyProxy {
  url: string;
  /** Breaks calls whose path starts with this; null heals everything. */
  break(fault: Fault, path: string): void;
  heal(): void;
  /** How many calls have come through since it was last asked. */
  count(): number;
  close(): void;
}

const SLOW_MILLISECONDS = 10_000;
const CHUNK = Buffer.alloc(1_000_000, ' ');

/** Stands between a gateway and a shop API, and lets one fault at a time happen to one kind of call. */
export async function openFaultyProxy(target: string): Promise<FaultyProxy> {
  let broken: { fault: Fault; path: string } | null = null;
  let calls = 0;
  const server: Server = createServer((request, response) => {
    calls += 1;
    const isBroken = broken && (request.url ?? '').startsWith(broken.path);
    if (broken && isBroken) happen(broken.fault, request, response, target);
    else forward(request, response, target);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break(fault, path) {
      broken = { fault, path };
    },
    heal() {
      broken = null;
    },
    count() {
      const counted = calls;
      calls = 0;
      return counted;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function forward(request: IncomingMessage, response: ServerResponse, target: string, onAnswer?: (answer: IncomingMessage) => void): void {
  const outgoing = send(new URL(request.url ?? '/', target), { method: request.method, headers: request.headers }, (answer) => {
    if (onAnswer) return onAnswer(answer);
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  request.pipe(outgoing);
}

function happen(fault: Fault, request: IncomingMessage, response: ServerResponse, target: string): void {
  const json = { 'content-type': 'application/json' };
  switch (fault) {
    case 'slow':
      setTimeout(() => forward(request, response, target), SLOW_MILLISECONDS).unref();
      return;
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'answer lost':
      // The worst of all: the shop has done its work, and nobody hears of it.
      forward(request, response, target, (answer) => answer.resume().on('end', () => request.socket.resetAndDestroy()));
      return;
    case '500':
      response.writeHead(500, json).end('{"detail":"stack trace at /srv/shop.py"}');
      return;
    case 'HTML':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
      return;
    case 'truncated':
      forward(request, response, target, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => response.writeHead(answer.statusCode ?? 500, json).end(Buffer.concat(chunks).subarray(0, -20)));
      });
      return;
    case '200 MB':
      response.writeHead(200, json);
      flood(response, 200);
      return;
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      return;
    case 'empty':
      response.writeHead(200, json).end();
  }
}

function flood(response: ServerResponse, megabytes: number): void {
  for (let sent = 0; sent < megabytes && !response.destroyed; sent += 1) {
    if (response.write(CHUNK)) continue;
    response.once('drain', () => flood(response, megabytes - sent - 1));
    return;
  }
  response.end();
}
