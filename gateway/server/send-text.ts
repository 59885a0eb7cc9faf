import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** No cache may store it, unless `headers` say otherwise. */
export function sendText(
  reply: FastifyReply,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
    .send(text);
}
