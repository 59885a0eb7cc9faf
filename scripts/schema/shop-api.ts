import fastifySwagger from '@fastify/swagger';
import fastify, { type FastifySchema, type RouteOptions } from 'fastify';
import { SIGNATURE_HEADER } from '../../domain/shop-api/signed-call.rules.ts';
import { OPTIONAL, type ShopApi } from '../../schema/rest/shop-api.ts';
import { Problem } from '../../schema/rest/errors/problem.ts';
import { commerceRoutes } from '../../shop/embedded/routes/commerce-routes.ts';
import { readRoutes } from '../../shop/embedded/routes/read-routes.ts';
import { compileValidator } from '../../shop/embedded/routes/http/validation.ts';
import type { Shop } from '../../shop/embedded/shop.ts';
import { namedSchema, type JsonSchema } from './components.ts';
import { DESCRIPTION, KEY, SIGNATURE, TAGS } from './shop-api-texts.data.ts';

type Schemas = Record<string, JsonSchema>;

/** The routes of the embedded shop and their OpenAPI document. Opens no database and calls no route. */
export async function shopApi(): Promise<{ routes: RouteOptions[]; document: ShopApi }> {
  const routes: RouteOptions[] = [];
  const schemas: Schemas = {};
  const server = fastify({ exposeHeadRoutes: false });
  server.addHook('onRoute', (route) => void routes.push(route));
  await server.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Shop API',
        version: '1.1.0',
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The address of `SHOP_API_URL`, with its path prefix.' }],
      // A shop may require a key; `{}` says that it need not.
      security: [{}, { key: [] }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: KEY },
          signature: { type: 'apiKey', in: 'header', name: SIGNATURE_HEADER, description: SIGNATURE },
        },
      },
    },
    transform: ({ schema, url, route }) =>
      !schema || schema.hide ? { schema: { hide: true }, url } : operationOf(schema, route, schemas),
  });
  server.setValidatorCompiler(compileValidator);
  server.setSerializerCompiler(() => JSON.stringify);
  // Routes use the shop when they are called.
  for (const each of [...readRoutes, ...commerceRoutes]) server.register(each, { shop: {} as Shop });
  await server.ready();
  const document = server.swagger() as unknown as ShopApi;
  const sorted = Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b));
  document.components.schemas = Object.fromEntries(sorted);
  return { routes, document };
}

/** The error responses that every operation has. */
const ALWAYS = {
  503: 'The shop cannot answer now; `retry-after` says in how many seconds it may.',
  '4XX': 'Any other refusal, which counts as a failure of the shop.',
};

/** Adds what every operation has to the schema of a route, and refers to titled records by name. */
function operationOf(schema: FastifySchema, { method, url, config }: RouteOptions, schemas: Schemas) {
  const { isOptional, errors, params, body } = schema;
  const answers = schema.response as Record<string, object>;
  const wildcard = propertiesOf(params)['*'];
  const path = url.replace('*', `:${String(wildcard?.title)}`);
  const refusals = Object.entries({
    ...(body !== undefined && { 400: 'The body is not JSON.', 413: 'The body is over 100 kB.' }),
    ...errors,
    ...ALWAYS,
  });
  const operation: FastifySchema = {
    ...schema,
    operationId: camelCase(`${String(method).toLowerCase()}${path}`),
    ...(isOptional && { description: OPTIONAL }),
    ...(config?.needsSignature && { security: [{ signature: [] }, { key: [], signature: [] }] }),
    ...(wildcard && { params: { properties: { [String(wildcard.title)]: { ...wildcard, title: undefined } } } }),
    ...(body !== undefined && { body: contentOf('application/json', namedSchema(body as object, schemas)) }),
    response: Object.fromEntries([
      ...Object.entries(answers)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, answer]) => [
          status,
          { description: 'The answer.', ...answer, ...contentOf('application/json', namedSchema(answer, schemas)) },
        ]),
      ...refusals.map(([status, description]) => [
        status,
        { description, ...(status === '301' ? MOVED : refusal(answers[status], schemas)) },
      ]),
    ]),
  };
  return { schema: operation, url: path };
}

const propertiesOf = (schema: unknown) =>
  (schema as { properties?: Record<string, JsonSchema> } | undefined)?.properties ?? {};

const camelCase = (path: string) =>
  path.replace(/[^a-z]+([a-z])?/gi, (_, letter: string | undefined) => letter?.toUpperCase() ?? '');

const contentOf = (type: string, schema: JsonSchema) => ({ content: { [type]: { schema } } });

const MOVED = {
  type: 'null',
  headers: {
    Location: { type: 'string', description: 'Always sent: the path where it lives now, such as `/shirts/`.' },
  },
};

/** Problem details, with further properties where the route says so. */
function refusal(more: object | undefined, schemas: Schemas) {
  const problem = namedSchema(Problem, schemas);
  return contentOf('application/problem+json', more ? { allOf: [problem, namedSchema(more, schemas)] } : problem);
}
