import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { chosenEncoding } from '../../execution/compression.ts';
import { isNotModified } from '../../execution/not-modified.ts';
import type { GatewayServices } from '../../graph/services.ts';
import { imageOf } from '../../graph/image/image.schema.ts';
import { GoneError, goneSignal, isDisconnect } from '../load/gone.ts';
import { BusyError, createSlots } from '@storefront/domain/process/slots.ts';
import { rawReply } from '../raw-reply.ts';
import { sendText } from '../send-text.ts';
import { createCurrentFeed, type CurrentFeed } from './current-feed.ts';
import { freshSeconds } from './current-feed.rules.ts';
import { openFeedFile } from './stored-feed.ts';
import { FEED_LIMITS } from '../../limits.data.ts';

const PATH = '/feeds/google.xml';
const retryLater = { 'retry-after': '60' };

/** The time for which clients may cache a stale feed. */
const STALE_SECONDS = 60;

/** The time limit of one response: a slow reader would otherwise hold its slot for ever. */
const ANSWER_MILLISECONDS = 10 * 60_000;

const LISTENERS_MAXIMUM = 30;

interface FeedOptions {
  services: Pick<GatewayServices, 'shopApi' | 'config' | 'now'>;
  logger: Pick<Logger, 'warn'>;
  /** The time limit of one response. Defaults to ten minutes. */
  answerMilliseconds?: number;
}

/** Serves the product feed at `/feeds/google.xml`. */
export function feedRoutes({
  services: { shopApi, config, now },
  logger,
  answerMilliseconds = ANSWER_MILLISECONDS,
}: FeedOptions): FastifyPluginAsync {
  const current = createCurrentFeed({
    shopApi,
    facts: { ...config, now, allowsImage: (source) => imageOf(source, '', config) !== null },
    directory: join(config.dataDir, 'feeds'),
    now,
    logger,
  });

  const slots = createSlots(FEED_LIMITS);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const feed = await current.get();
    if (feed.kind === 'unsupported')
      return sendText(reply, 404, 'There is no product feed: the shop API does not list its changes.\n');
    if (feed.kind === 'failed')
      return sendText(reply, 503, 'The product feed cannot be built at the moment.\n', retryLater);
    const tags = feed.kind === 'finished' ? feed.feed.tags : [feed.build.id];
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      vary: 'accept-encoding',
      // A weak ETag, because it is the same for every encoding.
      etag: `W/"${tags[0]}"`,
      ...cacheHeaders(feed),
    };
    if (feed.kind === 'finished' && isNotModified(request.headers['if-none-match'], tags))
      return reply.code(304).headers(headers).send();
    const gone = goneSignal(reply.raw);
    const signal = () => AbortSignal.any([gone, AbortSignal.timeout(answerMilliseconds)]);
    try {
      return await slots.run(request.address, gone, () =>
        send(request, reply, { feed, headers, signal: signal(), logger }),
      );
    } catch (error) {
      if (error instanceof BusyError)
        return sendText(reply, 503, 'Too many clients are downloading the feed.\n', retryLater);
      if (!(error instanceof GoneError)) throw error;
      return undefined;
    }
  }

  function cacheHeaders(feed: CurrentFeed): OutgoingHttpHeaders {
    // The download breaks off when the build fails, so caches must not store it.
    if (feed.kind !== 'finished') return { 'cache-control': 'no-store' };
    const seconds = freshSeconds(feed.feed, now().getTime());
    return seconds > 0
      ? { 'cache-control': `public, max-age=${seconds}` }
      : { 'cache-control': `public, max-age=${STALE_SECONDS}`, 'cache-status': `"feed"; hit; ttl=${seconds}` };
  }

  return async (app) => {
    app.get(PATH, answer);
    app.addHook('onClose', current.close);
  };
}

interface FeedAnswer {
  feed: Extract<CurrentFeed, { kind: 'finished' | 'building' }>;
  headers: OutgoingHttpHeaders;
  /** Aborts when the client disconnects, or at the time limit. */
  signal: AbortSignal;
  logger: Pick<Logger, 'warn'>;
}

/** Sends the feed as stored or, to clients without gzip, decompressed. A failed build destroys the connection, so that no client takes a part for the whole feed. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { feed, headers, signal, logger }: FeedAnswer,
): Promise<FastifyReply> {
  // Opened before the headers are sent, because another process may just have replaced the feed.
  const source =
    feed.kind === 'finished' ? (await openFeedFile(feed.path))?.createReadStream() : Readable.from(feed.build.follow());
  if (!source) return sendText(reply, 503, 'The product feed is being replaced.\n', { 'retry-after': '1' });
  const isGzip = chosenEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip';
  const gunzip = isGzip ? null : createGunzip();
  // Fastify would wait with the headers for the first bytes, which gzip emits only when its buffer is full.
  const response = rawReply(reply.hijack());
  try {
    response.writeHead(200, {
      ...headers,
      ...(isGzip && { 'content-encoding': 'gzip' }),
      ...(isGzip && feed.kind === 'finished' && { 'content-length': feed.feed.bytes }),
    });
    if (request.method === 'HEAD') {
      response.end();
      return reply;
    }
    // The pipeline's listeners and the gateway's own exceed Node's default limit for warnings.
    response.setMaxListeners(LISTENERS_MAXIMUM);
    response.flushHeaders();
    await (gunzip ? pipeline(source, gunzip, response, { signal }) : pipeline(source, response, { signal }));
  } catch (error) {
    // The pipeline has destroyed the connection. A build logs its own failure.
    if (feed.kind === 'finished' && !signal.aborted && !isDisconnect(error))
      logger.warn({ error }, 'the product feed could not be sent');
  } finally {
    // A pipeline that cannot start, because the client has gone, leaves its sources open.
    source.destroy();
    gunzip?.destroy();
  }
  return reply;
}
