import { buildSchema, execute, getOperationAST, parse, validate, type GraphQLFieldResolver } from 'graphql';
import { describe, expect, test } from 'vitest';
import { compileQuery } from './compile-query.ts';

const schema = buildSchema(`
  enum Colour { RED GREEN }
  interface Named { name: String! }
  type Lamp implements Named { name: String! watts: Int! colour: Colour parts: [Part!]! size(unit: String = "cm", of: [Int!]): String! }
  type Part implements Named { name: String! of: Lamp }
  union Found = Lamp | Part
  type Query { lamp: Lamp lamps(first: Int!): [Lamp!]! named: [Named] found: [Found!] grid: [[Int!]!] wrong: Int wrongText: String must: Int! rate: Float yes: Boolean key: ID }
`);

const part = { __typename: 'Part', name: 'Shade', of: null };
const lamp = { __typename: 'Lamp', name: 'Bari', watts: 40, colour: 'GREEN', parts: [part, { ...part, name: 'Cord' }] };
const asPromise = async <Value>(value: Value) => value;

/** Sets the resolvers of Query; fields without one resolve to null. */
function setResolvers(resolvers: Record<string, GraphQLFieldResolver<unknown, unknown>>): void {
  const fields = schema.getQueryType()?.getFields() ?? {};
  for (const [name, field] of Object.entries(fields)) field.resolve = resolvers[name] ?? (() => null);
}

const size: GraphQLFieldResolver<{ name: string }, unknown> = (
  { name },
  { unit, of }: { unit?: string; of?: number[] },
) => `${name} ${unit} ${of?.join('×') ?? 'unknown'}`;
const lampFields = (
  schema.getType('Lamp') as { getFields(): Record<string, { resolve?: unknown }> } | undefined
)?.getFields();
if (lampFields?.size) lampFields.size.resolve = size;

async function executeBoth(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const operation = getOperationAST(document);
  const compiled = operation && compileQuery(schema, document, operation);
  return {
    compiled: compiled ? await compiled({}, variables) : 'not compiled',
    reference: JSON.parse(JSON.stringify(await execute({ schema, document, variableValues: variables }))) as {
      data?: unknown;
      errors?: unknown;
    },
  };
}

const defaultResolvers = {
  lamp: () => lamp,
  lamps: (_: unknown, { first }: { first?: number }) =>
    Array.from({ length: first ?? 0 }, (__, index) => asPromise({ ...lamp, watts: index })),
  named: () => asPromise([lamp, null, asPromise(part)]),
  found: () => [part, lamp],
  grid: () => [[1, 2], asPromise([3]), []],
  must: () => 1,
  rate: () => 0.5,
  yes: () => true,
  key: () => 7,
};

describe.each<[name: string, query: string, variables?: Record<string, unknown>]>([
  [
    'plain fields, aliases and types',
    '{ __typename lamp { __typename light: name watts colour parts { name } } again: lamp { name } }',
  ],
  ['aliases that are properties of Object.prototype', '{ __proto__: lamp { name constructor: watts } }'],
  ['promises, and lists of promises', '{ lamps(first: 3) { name watts } grid }'],
  [
    'fragments, and a field selected twice',
    '{ lamp { ...A ... on Named { name } ... { watts } } lamp { parts { of { name } } } } fragment A on Lamp { parts { name ...B } } fragment B on Part { name }',
  ],
  [
    'interfaces and unions, with null items',
    '{ named { __typename name ... on Lamp { watts } } found { ... on Part { name } ... on Named { name } ... on Lamp { colour } } }',
  ],
  [
    '@skip and @include',
    'query ($a: Boolean!, $b: Boolean = true) { lamp @include(if: $a) { name @skip(if: $b) watts @skip(if: false) colour @include(if: true) } rate @skip(if: $a) yes }',
    { a: true },
  ],
  [
    '@skip and @include with the opposite variables',
    'query ($a: Boolean!, $b: Boolean = true) { lamp @include(if: $a) { name } rate @skip(if: $a) ...F @include(if: $b) } fragment F on Query { yes }',
    { a: false, b: false },
  ],
  [
    'arguments',
    'query ($of: [Int!], $unit: String) { lamp { size a: size(of: [1, 2]) b: size(unit: $unit, of: $of) c: size(of: $of) } }',
    { of: [3, 4] },
  ],
  ['scalars', '{ rate yes key must }'],
  ['an empty selection', 'query ($a: Boolean!) { lamp @include(if: $a) { name } }', { a: false }],
])('%s', (_, query, variables) => {
  test('has the same data as with the reference executor', async () => {
    setResolvers(defaultResolvers);
    const { compiled, reference } = await executeBoth(query, variables);
    expect(reference.errors).toBeUndefined();
    expect(JSON.stringify(compiled)).toBe(JSON.stringify(reference.data));
  });
});

