import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FormattedExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import { PAGE_FRESH_SECONDS, PAGE_STALE_SECONDS, serverTimingOf } from '../../../domain/server-time.rules.ts';
import { staleHeaders } from '../../upstream/request-context.ts';
import type { PageAssets } from './assets.ts';
import { goneSignal } from '../load/gone.ts';
import { BusyError, createSlots, type SlotLimits } from '../load/slots.ts';
import { createTurns } from '../load/turns.ts';
import type { Visit, Visits } from '../load/visits.ts';

const compress = promisify(brotliCompress);

/** Quality 4 takes about 0.1 ms per page and compresses within a few per cent of the slowest setting. */
const BROTLI_QUALITY = 4;

/**
 * Rendering a page takes about 25 ms of the single thread, so one process renders at most 40 pages a second. 24 concurrent pages reach that with a
 * shop API that takes 500 ms; a full queue clears within 2 s. One address gets a quarter of either.
 */
const RENDER_LIMITS: SlotLimits = {
  atOnce: 24,
  atOncePerKey: 6,
  waiting: 64,
  waitingPerKey: 16,
  waitMilliseconds: 2_000,
};

/** By then the queue has been served or refused. */
const BUSY_RETRY_AFTER_SECONDS = 5;

/** The storefront's renderer, injected by main, so that the gateway does not depend on the web code. */
export type RenderPage = (
  request: Request,
  options: {
    execute(operationId: string, variables: Record<string, unknown>): Promise<FormattedExecutionResult>;
    assets(routeModules: readonly string[]): PageAssets;
    onError(error: unknown): void;
  },
) => Promise<{ status: number; headers: Record<string, string>; html: string; inlineScripts: readonly string[] }>;

interface PageHandlerOptions {
  render: RenderPage;
  assets(routeModules: readonly string[]): PageAssets;
  execute(
    operationId: string,
    variables: Record<string, unknown>,
    requestId: string,
  ): Promise<FormattedExecutionResult>;
  logger: Logger;
  /** The canonical origin; never taken from the Host header, which clients control. */
  origin: string;
  /** Returns the content security policy of a page with these inline scripts. */
  policy(inlineScripts: readonly string[]): string;
  busy: Visits['busy'];
  now: () => Date;
  limits?: SlotLimits;
}

/** Serves pages. Status and headers are final before the first byte, and an anonymous page is the same for everyone. */
export function createPageHandler({
  render,
  assets,
  execute,
  logger,
  origin,
  policy,
  busy,
  now,
  limits = RENDER_LIMITS,
}: PageHandlerOptions) {
  const slots = createSlots(limits);
  // Staggers renders whose data arrives at the same time.
  const turn = createTurns();

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    signal: AbortSignal,
  ): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const page = await render(new Request(url, { headers: { accept: 'text/html' }, signal }), {
      assets,
      async execute(operationId, variables) {
        signal.throwIfAborted();
        const answer = await execute(operationId, variables, requestId);
        await turn();
        signal.throwIfAborted();
        return answer;
      },
      onError(error) {
        if (!signal.aborted) logger.error({ requestId, path: url.pathname, error }, 'a page failed');
      },
    });
    signal.throwIfAborted();
    await send(request, response, page, {
      'content-security-policy': policy(page.inlineScripts),
      'server-timing': serverTimingOf(now()),
    });
  }

  /** Returns whether the page was shed. */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    { address }: Visit,
  ): Promise<'answered' | 'shed'> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }).end();
      return 'answered';
    }
    const signal = goneSignal(response);
    try {
      await slots.run(address, signal, () => answer(request, response, requestId, signal));
      return 'answered';
    } catch (error) {
      if (signal.aborted) return 'answered';
      if (!(error instanceof BusyError)) throw error;
      busy(response, 'shop-is-busy', BUSY_RETRY_AFTER_SECONDS);
      return 'shed';
    }
  };
}

/** For anonymous pages: browsers revalidate each time, a CDN once a minute, serving stale pages while it does. */
const PUBLIC = `public, max-age=0, s-maxage=${PAGE_FRESH_SECONDS}, stale-while-revalidate=${PAGE_STALE_SECONDS}`;

/** Permanent redirects, which a CDN may cache like pages. */
const MOVED = new Set([301, 308]);

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: Awaited<ReturnType<RenderPage>>,
  more: Record<string, string>,
): Promise<void> {
  const headers: Record<string, string> = {
    ...page.headers,
    ...staleHeaders(),
    vary: 'accept-encoding',
    ...more,
  };
  if (MOVED.has(page.status)) headers['cache-control'] = PUBLIC;
  else if (page.status !== 200) headers['cache-control'] = 'no-store';
  else if (!headers['cache-control']) {
    headers['cache-control'] = PUBLIC;
    headers.etag = `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 27)}"`;
    if (request.headers['if-none-match'] === headers.etag) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  const plain = Buffer.from(page.html);
  const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const body = brotli ? await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }) : plain;
  if (brotli) headers['content-encoding'] = 'br';
  response.writeHead(page.status, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
