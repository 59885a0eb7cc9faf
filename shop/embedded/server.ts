import type { Server } from 'node:http';
import fastify, { type FastifyError, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { BusyError } from '@storefront/domain/process/slots.ts';
import { CAPABILITIES_HEADER } from '@storefront/domain/shop-api/capabilities.rules.ts';
import { isTestHeader, isTestToken, TEST_HEADER } from '@storefront/domain/shop-api/test-calls.rules.ts';
import { SIGNATURE_HEADER } from '@storefront/domain/shop-api/signed-call.rules.ts';
import { DatabaseUnavailableError } from './database/postgres/errors.ts';
import { DatabaseBusyError } from './database/retry-on-conflict.ts';
import { readRoutes } from './routes/read-routes.ts';
import { ProblemError, type Refusal, refused, sendProblem } from './routes/http/problems.ts';
import { isSigned } from './routes/http/signature.ts';
import { type Commerce, CommerceUnavailableError } from './commerce.ts';
import type { ReadModel } from './read-model.ts';
import { bindRoutes } from './routes/route.ts';
import { compileValidator, refuseInvalid } from './routes/http/validation.ts';

const BODY_BYTES_MAXIMUM = 100_000;

/** Longer than any URL that Node accepts. Fastify's default of 100 characters refuses long search terms. */
const PARAMETER_CHARACTERS_MAXIMUM = 100_000;

/** Fastify's own compilers take 0.1 s to load. Cast because its types only allow ajv. */
const schemaController = {
  compilersFactory: {
    buildValidator: () => compileValidator,
    // Twice as fast as a serialiser compiled from the schema, and keeps properties that the schema does not name.
    buildSerializer: () => () => JSON.stringify,
  },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>;

/** A token that opens nothing; for additions it means a new cart. */
const UNKNOWN_TOKEN = 'new_customer';

const NO_SUCH_ROUTE: Refusal = { status: 404, detail: 'No such call' };

export interface ServedShop extends ReadModel {
  commerce: Pick<Commerce, 'routes' | 'capabilities'>;
}

/** Not yet listening. */
export async function createShopServer(shop: ServedShop): Promise<Server> {
  const server = fastify({
    bodyLimit: BODY_BYTES_MAXIMUM,
    exposeHeadRoutes: false,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: PARAMETER_CHARACTERS_MAXIMUM,
      querystringParser: parseQuery,
    },
    // A URL whose percent escapes are not UTF-8.
    frameworkErrors: (_error, _request, reply) => void sendProblem(reply, NO_SUCH_ROUTE),
    schemaErrorFormatter: refuseInvalid,
    schemaController,
  });

  server.removeAllContentTypeParsers();
  server.decorateRequest('bodyText', '');
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    try {
      request.bodyText = body.toString();
      done(null, body.length === 0 ? null : JSON.parse(request.bodyText));
    } catch (error) {
      done(error instanceof SyntaxError ? refused(400, 'The body is not JSON') : (error as Error));
    }
  });

  server.addHook('onRequest', async (request, reply) => {
    reply.header(CAPABILITIES_HEADER, shop.commerce.capabilities.join(', '));
    // It stops: a proxy would otherwise send on over the connections that it keeps.
    if (!server.server.listening) reply.header('connection', 'close');
    // Refused here, before the body is read.
    if (request.is404) throw new ProblemError(NO_SUCH_ROUTE);
  });
  server.addHook('preValidation', async ({ headers, query }) => {
    const given = query as { token?: unknown };
    const { token } = given;
    // Tests and real carts do not open one another.
    if (typeof token === 'string' && token !== '' && isTestToken(token) !== isTestHeader(headers[TEST_HEADER]))
      given.token = UNKNOWN_TOKEN;
  });
  server.addHook('preValidation', async ({ routeOptions, headers, method, url: path, bodyText: body }) => {
    if (!routeOptions.config.needsSignature) return;
    if (!isSigned(headers[SIGNATURE_HEADER], shop.secret, { method, path, body }, new Date()))
      throw refused(403, 'Forbidden');
  });
  server.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(reply, refusalOf(error, request)));
  server.setNotFoundHandler((_request, reply) => sendProblem(reply, NO_SUCH_ROUTE));

  for (const routes of [...bindRoutes<ReadModel>(shop, readRoutes), ...shop.commerce.routes])
    await server.register(routes);
  await server.ready();
  return server.server;
}

/** Logs errors that are neither the caller's nor expected. */
function refusalOf(error: FastifyError | ProblemError, { raw }: FastifyRequest): Refusal {
  if (error instanceof ProblemError) return error.refusal;
  // Not logged: the caller disconnected before the body was complete.
  if (!raw.complete && raw.destroyed) return { status: 400, detail: 'The request did not arrive whole' };
  if (error instanceof DatabaseUnavailableError)
    return { status: 503, detail: 'The shop cannot reach its store', headers: { 'retry-after': '2' } };
  if (error instanceof DatabaseBusyError)
    return { status: 503, detail: 'The shop is being restocked', headers: { 'retry-after': '2' } };
  if (error instanceof CommerceUnavailableError) {
    console.error(error.message);
    return { status: 503, detail: 'The shop cannot take this now', headers: { 'retry-after': '5' } };
  }
  if (error instanceof BusyError)
    return {
      status: 429,
      code: 'throttled',
      detail: 'Many are signing in just now. Please try again in a moment.',
      headers: { 'retry-after': '1' },
    };
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { status: 413, detail: 'The body is too large' };
  if (error.statusCode !== undefined && error.statusCode < 500)
    return { status: error.statusCode, detail: error.message };
  console.error('The embedded shop failed:', error);
  return { status: 500, detail: 'An error occurred' };
}

const REPEATED_PARAMETERS: ReadonlySet<string> = new Set(['brand_id', 'url_list']);

/** A list for each repeatable parameter, the first value of any other. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query = new URLSearchParams(text);
  const names = new Set(query.keys());
  return Object.fromEntries(
    [...names].map((name) => [name, REPEATED_PARAMETERS.has(name) ? query.getAll(name) : (query.get(name) ?? '')]),
  );
}
