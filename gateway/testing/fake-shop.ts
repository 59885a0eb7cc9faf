import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a fake shop API answers to one request. */
export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface FakeRequest {
  /** Path below the origin, decoded. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

export type Route = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>;

/** A record, or each of a list's, without the fields that are not wanted. */
function sparse(body: unknown, excluded: readonly string[]): unknown {
  if (Array.isArray(body)) return body.map((record) => sparse(record, excluded));
  if (typeof body !== 'object' || body === null) return body;
  if ('category_products' in body) return { ...body, category_products: sparse(body.category_products, excluded) };
  if ('results' in body) return { ...body, results: sparse(body.results, excluded) };
  return Object.fromEntries(Object.entries(body).filter(([name]) => !excluded.includes(name)));
}

export interface FakeShop {
  url: string;
  /** Every request so far as `METHOD /path`, without queries. */
  calls: string[];
  /** Answers a method and a path, or a path and all below it when it ends in `*`; the latest wins. */
  on(methodAndPath: string, route: Route): void;
  /** What answers such a request now. */
  routeOf(methodAndPath: string): Route;
  close(): void;
}

/** A REST shop API that answers what a test tells it to, and remembers what it was asked. Anything else is a 404. */
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
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(sparse(answer.body ?? {}, (url.searchParams.get('exclude_fields') ?? '').split(','))));
  });

  function find(key: string): Route | undefined {
    const [, route] =
      [...routes].findLast(([pattern]) =>
        pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern,
      ) ?? [];
    return route;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    on(methodAndPath, route) {
      // Deleted first, so that it becomes the latest.
      routes.delete(methodAndPath);
      routes.set(methodAndPath, route);
    },
    routeOf: (methodAndPath) => find(methodAndPath) ?? (() => ({ status: 404 })),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
