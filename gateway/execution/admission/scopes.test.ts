import { isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../graph/schema.ts';

test('every root field declares its scope', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  expect(fields.filter(({ extensions }) => extensions.scope === undefined)).toEqual([]);
});

test('types with a scope expose nothing but `id` through interfaces', () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && type.extensions.scope);
  expect(types.map(({ name }) => name).sort()).toEqual([
    'Cart',
    'CartLine',
    'Customer',
    'CustomerAddress',
    'Order',
    'OrderLine',
  ]);
  for (const type of types.filter(isObjectType)) {
    for (const implemented of type.getInterfaces())
      expect(isInterfaceType(implemented) && Object.keys(implemented.getFields())).toEqual(['id']);
  }
});
