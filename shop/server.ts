import { createHash, timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import fastify, { type FastifyError, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { TooManyHashesError } from './customers/passwords.ts';
import { DatabaseUnavailableError } from './database/postgres/errors.ts';
import { DatabaseBusyError } from './database/retry-on-conflict.ts';
import { shopRoutes } from './routes/all-routes.ts';
import { ProblemError, refused, sendProblem, type Refusal } from './routes/http/problems.ts';
import { parseQuery } from './routes/http/query.ts';
import type { Shop } from './routes/route.ts';
import { compileValidator, refuseInvalid } from './routes/http/validation.ts';

const BODY_BYTES_MAXIMUM = 100_000;

/** Longer than any address that Node accepts. */
const PARAMETER_CHARACTERS_MAXIMUM = 100_000;

/** In place of Fastify's own compilers, which take 0.1 s to load. Their type is that of ajv alone. */
const schemaController = {
  compilersFactory: {
    buildValidator: () => compileValidator,
    // Twice as fast as a serialiser compiled from the schema, and drops nothing that a schema does not name.
    buildSerializer: () => () => JSON.stringify,
  },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>;

const NO_SUCH_CALL: Refusal = { status: 404, detail: 'No such call' };

/** The embedded shop's HTTP server, not yet listening. */
export async function createShopServer(shop: Shop): Promise<Server> {
  const server = fastify({
    bodyLimit: BODY_BYTES_MAXIMUM,
    exposeHeadRoutes: false,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: PARAMETER_CHARACTERS_MAXIMUM,
      querystringParser: parseQuery,
    },
    // An address that is not encoded as UTF-8.
    frameworkErrors: (_error, _request, reply) => void sendProblem(reply, NO_SUCH_CALL),
    schemaErrorFormatter: refuseInvalid,
    schemaController,
  });

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    try {
      done(null, body.length === 0 ? null : JSON.parse(body.toString()));
    } catch (error) {
      done(error instanceof SyntaxError ? refused(400, 'The body is not JSON') : (error as Error));
    }
  });

  server.addHook('onRequest', async (request) => {
    // Before a body is read for nothing.
    if (request.is404) throw new ProblemError(NO_SUCH_CALL);
    if (request.routeOptions.config.needsSecret && !isSecret(request.headers['x-shop-secret'], shop.secret))
      throw refused(403, 'Forbidden');
  });
  server.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(reply, refusalOf(error, request)));
  server.setNotFoundHandler((_request, reply) => sendProblem(reply, NO_SUCH_CALL));

  for (const routes of shopRoutes) await server.register(routes, { shop });
  await server.ready();
  return server.server;
}

/** Compared as hashes, which are of one length, in a time that tells nothing of where they differ. */
function isSecret(given: string | string[] | undefined, secret: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(hashOf(given), hashOf(secret));
}

/** What a request that failed is answered with. A bug of the shop's is logged. */
function refusalOf(error: FastifyError | ProblemError, { raw }: FastifyRequest): Refusal {
  if (error instanceof ProblemError) return error.refusal;
  // A caller that hung up half-way is no failure of the shop's.
  if (!raw.complete && raw.destroyed) return { status: 400, detail: 'The request did not arrive whole' };
  if (error instanceof DatabaseUnavailableError)
    return { status: 503, detail: 'The shop cannot reach its store', headers: { 'retry-after': '2' } };
  if (error instanceof DatabaseBusyError)
    return { status: 503, detail: 'The shop is being restocked', headers: { 'retry-after': '2' } };
  if (error instanceof TooManyHashesError)
    return {
      status: 429,
      code: 'throttled',
      detail: 'Many are signing in just now. Please try again in a moment.',
      headers: { 'retry-after': '1' },
    };
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { status: 413, detail: 'The body is over 100 kB' };
  if (error.statusCode !== undefined && error.statusCode < 500)
    return { status: error.statusCode, detail: error.message };
  console.error('The embedded shop failed:', error);
  return { status: 500, detail: 'An error occurred' };
}
