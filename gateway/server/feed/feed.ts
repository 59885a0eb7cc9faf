import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { chosenEncoding } from '../../graphql-server/compression.ts';
import { isNotModified } from '../../graphql-server/not-modified.ts';
import type { GatewayServices } from '../../graph/services.ts';
import { imageOf } from '../../graph/image/image.schema.ts';
import { sendText } from '../send-text.ts';
import { createStreamSlots, sendStream } from '../streams/send-stream.ts';
import { createCurrentFeed, type CurrentFeed } from './current-feed.ts';
import { freshSeconds } from './current-feed.rules.ts';
import { openFeedFile } from './stored-feed.ts';
import { FEED_LIMITS } from '../../limits.data.ts';

const PATH = '/feeds/google.xml';
const RETRY_AFTER_SECONDS = 60;

const STALE_SECONDS = 60;

interface FeedOptions {
  services: Pick<GatewayServices, 'shopApi' | 'config' | 'now'>;
  logger: Pick<Logger, 'warn'>;
}

export function feedRoutes({ services: { shopApi, config, now }, logger }: FeedOptions): FastifyPluginAsync {
  const current = createCurrentFeed({
    shopApi,
    facts: { ...config, now, allowsImage: (source) => imageOf(source, '', config) !== null },
    directory: join(config.dataDir, 'feeds'),
    now,
    logger,
  });

  const inSlot = createStreamSlots(FEED_LIMITS.slots, {
    text: 'Too many clients are downloading the feed.',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const feed = await current.get();
    if (feed.kind === 'unsupported')
      return sendText(reply, 404, 'There is no product feed: the shop API does not list its changes.\n');
    if (feed.kind === 'failed')
      return sendText(reply, 503, 'The product feed cannot be built at the moment.\n', {
        'retry-after': String(RETRY_AFTER_SECONDS),
      });
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
    return inSlot(request, reply, (gone) => send(request, reply, { feed, headers, gone, logger }));
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
  gone: AbortSignal;
  logger: Pick<Logger, 'warn'>;
}

/** Sends the feed as stored or, to clients without gzip, decompressed. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { feed, headers, gone, logger }: FeedAnswer,
): Promise<FastifyReply> {
  // Before the headers are sent, because another process may just have replaced the feed.
  const source =
    feed.kind === 'finished' ? (await openFeedFile(feed.path))?.createReadStream() : Readable.from(feed.build.follow());
  if (!source) return sendText(reply, 503, 'The product feed is being replaced.\n', { 'retry-after': '1' });
  const isGzip = chosenEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip';
  return sendStream(reply, {
    headers: {
      ...headers,
      ...(isGzip && { 'content-encoding': 'gzip' }),
      ...(isGzip && feed.kind === 'finished' && { 'content-length': feed.feed.bytes }),
    },
    streams: isGzip ? [source] : [source, createGunzip()],
    gone,
    pace: FEED_LIMITS.pace,
    onFailure(error) {
      // A build logs its own failure.
      if (feed.kind === 'finished') logger.warn({ error }, 'the product feed could not be sent');
    },
  });
}
