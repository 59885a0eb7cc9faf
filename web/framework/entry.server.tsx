import { preinit } from 'react-dom';
import type { GraphQLResponse, OperationType, Variables } from 'relay-runtime';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { firstPartsWhere } from '@storefront/domain/pages.rules.ts';
import { canonicalPath } from './canonical-path.rules.ts';
import { App } from './App.tsx';
import { createEnvironment, payloadKey, relayContext, type Payload } from '../relay/environment.ts';
import type { PageData } from './page/page.ts';
import { loggedPath as pathInLogs, publicAddress } from './page-address.rules.ts';
import type { RouteHandle } from './route-handle.ts';
import { routes } from './routes.ts';
import { preloadHeader } from './preload-header.rules.ts';
import { renderParts } from './render-parts.tsx';
import { headScript } from './head-script.ts';
import { startScript, type PageScripts } from './start-script.ts';
import { scriptJson } from '../ui/meta/structured-data.rules.ts';

/** As named by the build or by the development server. */
export interface PageAssets extends PageScripts {
  styles: readonly string[];
  /** The fonts of every page. */
  faces: readonly string[];
}

export interface RenderOptions {
  /** In-process, without an HTTP hop. */
  execute(operationId: string, variables: Variables): Promise<GraphQLResponse>;
  assets(routeModules: readonly string[]): PageAssets;
  /** The colour of the browser's own bars around the page. */
  themeColour: string;
  /** The share of visits that report their performance. */
  vitalsRatio: number;
  /** Called with every error that broke a page or a part of it. */
  onError(error: unknown): void;
}

/** Complete before the first byte is sent. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Verbatim: the Content-Security-Policy allows them by their hashes. */
  inlineScripts: readonly string[];
  /** The same for everyone, and rendered at its canonical address. */
  isCacheable: boolean;
}

const handler = createStaticHandler(routes);
const privatePaths = firstPartsWhere(({ isPrivate }) => isPrivate);

/** What the page may be shared under, without campaign parameters; null for a private page. */
export function addressOf(url: string): string | null {
  return publicAddress(url, privatePaths);
}

/** Without what identifies a shopper or opens an order. */
export function loggedPath(path: string): string {
  return pathInLogs(path, privatePaths);
}

/** On a 503 page, in seconds. */
const RETRY_AFTER_SECONDS = '5';

export async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const payloads: Payload[] = [];
  const environment = createEnvironment(async (operation, variables) => {
    const answer = await options.execute(operation.id ?? '', variables);
    payloads.push([payloadKey(operation.id, variables), answer]);
    return answer;
  }, true);
  const requestContext = new RouterContextProvider();
  requestContext.set(relayContext, environment);

  const own = canonicalUrl(request.url);
  const context = await handler.query(own === request.url ? request : new Request(own, request), { requestContext });
  if (context instanceof Response)
    return bare(context.status, Object.fromEntries(context.headers), await context.text());
  // The client has disconnected: nothing to render for.
  request.signal.throwIfAborted();
  const status = statusOf(context, options.onError);
  // Redirects only to pages that exist: a wrong URL is a 404 at once, however it is written.
  if (own !== request.url && status === 200) return bare(301, { location: own.slice(new URL(own).origin.length) }, '');
  const isAtItsAddress = new URL(request.url).search === cachedSearch(context);
  const isPrivate = context.matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.isPrivate);
  const assets = options.assets(modulesOf(context));
  const start = startScript(assets);
  const link = preloadHeader(assets);
  const draw = (drawn: StaticHandlerContext) =>
    renderDocument(drawn, assets, (router) => (
      <App
        environment={environment}
        payloads={scriptJson(payloads.toSorted(byKey))}
        start={start}
        themeColour={options.themeColour}
        vitalsRatio={options.vitalsRatio}
      >
        {router}
      </App>
    ));
  let page = { status, body: '' };
  try {
    page.body = draw(context);
  } catch (error) {
    options.onError(error);
    const isUpstream = payloads.some(([, answer]) => 'errors' in answer);
    page = { status: isUpstream ? 503 : 500, body: draw(withoutPage(context, error)) };
  }
  return {
    ...page,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(link && { link }),
      ...(page.status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
      ...(isPrivate && { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }),
    },
    inlineScripts: [headScript(), start],
    isCacheable: page.status === 200 && !isPrivate && isAtItsAddress,
  };
}

function bare(status: number, headers: Record<string, string>, body: string): RenderedPage {
  return { status, headers, body, inlineScripts: [], isCacheable: false };
}

/** No other path needs to be matched for its canonical URL, which takes 0.3 ms. */
const formattedPaths = firstPartsWhere(({ isBare, keepsCase }) => isBare || keepsCase);

/** Answers come in any order; the page, and so its ETag, must not depend on it. */
function byKey([a]: Payload, [b]: Payload): number {
  return a < b ? -1 : 1;
}

function canonicalUrl(address: string): string {
  const url = new URL(address);
  const segment = url.pathname.split('/').find(Boolean)?.toLowerCase() ?? '';
  const handle = formattedPaths.has(segment)
    ? (matchRoutes(routes, canonicalPath(url.pathname, { keepsCase: true }))?.at(-1)?.route.handle as
        | RouteHandle
        | undefined)
    : undefined;
  const path = canonicalPath(url.pathname, handle ?? {});
  return path === url.pathname ? address : url.origin + path + url.search;
}

/** A route that throws a response sets its own status. Data that could not be loaded is a 503, not a bug. */
function statusOf(context: StaticHandlerContext, onError: (error: unknown) => void): number {
  const broken = Object.values(context.errors ?? {}).filter((error) => error instanceof Error);
  broken.forEach(onError);
  return broken.length > 0 ? 503 : context.statusCode;
}

function withoutPage(context: StaticHandlerContext, error: unknown): StaticHandlerContext {
  const place = context.matches.findLast(({ route }) => route.ErrorBoundary);
  if (!place) throw error;
  return { ...context, errors: { [place.route.id]: error } };
}

function cachedSearch({ matches, loaderData }: StaticHandlerContext): string {
  const { id } = matches.at(-1)?.route ?? {};
  // safe key: route ids come from our own table
  const loaded = loaderData[id ?? ''] as Partial<PageData<OperationType>> | undefined;
  return loaded?.cachedSearch ?? '';
}

function modulesOf(context: StaticHandlerContext): string[] {
  return context.matches.flatMap(({ route }) => {
    const handle = route.handle as RouteHandle | undefined;
    // safe key: route ids come from our own table
    const loaded = context.loaderData[route.id] as Partial<PageData<OperationType>> | undefined;
    return [...(handle?.modules ?? []), ...(loaded?.modules ?? [])];
  });
}

/** Not to a stream: status and policy follow from the whole page, and a stream costs twice as much to write. */
function renderDocument(
  context: StaticHandlerContext,
  assets: PageAssets,
  wrap: (router: React.ReactNode) => React.ReactNode,
): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  return `<!DOCTYPE html>${renderParts(
    <Styled assets={assets}>{wrap(<StaticRouterProvider router={router} context={context} hydrate={false} />)}</Styled>,
  )}`;
}

/** A sibling before the page would shift React's generated ids, and the browser's would differ. */
function Styled({ assets, children }: { assets: PageAssets; children: React.ReactNode }) {
  for (const href of assets.styles) preinit(href, { as: 'style', precedence: 'page' });
  return children;
}
