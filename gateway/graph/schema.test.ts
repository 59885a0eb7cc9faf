import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  parseValue,
  type GraphQLObjectType,
  type GraphQLScalarType,
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

const rootFields = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});

test('every root field declares its scope', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap(rootFields);
  expect(fields.filter(({ extensions }) => extensions.scope === undefined)).toEqual([]);
});

test('root fields that depend on the caller, a secret argument or the time are not public', () => {
  const own = rootFields(schema.getQueryType()).filter(({ extensions }) => extensions.isPublic !== true);
  expect(own.map(({ name }) => name)).toEqual([
    'cart',
    'customer',
    'deliveryEstimate',
    'order',
    'paymentMethods',
    'products',
    'sharedSavedList',
  ]);
});

test('types with a scope expose nothing but `id` through interfaces', () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && type.extensions.scope);
  const owned = ['Cart', 'CartLine', 'Customer', 'CustomerAddress', 'Order', 'OrderLine'];
  expect(types.map(({ name }) => name).sort()).toEqual(owned);
  for (const type of types.filter(isObjectType))
    for (const implemented of type.getInterfaces()) expect(Object.keys(implemented.getFields())).toEqual(['id']);
});

const scalar = (name: string): GraphQLScalarType => {
  const type = schema.getType(name);
  if (!isScalarType(type)) throw new Error(`no scalar ${name}`);
  return type;
};

test.each([
  ['Date', '2026-02-28', '2026-02-29', 'YYYY-MM-DD'],
  ['DateTime', '2026-11-24T09:30:00.000Z', '2026-11-24', 'with its offset'],
  ['URL', 'https://shop.example/', '/a/', 'absolute'],
  ['HTML', '<p>A</p>', 7, 'text'],
  ['CountryCode', 'GB', 'Britain', 'two capitals'],
])('%s accepts %j as a variable and as a literal, and rejects %j with a message', (name, good, bad, reason) => {
  const { parseValue: read, parseLiteral, specifiedByURL } = scalar(name);
  expect(read(good)).toBe(good);
  expect(parseLiteral(parseValue(JSON.stringify(good)))).toBe(good);
  for (const refused of [() => read(bad), () => read(null), () => parseLiteral(parseValue(JSON.stringify(bad)))])
    expect(refused).toThrow(
      expect.objectContaining({ message: expect.stringContaining(reason), extensions: { code: 'BAD_USER_INPUT' } }),
    );
  expect(specifiedByURL).toMatch(/^https:/);
});
