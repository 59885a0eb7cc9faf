import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Hands a reply with its headers so far over to code that writes to Node's response. */
export function rawReply(reply: FastifyReply): ServerResponse {
  return reply.raw.setHeaders(new Map(Object.entries(reply.getHeaders() as Record<string, string>)));
}
