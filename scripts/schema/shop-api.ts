import { readFileSync } from 'node:fs';
import type { FastifySchema, RouteOptions } from 'fastify';
import { Problem } from '../../schema/rest/errors/problem.ts';
import { SIGNATURE_HEADER } from '../../domain/shop-api/signed-call.rules.ts';
import { namedSchema, type JsonSchema } from './components.ts';
import { registeredRoutes } from './registered-routes.ts';
import { DESCRIPTION, KEY, OPTIONAL, SIGNATURE, TAGS } from './shop-api-texts.data.ts';

interface Answer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: JsonSchema }>;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: object[];
  parameters: { name: string; in: 'path' | 'query'; required: boolean; description: string; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, Answer>;
}

export interface ShopApi {
  openapi: '3.1.0';
  info: object;
  servers: object[];
  security: object[];
  tags: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object };
}

type Schemas = Record<string, JsonSchema>;

/** The OpenAPI document, made from the routes of the embedded shop. */
export async function shopApi(): Promise<ShopApi> {
  const schemas: Schemas = {};
  const paths: ShopApi['paths'] = {};
  for (const route of await registeredRoutes()) {
    if (!route.schema || route.schema.isInternal) continue;
    const path = pathTemplate(route);
    (paths[path] ??= {})[String(route.method).toLowerCase()] = operationOf(route, route.schema, path, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shop API',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The address of `SHOP_API_URL`, with its path prefix.' }],
    // A shop may require a key; `{}` says that it need not.
    security: [{}, { key: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b))),
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: KEY },
        signature: { type: 'apiKey', in: 'header', name: SIGNATURE_HEADER, description: SIGNATURE },
      },
    },
  };
}

const propertiesOf = (schema: unknown) =>
  (schema as { properties?: Record<string, JsonSchema> } | undefined)?.properties ?? {};
const requiredOf = (schema: unknown) => (schema as { required?: string[] } | undefined)?.required ?? [];

/** `/orders/:id` → `/orders/{id}`; a wildcard is named by the title of its schema. */
function pathTemplate({ url, schema }: RouteOptions): string {
  const rest = propertiesOf(schema?.params)['*']?.title;
  return url.replace(/:(\w+)/g, '{$1}').replace('*', `{${String(rest)}}`);
}

function operationOf(route: RouteOptions, schema: FastifySchema, path: string, schemas: Schemas): Operation {
  const { tag = '', summary = '', isOptional, params, querystring, body } = schema;
  const parameters = [
    ...Object.entries(propertiesOf(params)).map(([name, value]) => parameter('path', name, value, true)),
    ...Object.entries(propertiesOf(querystring)).map(([name, value]) =>
      parameter('query', name, value, requiredOf(querystring).includes(name)),
    ),
  ];
  return {
    operationId: `${String(route.method).toLowerCase()}${path.replace(/[^a-z]+([a-z])?/gi, (_, letter: string | undefined) => letter?.toUpperCase() ?? '')}`,
    tags: [tag],
    summary,
    ...(isOptional && { description: OPTIONAL }),
    ...(route.config?.needsSignature && { security: [{ signature: [] }, { key: [], signature: [] }] }),
    parameters,
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: namedSchema(body as object, schemas) } },
      },
    }),
    responses: responsesOf(schema, schemas),
  };
}

function parameter(place: 'path' | 'query', name: string, given: JsonSchema, required: boolean) {
  const { title, description, ...schema } = given;
  return {
    name: name === '*' ? String(title) : name,
    in: place,
    required,
    description: String(description),
    schema: namedSchema(schema, {}),
  };
}

/** The error response that every operation has. */
const ALWAYS = {
  '4XX': 'Any other refusal, which counts as a failure of the shop.',
  503: 'The shop cannot answer now; `retry-after` says in how many seconds it may.',
};

function responsesOf({ response, errors, body }: FastifySchema, schemas: Schemas): Record<string, Answer> {
  const answers = Object.entries(response as Record<string, object>);
  const successes = answers
    .filter(([status]) => status.startsWith('2'))
    .map(([status, schema]): [string, Answer] => [
      status,
      {
        description: (schema as { description?: string }).description ?? 'The answer.',
        content: { 'application/json': { schema: namedSchema(schema, schemas) } },
      },
    ]);
  const refusals = {
    ...(body !== undefined && { 400: 'The body is not JSON.', 413: 'The body is over 100 kB.' }),
    ...errors,
    ...ALWAYS,
  };
  return {
    ...Object.fromEntries(successes),
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, description]): [string, Answer] => [
        status,
        status === '301'
          ? moved(description)
          : refusal(description, (response as Record<string, object>)[status], schemas),
      ]),
    ),
  };
}

const moved = (description: string): Answer => ({
  description,
  headers: {
    Location: {
      description: 'The path where it lives now, such as `/lamps/`.',
      required: true,
      schema: { type: 'string' },
    },
  },
});

/** Problem details, with further properties where the route says so. */
function refusal(description: string, more: object | undefined, schemas: Schemas): Answer {
  const problem = namedSchema(Problem, schemas);
  const schema = more ? { allOf: [problem, namedSchema(more, schemas)] } : problem;
  return { description, content: { 'application/problem+json': { schema } } };
}

/** The committed document. */
export const readShopApi = () => JSON.parse(readFileSync('schema/shop-api.openapi.json', 'utf8')) as ShopApi;

/** A pattern that matches the paths of a path template. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(path|term)\}/g, '.+').replace(/\{\w+\}/g, '[^/]+')}$`);
}
