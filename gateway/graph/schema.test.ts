import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { LIMITS } from './builder.ts';
import { schema } from './schema.ts';
import { openFakeGraph } from '../testing/fake-graph.ts';

test('everything in the graph says what it is', () => {
  const silent: string[] = [];
  const look = (name: string, { description }: { description?: string | null | undefined }) => {
    if (!description?.trim()) silent.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    look(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name})`, argument);
    }
  }
  expect(silent).toEqual([]);
});

test.each([
  ['too deep', `{ categories { ${'children { '.repeat(LIMITS.depth)} name ${'} '.repeat(LIMITS.depth)} } }`],
  ['too broad', `{ ${Array.from({ length: LIMITS.breadth }, (_, index) => `a${index}: shop { name }`).join(' ')} }`],
  [
    'too much',
    '{ search(query: "brass", first: 100) { edges { node { related { variants { sku } images { url } } variants { price { incVat { pence } } stock { message } } } } } }',
  ],
])('%s is refused with its own code, before any call', async (_, source) => {
  const graph = await openFakeGraph();
  const { errors, calls } = await graph.ask(source);
  expect(new Set(errors.map(({ extensions }) => extensions?.code))).toEqual(new Set(['OPERATION_TOO_COMPLEX']));
  expect(calls).toEqual([]);
  await graph.close();
});
