import { request as send, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { execute, parse, type FormattedExecutionResult } from 'graphql';
import { afterEach } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createGatewayServices } from '../graph/services.ts';
import { inRequest } from '../upstream/request-context.ts';
import { callOf, contextOf } from './call.ts';
import { createCallers } from './caller.ts';
import { readTokens } from './cookies.ts';
import { partnerOf } from '../partners/partner.fixture.ts';
import { hashKey } from '../partners/partner.ts';
import { createRateLimiter } from '../partners/rate-limiter.ts';
import { indexPartners } from '../partners/registry.ts';
import { schema } from '../graph/schema.ts';
import { serveCart } from '../testing/fake-cart.ts';
import { learnCapabilities, serveCatalogue } from '../testing/fake-catalogue.ts';
import { listen, stop } from '../testing/listen.fixture.ts';
import { openFakeShop, type FakeShop } from '../testing/fake-shop.ts';
import type { Cdn } from './cdn/cdn.ts';
import { createGraphQLServer } from './graphql-server.ts';
import { graphRoutes } from '../server/graph-routes.ts';
import { createLogger } from '../server/logging.ts';
import { createMaskError } from './mask-error.ts';
import { persistedOperations } from './persisted-operations.ts';

/** An HTTP request to the graph. Defaults to a POST of JSON. */
export interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface GraphServer {
  url: string;
  shop: FakeShop;
  /** The texts of the operations that partners have registered, by id. */
  registered: Map<string, string>;
  /** Messages that were logged. */
  warnings: string[];
  send(request: Sent): Promise<Received>;
  /** Executes an operation by graphql-js alone, the reference for what the server answers. */
  execute(
    operation: { query: string; variables: Record<string, unknown> },
    headers: Record<string, string>,
  ): Promise<{ result: FormattedExecutionResult; cookies: string[] | undefined }>;
  close(): Promise<void>;
}

export const JSON_HEADERS = { 'content-type': 'application/json' };

/** The key of a partner whose only scope is `catalogue`. */
export const PARTNER_KEY = 'lk_secret_with_the_catalogue_scope';

const PARTNER = partnerOf({ keyHash: hashKey(PARTNER_KEY) });

/** Serves the graph over HTTP in front of a fake shop API. `persisted` are its persisted operations by id. */
export async function openGraphServer(
  persisted: Readonly<Record<string, string>> = {},
  { cacheSeconds = 2, isOpen = true, requestsPerMinute = 10_000, cdn = null as Cdn | null } = {},
): Promise<GraphServer> {
  const shop = await openFakeShop();
  serveCatalogue(shop);
  serveCart(shop);
  const services = createGatewayServices({ config: readConfig({}), shopApiUrl: shop.url });
  await learnCapabilities(shop, services);
  const partners = indexPartners([PARTNER]);
  const warnings: string[] = [];
  const maskError = createMaskError(createLogger('silent'));
  const registered = new Map<string, string>();
  const operations = persistedOperations(persisted);
  const graphql = createGraphQLServer({
    schema,
    services,
    operations: () => operations,
    operationText: (id) => registered.get(id) ?? null,
    logger: { warn: (_: unknown, message?: string) => void warnings.push(message ?? '') },
    maskError,
    secureCookies: false,
    rateLimiter: createRateLimiter(),
    callerOf: createCallers({
      partners,
      isOpen,
      rateLimits: { requests: requestsPerMinute, cost: 10_000_000 },
      now: services.now,
    }),
    allowsOrigin: partners.allowsOrigin,
    cacheSeconds,
    cdn,
  });
  const app = fastify({ genReqId: () => 'the-request' }).decorateRequest('graph', null);
  app.addHook('onRequest', (request, _reply, done) => inRequest(request.id, done));
  app.removeAllContentTypeParsers();
  await app.register(
    graphRoutes({
      graphql,
      graphiql: () => Promise.reject(new Error('GraphiQL is not served here')),
      admitPage: async () => undefined,
      addressOf: () => '192.0.2.1',
      cacheSeconds,
      now: services.now,
    }),
  );
  await app.ready();
  const url = `${await listen(app.server)}/graphql`;
  return {
    url,
    shop,
    registered,
    warnings,
    send: ({ method = 'POST', path = '', headers = JSON_HEADERS, body }) =>
      new Promise((resolve, reject) => {
        const sending = send(`${url}${path}`, { method, headers, agent: false }, (response) => {
          text(response).then(
            (content) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: content }),
            reject,
          );
        });
        sending.on('error', reject);
        sending.end(body);
      }),
    async execute({ query, variables }, headers) {
      const call = callOf({
        ...readTokens(headers, false),
        clientAddress: '192.0.2.1',
        requestId: 'the-request',
        partnerId: null,
      });
      const result = await inRequest('the-request', async () => {
        const { data, errors } = await execute({
          schema,
          document: parse(query),
          variableValues: variables,
          contextValue: contextOf(call, { services, secureCookies: false }, { isCounted: true }),
        });
        return { data, ...(errors && { errors: errors.map((error) => maskError(error).toJSON()) }) };
      });
      return {
        result,
        cookies: call.cookies.size > 0 ? [...call.cookies.values()] : undefined,
      };
    },
    async close() {
      await stop(app.server);
      await services.close();
      shop.close();
    },
  };
}

/** Returns a function that opens graph servers; they are closed after each test. */
export function useGraphServers(): typeof openGraphServer {
  const servers: GraphServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  return async (persisted, options) => {
    const server = await openGraphServer(persisted, options);
    servers.push(server);
    return server;
  };
}

/** A POST request. Objects are sent as JSON, strings as they are. */
export const post = (body: unknown): Sent => ({ body: typeof body === 'string' ? body : JSON.stringify(body) });

/** A GET request for a persisted operation. */
export const get = (documentId: string, variables: unknown = {}, headers: Record<string, string> = {}): Sent => {
  const parameters = { documentId, variables: typeof variables === 'string' ? variables : JSON.stringify(variables) };
  return { method: 'GET', path: `?${new URLSearchParams(parameters).toString()}`, headers };
};

/** The code of an answer's first error. */
export const codeOf = ({ text }: Received): string | null =>
  (JSON.parse(text) as { errors?: [{ extensions?: { code?: string } }] }).errors?.[0].extensions?.code ?? null;

/** The parts of an answer that must be the same when a request is sent again. */
export function comparable({ status, headers, text }: Received) {
  const { 'content-type': contentType, 'cache-control': cacheControl, 'set-cookie': cookies, allow } = headers;
  return {
    status,
    contentType,
    cacheControl,
    cookies,
    allow,
    body: contentType?.includes('json') ? (JSON.parse(text) as unknown) : text,
  };
}
