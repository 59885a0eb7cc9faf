import type { ServerResponse } from 'node:http';
import { refusalBody, type Refusal } from './checks/refusal.ts';

/** Answers with a refusal, in the graph's own form. */
export function sendRefusal(response: ServerResponse, refused: Refusal): void {
  const body = refusalBody(refused);
  response
    .writeHead(refused.status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}
