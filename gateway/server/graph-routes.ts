import compress from '@fastify/compress';
import type { FastifyPluginAsync } from 'fastify';
import type { GraphQLHandler } from '../execution/graphql-handler.ts';
import type { GraphiQL } from './graphiql/graphiql.ts';
import type { Visits } from './load/visits.ts';

interface GraphOptions {
  graphql: GraphQLHandler;
  graphiql: GraphiQL;
  /** Counts GraphiQL as a page. */
  admitPage: ReturnType<Visits['admit']>;
}

/** Serves `/graphql`: the graph, and GraphiQL to browsers. */
export function graphRoutes({ graphql, graphiql, admitPage }: GraphOptions): FastifyPluginAsync {
  return async (app) => {
    await app.register(compress, { global: false, encodings: ['br'] });
    app.all('/graphql', {
      // Before Fastify would read the body: the graph does so itself, once it knows the caller.
      onRequest: async (request, reply) => (graphiql.isWanted(request) ? undefined : graphql.handle(request, reply)),
      preHandler: admitPage,
      handler: graphiql.answer,
    });
  };
}
