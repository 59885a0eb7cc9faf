import type { OutgoingHttpHeaders } from 'node:http';
import { setImmediate as immediate } from 'node:timers/promises';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { tokenHeaders } from '../graphql-server/call.ts';
import { PURGED_SECONDS } from '../graphql-server/cdn/cdn.ts';
import { chosenEncoding, compress, ENCODINGS } from '../graphql-server/compression.ts';
import type { GraphiQLPage } from '../graphql-server/graphiql/graphiql.ts';
import type { GraphQLServer } from '../graphql-server/graphql-server.ts';
import { isNotModified } from '../graphql-server/not-modified.ts';
import type { OperationContext } from '../graphql-server/operation-context.ts';
import { publicCacheControl } from '../graphql-server/response-cache.ts';
import { REQUEST_LIMITS } from '../limits.data.ts';
import { rateLimitHeaders } from '../partners/rate-limiter.ts';
import { staleHeaders } from '../upstream/request-context.ts';
import type { Visits } from './load/visits.ts';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { graphiqlPolicy } from './policy/content-security.ts';

interface GraphOptions {
  graphql: GraphQLServer;
  graphiql(): Promise<GraphiQLPage>;
  /** GraphiQL counts as a page. */
  admitPage: ReturnType<Visits['admit']>;
  addressOf(request: FastifyRequest['raw']): string;
  cacheSeconds: number;
  now: () => Date;
}

/** Shorter answers fit in a few packets either way. */
const COMPRESSED_CHARACTERS_MINIMUM = 4_000;

export function graphRoutes(options: GraphOptions): FastifyPluginAsync {
  const { graphql, graphiql, admitPage, addressOf } = options;

  async function answer(request: FastifyRequest, reply: FastifyReply, body: string | null): Promise<FastifyReply> {
    const { id, method, url, headers, raw } = request;
    const context = graphql.requestContext({ id, method, url, headers, address: addressOf(raw), body });
    request.graph = context;
    // Node's own request: of Fastify's, Yoga would read the address and the body anew.
    const response = await graphql.answer(raw, reply.raw, context);
    reply.code(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    return send(reply, await response.text(), context, options);
  }

  return async (app) => {
    // Of any type, as text: Yoga and its plugins say what they take.
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: REQUEST_LIMITS.bodyBytes }, (_, body, done) =>
      done(null, body),
    );
    app.all('/graphql', {
      preHandler: async (request, reply) => (wantsGraphiQL(request) ? admitPage.call(app, request, reply) : undefined),
      handler: async (request, reply) =>
        wantsGraphiQL(request)
          ? sendGraphiQL(request, reply, await graphiql())
          : answer(request, reply, typeof request.body === 'string' ? request.body : ''),
      errorHandler(error: FastifyError, request, reply) {
        if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
        // The rest of the body stays unread, so the connection cannot be reused.
        return answer(request, reply.header('connection', 'close'), null);
      },
    });
  };
}

/** Sends an answer with the headers of its kind, compressed when it is long. */
async function send(
  reply: FastifyReply,
  text: string,
  context: OperationContext,
  options: Pick<GraphOptions, 'cacheSeconds' | 'now'>,
): Promise<FastifyReply> {
  const { headers } = reply.request;
  const { publicAnswer } = context;
  reply.headers(publicAnswer ? publicHeaders(publicAnswer, context, options) : privateHeaders(context));
  if (publicAnswer && isNotModified(headers['if-none-match'], [publicAnswer.answer.etag.slice(1, -1)]))
    return reply.code(304).send();
  // Answers that become ready in one turn of the event loop are written together.
  await immediate();
  const encoding =
    text.length < COMPRESSED_CHARACTERS_MINIMUM ? 'identity' : chosenEncoding(headers['accept-encoding'], ENCODINGS);
  if (encoding === 'identity') return reply.send(text);
  reply.header('content-encoding', encoding);
  // Other bytes than without compression.
  if (publicAnswer) reply.header('etag', `W/${publicAnswer.answer.etag}`);
  return reply.send(compress(Buffer.from(text), encoding));
}

/** None that depend on the caller, such as rate limits. */
function publicHeaders(
  { answer, age }: NonNullable<OperationContext['publicAnswer']>,
  { isForEverySite }: OperationContext,
  { cacheSeconds, now }: Pick<GraphOptions, 'cacheSeconds' | 'now'>,
): OutgoingHttpHeaders {
  return {
    'cache-control': publicCacheControl(cacheSeconds, {
      validSeconds: (answer.validUntil - now().getTime()) / 1_000,
      cdnSeconds: answer.tagHeader ? PURGED_SECONDS : 0,
    }),
    ...answer.tagHeader,
    age: String(Math.floor(age / 1_000)),
    etag: answer.etag,
    // The storefront's operations have CORS headers for some origins; others for any, and without an origin too, since
    // a cache sends them to the next caller.
    vary: isForEverySite ? 'accept, accept-encoding' : 'accept, accept-encoding, origin',
    ...(isForEverySite && { 'access-control-allow-origin': '*' }),
  };
}

/** Rate limits, staleness and new tokens. */
function privateHeaders({ rateLimit, call }: OperationContext): OutgoingHttpHeaders {
  return {
    'cache-control': 'private, no-store',
    ...(rateLimit && rateLimitHeaders(rateLimit)),
    ...staleHeaders(),
    ...tokenHeaders(call),
  };
}

/** A browser navigation. A request with an operation id is an API call. */
function wantsGraphiQL({ method, headers, url }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html') && !/[?&]documentId=/.test(url);
}

/** 304 to a browser that has it. Browsers take no Brotli over plain HTTP: there it is sent as it is. */
async function sendGraphiQL(
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
