import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Compile, type Validator } from 'typebox/compile';
import { unreadBody, type Contract } from '../../gateway/upstream/contract/contract.ts';
import { createRestClient, type RestClient } from '../../gateway/upstream/client.ts';
import { isTestRequest } from '../../gateway/upstream/request-context.ts';
import { createShopServer } from '../../shop/server.ts';
import { openSmallShop, TEST_SECRET } from '../../shop/small-shop.fixture.ts';
import { sampleState, type Step } from '../../conformance/steps/step.ts';
import { steps } from '../../conformance/steps/steps.ts';
import { pathPattern, readShopApi } from '../../schema/rest/shop-api.ts';
import { shopApi } from './shop-api.ts';

const contract = readShopApi();
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
);

/** Routes of the embedded shop outside the contract: unused ones of the specification, and the embedded shop's own. */
const INTERNAL_ROUTES = [
  '/categories/get_products_by_category_id/1',
  '/products/related_products_deprecated',
  '/get_product_by_url',
  '/validate_user',
  '/outbox',
  '/pictures/hall-0123456789.svg',
  '/product-pictures/0123456789abcdef.webp',
  '/product-documents/a.pdf',
  '/drawings/0123456789abcdef.svg',
];

/** Compiles a schema of the contract. */
function checkOf(schema: object): Validator {
  const text = JSON.stringify({ ...schema, $defs: contract.components.schemas }).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  );
  return Compile(JSON.parse(text) as object);
}

function faultsOf(contract: Contract<unknown>, body: unknown): string[] {
  const reading = contract.read(body);
  return reading.ok ? [] : [reading.fault];
}

let rest: RestClient;
let close: () => Promise<void>;
const state = sampleState();
let told: { path: string; kind: string; faults: unknown[] }[] = [];

beforeAll(async () => {
  const small = await openSmallShop();
  const server = await createShopServer(small);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = createRestClient({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { key: null, secret: TEST_SECRET },
    isTest: isTestRequest,
  });
  rest = {
    async call(call) {
      const raw = await client.call({ ...call, contract: unreadBody });
      const operation = Object.entries(contract.paths).find(
        ([path, methods]) => pathPattern(path).test(call.path) && methods[call.method.toLowerCase()],
      )?.[1][call.method.toLowerCase()];
      const faults: unknown[] = operation ? [] : ['is not in the contract'];
      const success = operation?.responses[200] ?? operation?.responses[201];
      const schema = success?.content?.['application/json']?.schema;
      if (raw.kind === 'ok' && schema)
        faults.push(...checkOf(schema).Errors(raw.body), ...faultsOf(call.contract, raw.body));
      for (const name of new Set([...(call.query?.keys() ?? []), ...Object.keys(call.optionalQuery ?? {})]))
        if (!operation?.parameters?.some((parameter) => parameter.name === name))
          faults.push(`${name} is not in the contract`);
      for (const { name, in: place, required } of operation?.parameters ?? [])
        if (place === 'query' && required && !call.query?.has(name)) faults.push(`${name} was not sent`);
      told.push({ path: call.path, kind: raw.kind === 'refused' ? `refused ${raw.status}` : raw.kind, faults });
      if (raw.kind !== 'ok') return raw;
      const reading = call.contract.read(raw.body);
      if (!reading.ok) throw new Error(reading.fault);
      return { kind: 'ok', body: reading.body };
    },
    announces: (capability) => client.announces(capability),
    close: () => client.close(),
  };
  close = async () => {
    await client.close();
    await new Promise((resolve) => server.close(resolve));
    await small.db.destroy();
  };
});
afterAll(() => close());

describe('the embedded shop’s responses match the contract', () => {
  test.each(steps.map((step, index) => [`${index + 1}: ${step.path}`, step] as [string, Step]))(
    '%s',
    async (_, step) => {
      told = [];
      await step.run({ rest, pricesIncludeVat: false }, state);
      // The sample tokens were never mailed, so these are refused.
      const expected = step.isRefused ? 'refused 400' : 'ok';
      expect(told.map(({ kind, faults }) => [kind, faults])).toEqual(told.map(() => [expected, []]));
      expect(told.length).toBeGreaterThan(0);
    },
  );
});

test('the embedded shop has a route for every operation of the contract, and no others but internal ones', async () => {
  const routes = (await shopApi()).routes.map(({ method, url }) => ({
    method,
    path: new RegExp(`^${url.replace('*', '.+').replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
  }));
  const example = (path: string) => path.replace(/\{path\}/, 'a/b').replace(/\{\w+\}/g, '1');
  for (const { path, method } of operations)
    expect([method, path, routes.some((route) => route.method === method && route.path.test(example(path)))]).toEqual([
      method,
      path,
      true,
    ]);
  const others = routes.filter(
    (route) => !operations.some(({ path, method }) => route.method === method && route.path.test(example(path))),
  );
  expect(
    others.map((route) => INTERNAL_ROUTES.find((path) => route.path.test(path)) ?? String(route.path)).sort(),
  ).toEqual([...INTERNAL_ROUTES].sort());
});

test('a response of another shape fails the contract', () => {
  const schema = contract.paths['/cart']?.get?.responses[200]?.content?.['application/json']?.schema ?? {};
  expect(checkOf(schema).Check({ cart: { items: [{ id: 1 }] } })).toBe(false);
});
