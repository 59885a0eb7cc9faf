import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import type { PageAssets } from './assets.ts';

const compress = promisify(brotliCompress);

/** Quality 4 costs a tenth of a millisecond on a page and comes within a few per cent of the slowest setting. */
const BROTLI_QUALITY = 4;

/** The storefront's renderer, handed in by main: the gateway knows nothing else of the web. */
export type RenderPage = (
  request: Request,
  options: {
    execute(operationId: string, variables: Record<string, unknown>): Promise<ExecutionResult>;
    assets(routeModules: readonly string[]): PageAssets;
    onError(error: unknown): void;
  },
) => Promise<{ status: number; headers: Record<string, string>; html: string }>;

interface PageHandlerOptions {
  render: RenderPage;
  assets(routeModules: readonly string[]): PageAssets;
  execute(operationId: string, variables: Record<string, unknown>, requestId: string): Promise<ExecutionResult>;
  logger: Logger;
  /** The address that pages are rendered for; never taken from the Host header, which a stranger writes. */
  origin: string;
}

/** Serves pages: status and headers are decided before the first byte, and an anonymous page is the same for everyone. */
export function createPageHandler({ render, assets, execute, logger, origin }: PageHandlerOptions) {
  return async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const url = pageUrl(request.url ?? '/', origin);
    if (!url) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('That address cannot be read.\n');
      return;
    }
    const page = await render(new Request(url, { headers: { accept: 'text/html' } }), {
      assets,
      execute: (operationId, variables) => execute(operationId, variables, requestId),
      onError: (error) => logger.error({ requestId, path: url.pathname, error }, 'a page failed'),
    });
    await send(request, response, page);
  };
}

/** The page's URL, or null for one that is no address of ours: another host in disguise, or bad percent-encoding. */
function pageUrl(target: string, origin: string): URL | null {
  if (!target.startsWith('/') || /^\/[/\\]/.test(target)) return null;
  try {
    const url = new URL(target, origin);
    decodeURIComponent(url.pathname);
    return url.origin === new URL(origin).origin ? url : null;
  } catch {
    return null;
  }
}

async function send(request: IncomingMessage, response: ServerResponse, page: Awaited<ReturnType<RenderPage>>): Promise<void> {
  const headers: Record<string, string> = { ...page.headers, vary: 'accept-encoding' };
  if (page.status !== 200) headers['cache-control'] = 'no-store';
  else if (!headers['cache-control']) {
    headers['cache-control'] = 'public, max-age=0, must-revalidate';
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
