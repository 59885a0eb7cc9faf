import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { preinit, preload } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import type { GraphQLResponse, OperationType, Variables } from 'relay-runtime';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { ownPath } from './address.rules.ts';
import { App } from './App.tsx';
import { createEnvironment, payloadKey, relayContext, type Payload } from '../relay/environment.ts';
import type { PageData } from '../relay/page.ts';
import type { RouteHandle } from './route-handle.ts';
import { routes } from './routes.ts';
import { headScript, inScript, startScript, type PageScripts } from './start-script.ts';

/** The files that a page needs, as the build or the development server names them. */
export interface PageAssets extends PageScripts {
  styles: readonly string[];
  /** The fonts that every page is set in. */
  faces: readonly string[];
}

export interface RenderOptions {
  /** Runs one of the storefront's operations against the graph, without an HTTP hop. */
  execute(operationId: string, variables: Variables): Promise<GraphQLResponse>;
  assets(routeModules: readonly string[]): PageAssets;
  /** Told of every error that broke a page or a part of it. */
  onError(error: unknown): void;
}

/** A rendered page: everything that goes over the wire, decided before the first byte. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** The scripts that stand in the page itself, word for word: the policy of its answer allows these and no others. */
  inlineScripts: readonly string[];
}

const handler = createStaticHandler(routes);

/** Seconds after which a browser or crawler may ask again for a page that could not be made. */
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

  const own = ownAddress(request.url);
  const context = await handler.query(own === request.url ? request : new Request(own, request), { requestContext });
  if (context instanceof Response) {
    return {
      status: context.status,
      headers: Object.fromEntries(context.headers),
      html: await context.text(),
      inlineScripts: [],
    };
  }
  // Whoever has gone needs no page drawn.
  request.signal.throwIfAborted();
  const status = statusOf(context, options.onError);
  // Only to what is there: an address that leads nowhere says so at once, however it is spelt.
  if (own !== request.url && status === 200)
    return { status: 301, headers: { location: own.slice(new URL(own).origin.length) }, html: '', inlineScripts: [] };
  const isPrivate = context.matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.isPrivate);
  const assets = options.assets(modulesOf(context));
  const start = startScript(assets);
  const draw = (drawn: StaticHandlerContext) =>
    renderDocument(drawn, { assets, start, onError: options.onError }, (router) => (
      <App environment={environment} payloads={inScript(payloads)}>
        {router}
      </App>
    ));
  const page = await draw(context).then(
    (html) => ({ status, html }),
    async (error: unknown) => ({
      status: payloads.some(([, answer]) => 'errors' in answer) ? 503 : 500,
      html: await draw(withoutPage(context, error)),
    }),
  );
  return {
    ...page,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(page.status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
      ...(isPrivate && { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }),
    },
    inlineScripts: [headScript(), start],
  };
}

/** The request's address as the route that it leads to spells it. */
function ownAddress(address: string): string {
  const url = new URL(address);
  const handle = matchRoutes(routes, url.pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
  const path = ownPath(url.pathname, handle ?? {});
  return path === url.pathname ? address : url.origin + path + url.search;
}

/** A route that answers (404 …) decides its own status; one whose data could not be had is a 503, not a bug of the page. */
function statusOf(context: StaticHandlerContext, onError: (error: unknown) => void): number {
  const broken = Object.values(context.errors ?? {}).filter((error) => error instanceof Error);
  broken.forEach(onError);
  return broken.length > 0 ? 503 : context.statusCode;
}

/** The same, with an apology in the place of a page that breaks when it is drawn. */
function withoutPage(context: StaticHandlerContext, error: unknown): StaticHandlerContext {
  const place = context.matches.findLast(({ route }) => route.ErrorBoundary);
  if (!place) throw error;
  return { ...context, errors: { [place.route.id]: error } };
}

function modulesOf(context: StaticHandlerContext): string[] {
  return context.matches.flatMap(({ route }) => {
    const handle = route.handle as RouteHandle | undefined;
    // safe key: the routes are our own
    const loaded = context.loaderData[route.id] as Partial<PageData<OperationType>> | undefined;
    return [...(handle?.modules ?? []), ...(loaded?.modules ?? [])];
  });
}

interface DocumentOptions {
  assets: PageAssets;
  start: string;
  onError(error: unknown): void;
}

function renderDocument(
  context: StaticHandlerContext,
  { assets, start, onError }: DocumentOptions,
  wrap: (router: React.ReactNode) => React.ReactNode,
): Promise<string> {
  const router = createStaticRouter(handler.dataRoutes, context);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <Styled assets={assets}>
        {wrap(<StaticRouterProvider router={router} context={context} hydrate={false} />)}
      </Styled>,
      {
        bootstrapScriptContent: start,
        // A part that is held back would need an inline script to be put in place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const output = new PassThrough();
          pipe(output);
          text(output).then(resolve, reject);
        },
        onShellError: reject,
        onError,
      },
    );
  });
}

/** Around the page rather than beside it: a sibling would shift the ids that React hands out, and the browser's would differ. */
function Styled({ assets, children }: { assets: PageAssets; children: React.ReactNode }) {
  for (const href of assets.styles) preinit(href, { as: 'style', precedence: 'page' });
  // Asked for with the styles rather than after them, so that the page is laid out once.
  for (const href of assets.faces) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return children;
}
