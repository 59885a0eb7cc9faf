import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Pool } from 'undici';
import { readTokens } from '../../../../gateway/graphql-server/cookies.ts';
import { exchange } from '../../../../gateway/upstream/exchange.ts';
import { operations, restCallsOf } from '../operations.ts';
import type { Setup } from './setup.ts';

/** The floor: reads the request, calls the shop API and relays the bytes of its answers. */
export function createRelay({ shopApiUrl, targets, onRestRequest }: Setup): RequestListener {
  const { carts, excludedFields } = targets;
  const pool = new Pool(shopApiUrl, { connections: 32 });
  const names = new Map(operations.map(({ name, query }) => [query, name]));
  const relay = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { query, variables } = JSON.parse((await buffer(request)).toString()) as {
      query: string;
      variables: { path?: string; term?: string };
    };
    const { cart: token } = readTokens(request.headers, false);
    const name = names.get(query) ?? 'typename';
    const cart = token === null ? undefined : carts.find((each) => each.token === token);
    const bodies = await Promise.all(
      restCallsOf(name, variables, cart, excludedFields[name]).map(async ({ method, path }) => {
        onRestRequest();
        return (await exchange(pool, { origin: shopApiUrl, method, path, body: undefined })).body;
      }),
    );
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