test('evaluates @include anew in each execution', async () => {
  setResolvers(defaultResolvers);
  const document = parse('query ($a: Boolean!) { rate @include(if: $a) yes }');
  const operation = getOperationAST(document);
  const compiled = operation && compileQuery(schema, document, operation);
  expect([true, false, true].map((a) => compiled?.({}, { a }))).toEqual([
    { rate: 0.5, yes: true },
    { yes: true },
    { rate: 0.5, yes: true },
  ]);
});

describe.each<[name: string, query: string, resolvers: Record<string, GraphQLFieldResolver<unknown, unknown>>]>([
  ['null for a non-null field', '{ must }', { must: () => null }],
  [
    'a thrown error',
    '{ lamp { name } }',
    {
      lamp: () => {
        throw new Error('out of order');
      },
    },
  ],
  ['a rejected promise', '{ lamp { name } yes }', { lamp: () => Promise.reject(new Error('out of order')) }],
  ['an error as an object’s value', '{ lamp { name } }', { lamp: () => new Error('out of order') }],
  ['an error as a scalar’s value', '{ wrongText }', { wrongText: () => new Error('out of order') }],
  ['a string for an Int', '{ wrong }', { wrong: () => 'many' }],
  ['an Int beyond 32 bits', '{ wrong }', { wrong: () => 2 ** 31 }],
  ['an object for a list', '{ lamps(first: 1) { name } }', { lamps: () => lamp }],
  ['an unknown value of an enum', '{ lamp { colour } }', { lamp: () => ({ ...lamp, colour: 'BLUE' }) }],
  ['an object of a type outside the union', '{ found { __typename } }', { found: () => [{ __typename: 'Query' }] }],
  [
    'one invalid item in a list of promises',
    '{ lamps(first: 2) { name } }',
    { lamps: () => [asPromise(lamp), asPromise({ ...lamp, name: null })] },
  ],
])('%s', (_, query, resolvers) => {
  test('bails out to the reference executor', async () => {
    setResolvers({ ...defaultResolvers, ...resolvers });
    const { compiled, reference } = await executeBoth(query);
    expect(reference.errors).toBeDefined();
    expect(compiled).toBeNull();
  });
});

describe.each<[name: string, resolvers: Record<string, GraphQLFieldResolver<unknown, unknown>>]>([
  ['a promise as a plain field', { lamp: () => ({ ...lamp, parts: asPromise([]) }) }],
  ['a method as a plain field', { lamp: () => ({ ...lamp, parts: () => [] }) }],
])('%s', (_, resolvers) => {
  test('bails out to the reference executor, which resolves it', async () => {
    setResolvers(resolvers);
    const { compiled, reference } = await executeBoth('{ lamp { parts { name } } }');
    expect([compiled, reference.data]).toEqual([null, { lamp: { parts: [] } }]);
  });
});

test('calls no resolver when the variables are invalid', async () => {
  let calls = 0;
  setResolvers({ lamps: () => (calls += 1) });
  expect(
    (await executeBoth('query ($first: Int!) { lamps(first: $first) { name } }', { first: 'many' })).compiled,
  ).toBeNull();
  expect(calls).toBe(0);
});

test('handles a rejected promise beside an invalid list item', async () => {
  setResolvers({
    ...defaultResolvers,
    lamps: () => [{ ...lamp, name: null }, Promise.reject(new Error('out of order'))],
  });
  const document = parse('{ lamps(first: 2) { name } }');
  const operation = getOperationAST(document);
  expect(await (operation && compileQuery(schema, document, operation))?.({}, {})).toBeNull();
});

test('bails out only after all promises have settled', async () => {
  const slow = Promise.withResolvers<typeof lamp>();
  let hasSettled = false;
  setResolvers({ ...defaultResolvers, lamp: () => slow.promise, must: () => null });
  const answered = executeBoth('{ lamp { name } must }').then(({ compiled }) => {
    hasSettled = true;
    return compiled;
  });
  await new Promise(setImmediate);
  expect(hasSettled).toBe(false);
  slow.resolve(lamp);
  expect(await answered).toBeNull();
});

test('does not compile a mutation', () => {
  const document = parse('mutation { __typename }');
  const operation = getOperationAST(document);
  expect(operation && compileQuery(schema, document, operation)).toBeNull();
});
