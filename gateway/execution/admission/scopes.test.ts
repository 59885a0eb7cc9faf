import { isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../graph/schema.ts';

test('every field that an operation can start with says which scope it needs', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  expect(fields.filter(({ extensions }) => extensions.scope === undefined)).toEqual([]);
});

test('a private type can be reached through no interface that hides it', () => {
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
    for (const face of type.getInterfaces())
      expect(isInterfaceType(face) && Object.keys(face.getFields())).toEqual(['id']);
  }
});
