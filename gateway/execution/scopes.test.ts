import { isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../graph/schema.ts';
import { isScopeDecided, scopesOfTypes } from './scopes.ts';

test('of every field that an operation can have it is decided which scope it needs', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  // A field that is missing here needs the widest scope: decide in scopes.ts.
  expect(fields.filter((field) => !isScopeDecided(field))).toEqual([]);
});

test('what is somebody’s own can be reached by no type that hides it', () => {
  for (const name of Object.keys(scopesOfTypes)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    for (const face of type.getInterfaces())
      expect(isInterfaceType(face) && Object.keys(face.getFields())).toEqual(['id']);
  }
});
