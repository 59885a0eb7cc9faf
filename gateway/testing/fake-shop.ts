import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen, stop } from './listen.fixture.ts';
import { CAPABILITIES_HEADER } from '@storefront/domain/shop-api/capabilities.rules.ts';

/** An answer of the fake shop API. `body` is sent as JSON. */
interface FakeAnswer {
  /** Defaults to 200. */
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface FakeRequest {
  /** The path, decoded. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

type Route = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>;

/** Removes the fields of `exclude_fields` from a record, or from the records of a list. */
function withoutFields(body: unknown, excluded: readonly string[]): unknown {
  if (Array.isArray(body)) return body.map((record) => withoutFields(record, excluded));
  if (typeof body !== 'object' || body === null) return body;
  if ('category_products' in body)
    return { ...body, category_products: withoutFields(body.category_products, excluded) };
  if ('results' in body) return { ...body, results: withoutFields(body.results, excluded) };
  return Object.fromEntries(Object.entries(body).filter(([name]) => !excluded.includes(name)));
}

export interface FakeShop {
  url: string;
  /** All requests so far, as `METHOD /path` without the query. */
  calls: string[];
  /** The capabilities that its answers announce; empty for none. Defaults to all. */
  announces: string;
  /** Sets the route for `METHOD /path`; a trailing `*` matches any rest of the path. Later routes take precedence. */
  on(methodAndPath: string, route: Route): void;
  /** The route that would answer `METHOD /path`. */
  routeOf(methodAndPath: string): Route;
  close(): void;
}

/** Opens a REST shop API on a loopback port that answers by the test's routes, and records all calls. */
export async function openFakeShop(): Promise<FakeShop> {
  const routes = new Map<string, Route>();
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop');
    const path = decodeURIComponent(url.pathname);
    calls.push(`${request.method} ${path}`);
    const content = await text(request);
    const route = find(`${request.method} ${path}`);
    const answer = route
      ? await route({ path, query: url.searchParams, body: content ? JSON.parse(content) : null })
      : { status: 404, body: { detail: 'Not found' } };
    response.writeHead(answer.status ?? 200, {
      'content-type': 'application/json',
      ...(shop.announces !== '' && { [CAPABILITIES_HEADER]: shop.announces }),
      ...answer.headers,
    });
    response.end(
      JSON.stringify(withoutFields(answer.body ?? {}, (url.searchParams.get('exclude_fields') ?? '').split(','))),
    );
  });

  function find(key: string): Route | undefined {
    const [, route] =
      [...routes].findLast(([pattern]) =>
        pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern,
      ) ?? [];
    return route;
  }

  const shop: FakeShop = {
    url: await listen(server),
    calls,
    announces: 'exclude_fields,limit,test_orders,verbatim,with_filters',
    on(methodAndPath, route) {
      // Deleted first, because a Map keeps the position of an existing key.
      routes.delete(methodAndPath);
      routes.set(methodAndPath, route);
    },
    routeOf: (methodAndPath) => find(methodAndPath) ?? (() => ({ status: 404 })),
    close: () => void stop(server),
  };
  return shop;
}
