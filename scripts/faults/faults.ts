import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';

/** The faults between a gateway and its shop API. */
export const faultNames = [
  'refused',
  'reset',
  'hang',
  'slow',
  'late',
  'answer lost',
  '500',
  '503 bursts',
  'HTML',
  'wrong shape',
  'truncated',
  'cut half-way',
  '3 MB',
  '200 MB',
  'redirect',
  'empty',
] as const;
export type Fault = (typeof faultNames)[number];

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  target: string;
}

const SLOW_MILLISECONDS = 10_000;
/** Shorter than the gateway's timeout of one attempt. */
const LATE_MILLISECONDS = 500;
/** All but the last of this many consecutive calls are rejected as too busy. */
const BURST_CALLS = 4;
const MEGABYTE = Buffer.alloc(1_000_000, ' ');
const JSON_TYPE = { 'content-type': 'application/json' };

/** Internal details in a broken shop's answers, which must not reach clients. */
export const LEAK = 'Traceback: File "/srv/shop/views.py", line 7: SELECT * FROM carts WHERE token';

export function forward({ request, response, target }: Call, onAnswer?: (answer: IncomingMessage) => void): void {
  const outgoing = send(
    new URL(request.url ?? '/', target),
    { method: request.method, headers: request.headers },
    (answer) => {
      if (onAnswer) return onAnswer(answer);
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    },
  );
  outgoing.on('error', () => response.destroy());
  request.pipe(outgoing);
}

/** Applies a fault to a call, given its number among the affected calls. `refused` is not handled here, since no server answers then. */
export function happen(fault: Fault, { call, ...on }: Call & { call: number }): void {
  const { request, response } = on;
  switch (fault) {
    case 'refused':
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'hang':
      request.resume();
      return;
    case 'slow':
      setTimeout(() => forward(on), SLOW_MILLISECONDS).unref();
      return;
    case 'late':
      setTimeout(() => forward(on), LATE_MILLISECONDS);
      return;
    case 'answer lost':
      // The worst case: the shop has processed the call, but the response is lost.
      forward(on, (answer) => answer.resume().on('end', () => request.socket.resetAndDestroy()));
      return;
    case '500':
      response.writeHead(500, JSON_TYPE).end(JSON.stringify({ detail: LEAK }));
      return;
    case '503 bursts':
      if (call % BURST_CALLS === 0) forward(on);
      else response.writeHead(503, JSON_TYPE).end(JSON.stringify({ detail: LEAK }));
      return;
    case 'HTML':
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Maintenance</h1><pre>${LEAK}</pre>`);
      return;
    case 'wrong shape':
      response
        .writeHead(200, JSON_TYPE)
        .end(JSON.stringify({ detail: LEAK, items: 7, results: { name: null }, products: LEAK }));
      return;
    case 'truncated':
      whole(on, (answer, body) => response.writeHead(answer.statusCode ?? 500, JSON_TYPE).end(body.subarray(0, -20)));
      return;
    case 'cut half-way':
      whole(on, (answer, body) => {
        response.writeHead(answer.statusCode ?? 500, { ...JSON_TYPE, 'content-length': body.length });
        response.write(body.subarray(0, body.length / 2), () => request.socket.resetAndDestroy());
      });
      return;
    case '3 MB':
      response.writeHead(200, JSON_TYPE);
      flood(response, 3);
      return;
    case '200 MB':
      response.writeHead(200, JSON_TYPE);
      flood(response, 200);
      return;
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      return;
    case 'empty':
      response.writeHead(200, JSON_TYPE).end();
  }
}

function whole(call: Call, then: (answer: IncomingMessage, body: Buffer) => void): void {
  forward(call, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => then(answer, Buffer.concat(chunks)));
  });
}

function flood(response: ServerResponse, megabytes: number): void {
  for (let sent = 0; sent < megabytes && !response.destroyed; sent += 1) {
    if (response.write(MEGABYTE)) continue;
    response.once('drain', () => flood(response, megabytes - sent - 1));
    return;
  }
  response.end();
}
