import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import { BusyError, createSlots, type SlotLimits, type Slots } from '@storefront/domain/process/slots.ts';
import { serverTimingOf } from '@storefront/domain/server-time.rules.ts';
import { CacheTags } from '../../graph/cache-tags.ts';
import type { Cdn } from '../../graphql-server/cdn/cdn.ts';
import { chosenEncoding, ENCODINGS, type Encoding } from '../../graphql-server/compression.ts';
import type { Made } from '../../graphql-server/tagged-cache.ts';
import { PAGE_LIMITS } from '../../limits.data.ts';
import { staleHeaders } from '../../upstream/request-context.ts';
import { goneSignal } from '../load/gone.ts';
import type { Visits } from '../load/visits.ts';
import { targetPath } from '../policy/addresses.ts';
import type { PagePolicy } from '../policy/content-security.ts';
import { sendText } from '../send-text.ts';
import { MadePage, sendPage } from './made-page.ts';
import type { PageCache } from './page-cache.ts';
import type { Storefront } from './storefront.ts';

/** The limits' key of renders that replace a stale page: no visitor waits for them. */
const REVALIDATION = 'revalidation';

/** No visitor can abort the work. */
const NEVER = new AbortController().signal;

/** By then the queue has been served or refused. */
const BUSY_RETRY_AFTER_SECONDS = 5;

/** An escape that is not needed never gets another meaning. */
const REDIRECT_CACHE_CONTROL = 'public, max-age=86400';

interface PageOptions extends Pick<Storefront, 'render' | 'assets' | 'addressOf' | 'loggedPath'> {
  execute(
    operationId: string,
    variables: Record<string, unknown>,
    requestId: string,
    tags: CacheTags,
  ): Promise<FormattedExecutionResult>;
  /** The colour of the browser's own bars around the page. */
  themeColour: string;
  /** The ratio of visits that report their performance. Defaults to 0. */
  vitalsRatio?: number;
  /** Null renders every page anew. */
  cache: PageCache | null;
  /** Defaults to null: no CDN that is purged. */
  cdn?: Cdn | null;
  logger: Logger;
  /** Never taken from the Host header, which clients control. */
  origin: string;
  policy: PagePolicy;
  busy: Visits['busy'];
  now: () => Date;
  limits?: SlotLimits;
}

/** A visitor, or a revalidation. */
interface Waiting {
  requestId: string;
  /** The key of the render limits. */
  key: string;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
  encoding: Encoding;
}

interface Answer {
  page: MadePage;
  /** Headers of this response alone. */
  headers: Record<string, string>;
}

/**
 * What no other route answers. Status and headers are final before the first byte; anonymous pages are the same for
 * everyone. Methods that no route takes come here and are refused.
 */
export function pageRoutes(options: PageOptions): FastifyPluginAsync {
  const { addressOf, cache, busy, now, limits = PAGE_LIMITS } = options;
  const slots = createSlots(limits);

  const make = (address: string, waiting: Waiting) => () =>
    slots.run(waiting.key, waiting.signal, () => renderPage(options, slots, address, waiting));

  /** Cached, or rendered once for all who wait for it. */
  async function sharedPage(pages: PageCache, address: string, waiting: Waiting): Promise<Answer> {
    const revalidation = { ...waiting, key: REVALIDATION, signal: NEVER };
    const cached = pages.get(address, make(address, revalidation));
    if (cached)
      return {
        page: cached.answer,
        headers: { age: String(Math.floor(cached.age / 1_000)), 'cache-status': pages.hit(cached.age) },
      };
    for (;;) {
      const made = await pages.make(address, make(address, waiting));
      if (made) return { page: made.answer, headers: {} };
      // The visitor whose render this one waited for has left or was refused: now it may be this one's turn.
      waiting.signal.throwIfAborted();
    }
  }

  async function ownPage(url: string, waiting: Waiting): Promise<Answer> {
    return { page: (await make(url, waiting)()).answer, headers: {} };
  }

  async function pageAt(url: string, waiting: Waiting): Promise<Answer> {
    const address = addressOf(url);
    if (!cache || address === null) return ownPage(url, waiting);
    const shared = await sharedPage(cache, address, waiting);
    // A redirect keeps the campaign parameters of its request.
    return address !== url && shared.page.status !== 200 ? ownPage(url, waiting) : shared;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(reply, 405, 'This address can only be read.\n', { allow: 'GET, HEAD' });
    const signal = goneSignal(reply.raw);
    const encoding = chosenEncoding(request.headers['accept-encoding'], ENCODINGS);
    const waiting: Waiting = { requestId: request.id, key: request.address, signal, encoding };
    try {
      const url = request.raw.url ?? '/';
      const { page, headers } = await pageAt(url, waiting);
      signal.throwIfAborted();
      // Each page has one address. A page that redirects leads to it at once.
      if (page.status === 200 && targetPath(request.originalUrl) !== url)
        return reply.header('cache-control', REDIRECT_CACHE_CONTROL).redirect(url, 301);
      return sendPage(reply, page, encoding, { ...headers, 'server-timing': serverTimingOf(now()) }, now());
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof BusyError)) throw error;
      request.isShed = true;
      return busy(reply, 'shop-is-busy', BUSY_RETRY_AFTER_SECONDS);
    }
  }

  return async (app) => void app.setNotFoundHandler(answer);
}

async function renderPage(
  { render, assets, themeColour, vitalsRatio = 0, execute, cdn, loggedPath, logger, origin, policy, now }: PageOptions,
  slots: Slots,
  address: string,
  { requestId, signal, encoding }: Waiting,
): Promise<Made<MadePage>> {
  const url = new URL(address, origin);
  const tags = new CacheTags();
  let isShopDown = false;
  const page = await render(new Request(url, { signal }), {
    assets,
    themeColour,
    vitalsRatio,
    async execute(operationId, variables) {
      signal.throwIfAborted();
      const answer = await execute(operationId, variables, requestId, tags);
      isShopDown ||= answer.errors?.some(({ extensions }) => extensions?.code === 'UPSTREAM_UNAVAILABLE') ?? false;
      // Staggers renders whose data arrives at the same time.
      await slots.turn();
      signal.throwIfAborted();
      return answer;
    },
    onError(error) {
      if (signal.aborted) return;
      const path = loggedPath(url.pathname);
      // Circuit breakers log the outage itself once.
      if (isShopDown) logger.info({ requestId, path, error }, 'a page lacks data of the shop API');
      else logger.error({ requestId, path, error }, 'a page failed');
    },
  });
  signal.throwIfAborted();
  const stale = staleHeaders();
  const isCached = page.isCacheable && !tags.isPersonal && !('cache-status' in stale);
  const tagHeader = isCached ? cdn?.tagHeader(tags.paths) : null;
  const made = new MadePage(
    page.status,
    {
      ...page.headers,
      ...stale,
      ...tagHeader,
      vary: 'accept-encoding',
      'content-security-policy': policy(url.pathname, page.inlineScripts),
    },
    page.body,
    { validUntil: tags.validUntil, isPurged: Boolean(tagHeader) },
  );
  if (isCached) made.body(encoding === 'identity' ? 'zstd' : encoding);
  return {
    answer: made,
    tags: isCached ? tags.paths : null,
    validMilliseconds: tags.validUntil - now().getTime(),
    isShared: true,
  };
}
