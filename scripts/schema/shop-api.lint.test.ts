import { lint, loadConfig } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { readShopApi } from '../../schema/rest/shop-api.ts';
import { shopApi } from './shop-api.ts';

const PATH = 'schema/shop-api.openapi.json';

test('redocly reports no problem in the OpenAPI document', async () => {
  const found = await lint({ ref: PATH, config: await loadConfig({ configPath: 'redocly.yaml' }) });
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

/** Properties whose schema has no description, directly or by reference. */
function undescribed(node: unknown, place = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const properties = 'properties' in node ? Object.entries(node.properties as Record<string, object>) : [];
  return [
    ...properties.filter(([, schema]) => !isDescribed(schema)).map(([name]) => `${place}/${name}`),
    ...Object.entries(node).flatMap(([key, value]) => undescribed(value, `${place}/${key}`)),
  ];
}
const isDescribed = (schema: object): boolean =>
  'description' in schema || '$ref' in schema || ('anyOf' in schema && (schema.anyOf as object[]).some(isDescribed));

test('every property and parameter is described', () => {
  const { components, paths } = readShopApi();
  expect(undescribed(components.schemas)).toEqual([]);
  expect(undescribed(paths)).toEqual([]);
  const parameters = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((each) => each.parameters ?? []),
  );
  expect(parameters.filter(({ description }) => !description || description === 'undefined')).toEqual([]);
});

test('every operation has problem details as its 4XX response, and only those for the gateway need the secret', () => {
  const operations = Object.values(readShopApi().paths).flatMap((methods) => Object.values(methods));
  const others = operations.filter(({ responses }) => !responses['4XX']?.content?.['application/problem+json']);
  expect(others.map(({ operationId }) => operationId)).toEqual([]);
  const signed = operations.filter(({ security }) => security).map(({ operationId }) => operationId);
  expect(signed).toEqual(['postOrdersIdPayment']);
});

test('the committed document matches the routes (npm run generate)', async () => {
  expect(readShopApi()).toEqual(JSON.parse(JSON.stringify((await shopApi()).document)));
});
