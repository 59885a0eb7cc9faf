import type { RestCall } from '../../gateway/upstream/call.ts';
import type { RestClient } from '../../gateway/upstream/client.ts';
import { steps, type Step, type StepState } from './shop-api-steps.data.ts';
import { type JsonSchema, querySchema, schemaOfSample, schemaOfAnswer } from './json-schemas.ts';

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema; example?: string }[];
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema; example: unknown } } };
  responses: Record<string, { description: string; content?: { 'application/json': { schema: JsonSchema } } }>;
}

export interface ShopApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** The sample values that calls are recorded with. Nothing is sent. */
export const sampleState = (): StepState => ({
  productId: 1,
  categoryId: 1,
  brandId: 1,
  cartToken: 'token-of-a-cart',
  cart: {
    lines: [
      {
        id: '1',
        productId: 1,
        variantId: null,
        name: 'Lamp',
        sku: 'L-1',
        path: '/lamp-1/',
        quantity: 2,
        price: { exVat: 1000, incVat: 1200, exVatCentipence: 100_000 },
        retailPrice: null,
        imageUrl: null,
        selectedOptions: [],
        isModifier: false,
        parentId: null,
        priceWhenAdded: null,
        canChangeQuantity: true,
      },
    ],
    removed: [],
  },
  token: 'token-of-a-session',
  addressId: '1',
  orderId: '1',
  orderKey: 'key-of-an-order',
});

class Recorded extends Error {}

/** The REST call of a step, recorded without sending it; of several calls, the first. */
async function callOf(step: Step): Promise<RestCall<unknown>> {
  let recorded: RestCall<unknown> | null = null;
  const rest: RestClient = {
    call(call) {
      recorded = call;
      throw new Recorded();
    },
    close: async () => {},
  };
  await step.run({ rest, pricesIncludeVat: false }, sampleState()).catch((error: unknown) => {
    if (!(error instanceof Recorded)) throw error;
  });
  if (!recorded) throw new Error(`${step.path}: makes no call`);
  const { path } = recorded as RestCall<unknown>;
  if (!pathPattern(step.path).test(path)) throw new Error(`${step.path}: calls ${path}`);
  return recorded;
}

/** A pattern for the paths that a path template stands for. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{path\}/g, '.+').replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** The OpenAPI document, generated from the recorded calls and the schemas of their answers. */
export async function shopApi(): Promise<ShopApi> {
  const components: Record<string, JsonSchema> = {};
  const paths: ShopApi['paths'] = {};
  for (const step of steps) {
    const call = await callOf(step);
    const methods = (paths[step.path] ??= {});
    const method = call.method.toLowerCase();
    const known = methods[method];
    if (known) alsoTaken(known, call);
    else methods[method] = operationOf(step, call, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shop API',
      version: '1.0.0',
      description:
        'What a shop behind the gateway answers. Prices are pounds, without VAT unless the deployment says otherwise. Fields that are not named here are ignored; a broken item of a list costs that item alone. What `exclude_fields` names of a product may be left out, as nobody reads it then; a shop that does not know it answers all. A refusal is 4xx with {detail}, and {code} where a program is to tell it apart; a body with wrong fields is refused with 422 and a list of them in {detail}.',
    },
    paths,
    components: { schemas: components },
  };
}

/** An error has a text as its detail; a validation error a list with the location of each field. */
const REFUSAL: JsonSchema = {
  type: 'object',
  properties: {
    detail: {
      oneOf: [
        { type: 'string' },
        {
          type: 'array',
          description:
            'With 400 or 422: what is wrong with which fields, such as {"loc": ["body", "contact", "email"], "msg": "…"}. Shoppers read `msg` beside the field.',
          items: {
            type: 'object',
            properties: { loc: { type: 'array', items: { type: ['string', 'integer'] } }, msg: { type: 'string' } },
            required: ['loc', 'msg'],
          },
        },
      ],
    },
    code: { type: 'string' },
  },
};

function operationOf(step: Step, call: RestCall<unknown>, components: Record<string, JsonSchema>): Operation {
  const names = [...step.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    operationId: `${call.method.toLowerCase()}${step.path.replace(/[^a-z]+([a-z])?/gi, (_, letter: string | undefined) => letter?.toUpperCase() ?? '')}`,
    summary: step.summary,
    ...(step.isOptional && {
      description: 'Optional: a shop that answers 404 loses what it is for, and nothing else.',
    }),
    parameters: [
      ...names.map((name) => ({ name, in: 'path' as const, required: true, schema: { type: 'string' } })),
      ...[...new Set(call.query?.keys())].map((name) => ({
        name,
        in: 'query' as const,
        required: true,
        schema: querySchema(call.query, name),
        example: call.query?.get(name) ?? '',
      })),
    ],
    ...(call.body !== undefined && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemaOfSample(JSON.parse(JSON.stringify(call.body))),
            example: JSON.parse(JSON.stringify(call.body)) as unknown,
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'The answer.',
        content: { 'application/json': { schema: schemaOfAnswer(call.contract, components) } },
      },
      '4XX': { description: 'A refusal.', content: { 'application/json': { schema: REFUSAL } } },
    },
  };
}

/** A property that some calls omit is optional. */
function alsoTaken(operation: Operation, { query }: RestCall<unknown>): void {
  const sent = new Set(query?.keys());
  for (const parameter of operation.parameters)
    if (parameter.in === 'query' && !sent.has(parameter.name)) parameter.required = false;
  for (const name of sent) {
    if (operation.parameters.some((parameter) => parameter.name === name)) continue;
    operation.parameters.push({
      name,
      in: 'query',
      required: false,
      schema: querySchema(query, name),
      example: query?.get(name) ?? '',
    });
  }
}
