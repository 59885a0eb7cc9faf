import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createGateway } from '../gateway.ts';
import { partnerOf } from '../partners/partner.fixture.ts';
import { hashKey, mintKey, type Partner } from '../partners/partner.ts';
import type { CardPayments } from '../graph/payment/card-payments.ts';
import { listen, stop } from '../testing/listen.fixture.ts';
import { createRateLimiter } from '../partners/rate-limiter.ts';
import { indexPartners } from '../partners/registry.ts';
import { createShopServer } from '@storefront/embedded/server.ts';
import { openSmallShop, type SmallShop, TEST_SECRET } from '@storefront/embedded/small-shop.fixture.ts';
import { createLogger } from './logging.ts';
import { readPersistedOperations } from '../graphql-server/persisted-operations.ts';

/** A response of the graph and its timing. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The code of the first error; null when there is none. */
  code: string | null;
  json: {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions?: Record<string, unknown> }[];
    extensions?: { cost?: { requested: number; limit: number; remaining: number } };
  };
  /** CPU time of the request and response, so that other load on the machine does not count. */
  milliseconds: number;
}

export interface HttpGateway {
  url: string;
  /** Adds a partner and returns its key, which is valid at once. */
  partner(given?: Partial<Partner>): string;
  /** The shop API's calls with their request ids. */
  asked: {
    path: string;
    requestId: string | undefined;
    traceparent: string | undefined;
    tracestate: string | undefined;
  }[];
  /** Sends a body: a string unchanged, anything else as JSON. */
  post(body: unknown, headers?: Record<string, string>): Promise<HttpAnswer>;
  /** Sends a custom operation. */
  ask(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<HttpAnswer>;
  /** While true, the shop API fails. */
  isBroken: boolean;
}

/**
 * The production gateway on a loopback port, over a real shop API with a small catalogue. Its pages render their own
 * path. `replace` returns parts of the shop that replace its own.
 */
export function useHttpGateway(
  variables: Record<string, string> = {},
  replace: (shop: SmallShop) => Partial<SmallShop> = () => ({}),
  cards: CardPayments | null = null,
): HttpGateway {
  const partners: Partner[] = [];
  const close: (() => Promise<unknown>)[] = [];
  const http = {
    asked: [] as HttpGateway['asked'],
    isBroken: false,
    partner(given: Partial<Partner> = {}) {
      const key = mintKey(given.kind ?? 'secret');
      const id = `p${partners.length + 1}`;
      partners.push(partnerOf({ id, scopes: ['catalogue', 'cart', 'checkout'], keyHash: hashKey(key), ...given }));
      return key;
    },
    async post(body: unknown, headers: Record<string, string> = {}) {
      const started = process.cpuUsage();
      const response = await fetch(`${http.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return answerOf(response, started);
    },
    ask: (query: string, given?: Record<string, unknown>, headers?: Record<string, string>) =>
      http.post({ query, variables: given }, headers),
  } as HttpGateway;

  beforeAll(async () => {
    const opened = await openSmallShop();
    const small = Object.assign(opened, replace(opened));
    const shopServer = await createShopServer(small);
    const [answerShop] = shopServer.listeners('request') as ((...given: unknown[]) => void)[];
    const shop = createServer((request, response) => {
      const { traceparent, tracestate, 'x-request-id': requestId } = request.headers as Record<string, string>;
      http.asked.push({ path: request.url ?? '', requestId, traceparent, tracestate });
      if (http.isBroken) response.writeHead(500).end();
      else answerShop?.call(shopServer, request, response);
    });
    const shopApiUrl = await listen(shop);
    const operations = readPersistedOperations('schema/operations.json');
    const config = readConfig({ DATA_DIR: 'test-results/http-gateway', ...variables });
    const tracing =
      config.tracing &&
      (await import('../observability/open-tracing.ts')).openTracing({ ...config.tracing, onFailure: () => undefined });
    const gateway = await createGateway({
      config,
      tracer: tracing,
      logger: createLogger('silent'),
      cards,
      shopApiUrl,
      shopSecret: TEST_SECRET,
      operations: () => operations,
      partners: {
        byKey: (key, now) => indexPartners(partners).byKey(key, now),
        allowsOrigin: (origin) => indexPartners(partners).allowsOrigin(origin),
        operationText: () => null,
      },
      rateLimiter: createRateLimiter(),
      render: async (request, { execute }) => {
        const path = new URL(request.url).pathname;
        const result = await execute(idOf('UrlPageQuery'), { url: path, first: 16, searching: false, key: 'x' });
        return {
          status: result.errors ? 503 : 200,
          headers: {},
          body: `<!doctype html><title>${path}</title>`,
          inlineScripts: [],
          isCacheable: true,
        };
      },
      addressOf: (url) => url,
      loggedPath: (path) => path.replace(/^\/order\/.*/, '/order/…'),
      assets: () => ({ styles: [], faces: [], modules: [], entries: [] }),
      staticFiles: async () => {},
    });
    const server = createServer(gateway.handle);
    http.url = await listen(server);
    close.push(
      () => gateway.close(),
      async () => tracing?.close(),
      () => stop(server),
      () => stop(shop),
      () => small.db.destroy(),
    );
  });
  afterAll(async () => {
    for (const step of close) await step();
  });
  return http;
}

/** The id of a storefront operation. */
export function idOf(name: string): string {
  const found = Object.entries(operationTexts()).find(([, text]) =>
    new RegExp(`^(?:query|mutation) ${name}\\b`).test(text),
  );
  if (!found) throw new Error(`The storefront has no ${name}`);
  return found[0];
}

/** The storefront's request for the page at an address. */
export const urlPage = (url: string) => ({
  documentId: idOf('UrlPageQuery'),
  variables: { url, first: 16, searching: false },
});

export async function answerOf(response: Response, started = process.cpuUsage()): Promise<HttpAnswer> {
  const text = await response.text();
  const { user, system } = process.cpuUsage(started);
  const milliseconds = (user + system) / 1_000;
  const json = /json/.test(response.headers.get('content-type') ?? '') ? (JSON.parse(text) as HttpAnswer['json']) : {};
  const code = json.errors?.[0]?.extensions?.code;
  return {
    status: response.status,
    headers: response.headers,
    text,
    json,
    milliseconds,
    code: typeof code === 'string' ? code : null,
  };
}

let texts: Record<string, string> | null = null;
function operationTexts(): Record<string, string> {
  texts ??= JSON.parse(readFileSync('schema/operations.json', 'utf8')) as Record<string, string>;
  return texts;
}
