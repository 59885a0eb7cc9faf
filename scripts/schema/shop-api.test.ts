import { expect, test } from 'vitest';
import { listen, stop } from '../../gateway/testing/listen.fixture.ts';
import { createRestClient, type RestClient } from '../../gateway/upstream/client.ts';
import { isTestRequest } from '../../gateway/upstream/request-context.ts';
import { createShopServer } from '../../shop/embedded/server.ts';
import { openSmallShop, TEST_SECRET } from '../../shop/embedded/small-shop.fixture.ts';
import { sampleState } from '../../shop/conformance/steps/step.ts';
import { steps } from '../../shop/conformance/steps/steps.ts';
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

test('the gateway calls only paths of the contract, with its query parameters and those that it requires', async () => {
  const small = await openSmallShop();
  const server = await createShopServer(small);
  const client = createRestClient({
    url: await listen(server),
    credentials: { key: null, secret: TEST_SECRET },
    isTest: isTestRequest,
  });
  const faults = new Set<string>();
  const called = new Set<string>();
  const rest: RestClient = {
    ...client,
    call(call) {
      const method = call.method.toLowerCase();
      const entries = Object.entries(contract.paths);
      const [path, methods] = entries.find(([one, by]) => pathPattern(one).test(call.path) && by[method]) ?? [];
      if (!path) faults.add(`${call.method} ${call.path} is not in the contract`);
      called.add(`${call.method} ${path}`);
      const parameters = methods?.[method]?.parameters ?? [];
      for (const name of [...(call.query?.keys() ?? []), ...Object.keys(call.optionalQuery ?? {})])
        if (!parameters.some((parameter) => parameter.name === name))
          faults.add(`${path}: ${name} is not in the contract`);
      for (const { name, in: place, required } of parameters)
        if (place === 'query' && required && !call.query?.has(name)) faults.add(`${path}: ${name} was not sent`);
      return client.call(call);
    },
  };
  const state = sampleState();
  for (const step of steps) await step.run({ rest, pricesIncludeVat: false }, state);
  await client.close();
  await stop(server);
  await small.db.destroy();
  expect([...faults]).toEqual([]);
  expect(called.size).toBeGreaterThan(60);
});

test('the embedded shop has a route for every operation of the contract, and no others but internal ones', async () => {
  const routes = (await shopApi()).routes.map(({ method, url }) => ({
    method,
    path: new RegExp(`^${url.replace('*', '.+').replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
  }));
  const example = (path: string) => path.replace(/\{path\}/, 'a/b').replace(/\{\w+\}/g, '1');
  const serves = (route: (typeof routes)[number]) => (operation: (typeof operations)[number]) =>
    route.method === operation.method && route.path.test(example(operation.path));
  expect(operations.filter((operation) => !routes.some((route) => serves(route)(operation)))).toEqual([]);
  const others = routes.filter((route) => !operations.some(serves(route)));
  const known = others.map((route) => INTERNAL_ROUTES.find((path) => route.path.test(path)) ?? String(route.path));
  expect(known.sort()).toEqual([...INTERNAL_ROUTES].sort());
});
