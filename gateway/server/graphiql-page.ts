import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenEncoding } from '../graphql-server/compression.ts';
import type { GraphiQLPage } from '../graphql-server/graphiql/graphiql.ts';
import { graphiqlPolicy } from './policy/content-security.ts';

/** A browser navigation. A request with an operation id is an API call. */
export function wantsGraphiQL({ method, headers, url }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html') && !/[?&]documentId=/.test(url);
}

/** 304 to a browser that has it. Browsers take no Brotli over plain HTTP: there it is sent as it is. */
export async function sendGraphiQL(
  request: FastifyRequest,
  reply: FastifyReply,
  { brotli, scriptHash }: GraphiQLPage,
): Promise<FastifyReply> {
  const etag = `W/"${scriptHash}"`;
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': graphiqlPolicy(scriptHash),
    vary: 'accept, accept-encoding',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (chosenEncoding(request.headers['accept-encoding'], ['br']) === 'br')
    return reply.header('content-encoding', 'br').send(brotli);
  return reply.send(await promisify(brotliDecompress)(brotli));
}
