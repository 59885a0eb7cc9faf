import { buildSchema, execute, getOperationAST, parse, validate, type GraphQLFieldResolver } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../graph/context.ts';
import { compileQuery } from './operation.ts';

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
const later = async <Value>(value: Value) => value;

/** Sets the resolvers of Query for one test. */
function resolving(resolvers: Record<string, GraphQLFieldResolver<unknown, unknown>>): void {
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

async function both(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const operation = getOperationAST(document);
  const compiled = operation && compileQuery(schema, document, operation);
  return {
    compiled: compiled ? await compiled({} as Context, variables) : 'not compiled',
    reference: JSON.parse(JSON.stringify(await execute({ schema, document, variableValues: variables }))) as {
      data?: unknown;
      errors?: unknown;
    },
  };
}

const usual = {
  lamp: () => lamp,
  lamps: (_: unknown, { first }: { first?: number }) =>
    Array.from({ length: first ?? 0 }, (__, index) => later({ ...lamp, watts: index })),
  named: () => later([lamp, null, later(part)]),
  found: () => [part, lamp],
  grid: () => [[1, 2], later([3]), []],
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
  ['an alias that objects have already', '{ __proto__: lamp { name constructor: watts } }'],
  ['values and lists still to come', '{ lamps(first: 3) { name watts } grid }'],
  [
    'fragments, one field asked for twice',
    '{ lamp { ...A ... on Named { name } ... { watts } } lamp { parts { of { name } } } } fragment A on Lamp { parts { name ...B } } fragment B on Part { name }',
  ],
  [
    'interfaces and unions, with nothing in between',
    '{ named { __typename name ... on Lamp { watts } } found { ... on Part { name } ... on Named { name } ... on Lamp { colour } } }',
  ],
  [
    'flags',
    'query ($a: Boolean!, $b: Boolean = true) { lamp @include(if: $a) { name @skip(if: $b) watts @skip(if: false) colour @include(if: true) } rate @skip(if: $a) yes }',
    { a: true },
  ],
  [
    'flags the other way',
    'query ($a: Boolean!, $b: Boolean = true) { lamp @include(if: $a) { name } rate @skip(if: $a) ...F @include(if: $b) } fragment F on Query { yes }',
    { a: false, b: false },
  ],
  [
    'arguments',
    'query ($of: [Int!], $unit: String) { lamp { size a: size(of: [1, 2]) b: size(unit: $unit, of: $of) c: size(of: $of) } }',
    { of: [3, 4] },
  ],
  ['leaves', '{ rate yes key must }'],
  ['nothing', 'query ($a: Boolean!) { lamp @include(if: $a) { name } }', { a: false }],
])('%s', (_, query, variables) => {
  test('come to the same as by the reference', async () => {
    resolving(usual);
    const { compiled, reference } = await both(query, variables);
    expect(reference.errors).toBeUndefined();
    expect(JSON.stringify(compiled)).toBe(JSON.stringify(reference.data));
  });
});

test('an operation is compiled for each way its flags are set', async () => {
  resolving(usual);
  const document = parse('query ($a: Boolean!) { rate @include(if: $a) yes }');
  const operation = getOperationAST(document);
  const compiled = operation && compileQuery(schema, document, operation);
  expect([true, false, true].map((a) => compiled?.({} as Context, { a }))).toEqual([
    { rate: 0.5, yes: true },
    { yes: true },
    { rate: 0.5, yes: true },
  ]);
});

describe.each<[name: string, query: string, resolvers: Record<string, GraphQLFieldResolver<unknown, unknown>>]>([
  ['nothing where something must be', '{ must }', { must: () => null }],
  [
    'an error',
    '{ lamp { name } }',
    {
      lamp: () => {
        throw new Error('out of order');
      },
    },
  ],
  ['an error that comes later', '{ lamp { name } yes }', { lamp: () => Promise.reject(new Error('out of order')) }],
  ['an error handed on', '{ lamp { name } }', { lamp: () => new Error('out of order') }],
  ['an error handed on for a text', '{ wrongText }', { wrongText: () => new Error('out of order') }],
  ['a text for a number', '{ wrong }', { wrong: () => 'many' }],
  ['a number that is too large', '{ wrong }', { wrong: () => 2 ** 31 }],
  ['something else for a list', '{ lamps(first: 1) { name } }', { lamps: () => lamp }],
  ['an unknown value of an enum', '{ lamp { colour } }', { lamp: () => ({ ...lamp, colour: 'BLUE' }) }],
  ['a value of no known type', '{ found { __typename } }', { found: () => [{ __typename: 'Query' }] }],
  [
    'one bad value among many to come',
    '{ lamps(first: 2) { name } }',
    { lamps: () => [later(lamp), later({ ...lamp, name: null })] },
  ],
])('%s', (_, query, resolvers) => {
  test('is left to the reference', async () => {
    resolving({ ...usual, ...resolvers });
    const { compiled, reference } = await both(query);
    expect(reference.errors).toBeDefined();
    expect(compiled).toBeNull();
  });
});

describe.each<[name: string, resolvers: Record<string, GraphQLFieldResolver<unknown, unknown>>]>([
  ['plain fields that are still to come', { lamp: () => ({ ...lamp, parts: later([]) }) }],
  ['plain fields that are methods', { lamp: () => ({ ...lamp, parts: () => [] }) }],
])('%s', (_, resolvers) => {
  test('are left to the reference, which knows them', async () => {
    resolving(resolvers);
    const { compiled, reference } = await both('{ lamp { parts { name } } }');
    expect([compiled, reference.data]).toEqual([null, { lamp: { parts: [] } }]);
  });
});

test('variables that are refused have read nothing', async () => {
  let reads = 0;
  resolving({ lamps: () => (reads += 1) });
  expect((await both('query ($first: Int!) { lamps(first: $first) { name } }', { first: 'many' })).compiled).toBeNull();
  expect(reads).toBe(0);
});

test('none of a list fails unheard because of another', async () => {
  resolving({ ...usual, lamps: () => [{ ...lamp, name: null }, Promise.reject(new Error('out of order'))] });
  const document = parse('{ lamps(first: 2) { name } }');
  const operation = getOperationAST(document);
  expect(await (operation && compileQuery(schema, document, operation))?.({} as Context, {})).toBeNull();
});

test('a failure is told when nothing is waited for any more', async () => {
  const slow = Promise.withResolvers<typeof lamp>();
  let isToldOf = false;
  resolving({ ...usual, lamp: () => slow.promise, must: () => null });
  const answered = both('{ lamp { name } must }').then(({ compiled }) => {
    isToldOf = true;
    return compiled;
  });
  await new Promise(setImmediate);
  expect(isToldOf).toBe(false);
  slow.resolve(lamp);
  expect(await answered).toBeNull();
});

test.each([
  'mutation { __typename }',
  '{ __schema { queryType { name } } }',
  `query (${'abcdef'.replace(/./g, '$$$&: Boolean! ')}) { ${'abcdef'.replace(/./g, '$&: yes @include(if: $$$&) ')} }`,
])('%s is not compiled', (query) => {
  const document = parse(query);
  const operation = getOperationAST(document);
  expect(operation && compileQuery(schema, document, operation)).toBeNull();
});
