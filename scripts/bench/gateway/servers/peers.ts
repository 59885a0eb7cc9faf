import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../../../gateway/graph/context.ts';
import { schema } from '../../../../gateway/graph/schema.ts';
import { requirePeer } from './require-peer.ts';
import { createPeerContexts, type Setup } from './setup.ts';

interface Yoga {
  createYoga(options: {
    schema: GraphQLSchema;
    logging: boolean;
    maxRequestBodySize: false;
    plugins: object[];
    context(initial: { request: Request }): Context;
  }): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Yoga with its documented plugin for graphql-jit, and without the limit of bodies, which costs a copy of each. */
export function createYogaListener(setup: Setup): RequestListener {
  const { useGraphQlJit } = requirePeer<{ useGraphQlJit(): object }>('@envelop/graphql-jit');
  const { createYoga } = requirePeer<Yoga>('graphql-yoga');
  const contextFor = createPeerContexts(setup);
  const handler = createYoga({
    schema,
    logging: false,
    maxRequestBodySize: false,
    plugins: [useGraphQlJit()],
    context: ({ request }) => contextFor({ authorization: request.headers.get('authorization') ?? undefined }),
  });
  return (request, response) => void handler(request, response);
}

interface FastifyRequest {
  headers: IncomingMessage['headers'];
  body: { query: string };
}

interface FastifyInstance {
  register(plugin: unknown, options: object): Promise<void>;
  listen(options: { port: number; host: string }): Promise<string>;
}

/** Mercurius on Fastify; it compiles a query by graphql-jit after its first run. */
export async function startMercurius(setup: Setup): Promise<number> {
  const contextFor = createPeerContexts(setup);
  const createApp = requirePeer<(options: object) => FastifyInstance>('fastify');
  const app = createApp({ logger: false });
  await app.register(requirePeer('mercurius'), {
    schema,
    jit: 1,
    context: ({ headers }: FastifyRequest) => contextFor(headers),
  });
  return portOf(await app.listen({ port: 0, host: '127.0.0.1' }));
}

interface ApolloRequest extends IncomingMessage {
  body: { query: string };
}

interface Apollo {
  ApolloServer: new (options: { schema: GraphQLSchema }) => object;
}

interface ApolloStandalone {
  startStandaloneServer(
    server: object,
    options: {
      listen: { port: number; host: string; path: string };
      context(request: { req: ApolloRequest }): Promise<Context>;
    },
  ): Promise<{ url: string }>;
}

/** Apollo Server 5 with its standalone HTTP server, as its documentation starts it. */
export async function startApollo(setup: Setup): Promise<number> {
  const contextFor = createPeerContexts(setup);
  const { ApolloServer } = requirePeer<Apollo>('@apollo/server');
  const { startStandaloneServer } = requirePeer<ApolloStandalone>('@apollo/server/standalone');
  const { url } = await startStandaloneServer(new ApolloServer({ schema }), {
    listen: { port: 0, host: '127.0.0.1', path: '/graphql' },
    context: async ({ req }) => contextFor(req.headers),
  });
  return portOf(url);
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
