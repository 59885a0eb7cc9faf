import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';
import { USER_ERROR_CODES } from './user-error-codes.data.ts';

test('every type, field and argument has a description', () => {
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

test('a mutation takes one `input` argument of its own type, or none', () => {
  const taken = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args }) => [
    name,
    args.map((argument) => `${argument.name}: ${String(argument.type)}`).join(', '),
  ]);
  const WITHOUT_INPUT = [
    'customerDataExport',
    'customerEmailChangeCancel',
    'customerEmailChangeResend',
    'customerLogOut',
  ];
  expect(taken.length).toBeGreaterThan(20);
  expect(taken).toEqual(
    taken.map(([name = '']) => [
      name,
      WITHOUT_INPUT.includes(name) ? '' : `input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`,
    ]),
  );
});

test('a mutation returns a union of its payload and types that implement UserError', () => {
  for (const { name, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const result = getNamedType(type);
    if (!isUnionType(result)) throw new Error(`${name} does not return a union`);
    const [success, ...others] = result
      .getTypes()
      .toSorted((one, other) => Number(isUserError(one)) - Number(isUserError(other)));
    const noun = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    expect([result.name, success?.name]).toEqual([`${noun}Result`, `${noun}Payload`]);
    expect(others.filter((other) => !isUserError(other)).map((other) => other.name)).toEqual([]);
  }
});

test('every error type has a code, and every code has an error type', () => {
  const codes = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && isUserError(type) ? [/Code ([A-Z_]+)\.$/.exec(type.description ?? '')?.[1]] : [],
  );
  expect(codes.length).toBe(new Set(codes).size);
  expect(new Set(codes)).toEqual(new Set(Object.keys(USER_ERROR_CODES)));
});

function isUserError(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(({ name }) => name === 'UserError');
}
