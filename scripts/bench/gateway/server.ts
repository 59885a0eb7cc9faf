import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createYoga } from 'graphql-yoga';
import { Pool } from 'undici';
import { readConfig } from '../../../gateway/config.ts';
import { createGatewayServices } from '../../../gateway/graph/services.ts';
import { createGateway } from '../../../gateway/gateway.ts';
import { callOf, contextOf } from '../../../gateway/execution/call.ts';
import { createLogger } from '../../../gateway/server/logging.ts';
import { readTokens } from '../../../gateway/execution/cookies.ts';
import { readOperations } from '../../../gateway/execution/operations.ts';
import { createQuota } from '../../../gateway/partners/quota.ts';
import { indexPartners } from '../../../gateway/partners/registry.ts';
import { exchange } from '../../../gateway/upstream/exchange.ts';
import { schema } from '../../../gateway/graph/schema.ts';
import { serve } from './messages.ts';
import { operations, restCallsOf, type Targets } from './operations.ts';

/** Runs one of the compared servers in a separate process: `server.ts floor|yoga|ours|kept SHOP_API_URL TARGETS`. */
const [kind = '', shopApiUrl = '', targets = '{}'] = process.argv.slice(2);
let calls = 0;

/** The floor: reads the request, calls the shop API and relays its bytes. */
function floor(): RequestListener {
  const { carts, unasked } = JSON.parse(targets) as Targets;
  const pool = new Pool(shopApiUrl, { connections: 32 });
  const names = new Map(operations.map(({ name, query }) => [query, name]));
  const relay = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { query, variables } = JSON.parse((await buffer(request)).toString()) as {
      query: string;
      variables: { path?: string; term?: string };
    };
    const { cart: token } = readTokens(request.headers, false);
    const name = names.get(query) ?? 'typename';
    const wanted = restCallsOf(
      name,
      variables,
      token === null ? undefined : carts.find((cart) => cart.token === token),
      unasked[name],
    );
    calls += wanted.length;
    const answers = await Promise.all(
      wanted.map(({ method, path }) => exchange(pool, { origin: shopApiUrl, method, path, body: undefined })),
    );
    const bodies = answers.map(({ body }) => body);
    const body =
      bodies.length === 1 && bodies[0]
        ? bodies[0]
        : bodies.length === 0
          ? Buffer.from('{"data":{"__typename":"Query"}}')
          : Buffer.concat(bodies);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
    response.end(body);
  };
  return (request, response) => {
    relay(request, response).catch(() => response.writeHead(502).end());
  };
}

/** Yoga as in its documentation, with the same schema and REST calls. */
function yoga(): RequestListener {
  const services = createGatewayServices({ config: readConfig({}), shopApiUrl, onRestRequest: () => (calls += 1) });
  const handler = createYoga({
    schema,
    logging: false,
    context: ({ request }) =>
      contextOf(
        callOf({
          ...readTokens({ authorization: request.headers.get('authorization') ?? undefined }, false),
          clientAddress: null,
          requestId: 'bench',
          isPartner: false,
        }),
        { services, secureCookies: false },
      ),
  });
  return (request, response) => void handler(request, response);
}

/** The product as it is started, without pages. */
function ours(cacheSeconds: string): RequestListener {
  const shipped = readOperations(join(import.meta.dirname, '../../../schema/operations.json'));
  return createGateway({
    config: readConfig({
      CACHE_SECONDS: cacheSeconds,
      OPEN_GRAPH: 'true',
      REQUESTS_PER_MINUTE: '1000000000',
      COST_PER_MINUTE: '1000000000000',
    }),
    partners: indexPartners([]),
    quota: createQuota(null),
    shopApiUrl,
    logger: createLogger('silent'),
    cards: null,
    operations: () => shipped,
    render: () => Promise.reject(new Error('Pages are not measured')),
    assets: () => ({ styles: [], faces: [], modules: [], entries: [] }),
    graphiql: { styles: [], scripts: [] },
    staticFiles: (_, __, next) => next(),
    onRestRequest: () => (calls += 1),
  }).handle;
}

const kinds: Readonly<Record<string, () => RequestListener>> = {
  floor,
  yoga,
  ours: () => ours('0'),
  kept: () => ours('60'),
};
const server = createServer((kinds[kind] ?? floor)());
server.listen(0, '127.0.0.1', () => serve((server.address() as AddressInfo).port, () => calls));
