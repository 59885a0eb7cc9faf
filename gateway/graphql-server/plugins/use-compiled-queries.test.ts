import {
  buildSchema,
  execute,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFieldResolver,
} from 'graphql';
import { createYoga } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { createLogger } from '../../server/logging.ts';
import { createMaskError } from '../mask-error.ts';
import { pageContext, type OperationContext } from '../operation-context.ts';
import { createOperations } from '../operation.ts';
import { expectSameResult } from '../same-results.fixture.ts';
import { useCompiledQueries } from './use-compiled-queries.ts';

const schema = buildSchema(`
  enum Colour { RED GREEN }
  interface Named { name: String! }
  type Lamp implements Named {
    name: String! watts: Int! colour: Colour parts: [Part!]! size(unit: String = "cm", of: [Int!]): String!
  }
  type Part implements Named { name: String! of: Lamp }
  type Query {
    lamp: Lamp lamps(first: Int!): [Lamp!]! named: [Named] grid: [[Int!]!]
       must: Int! rate: Float yes: Boolean key: ID sizes(of: [Int!]): Int
  }
  type Mutation { count: Int! fail: Int! }
`);

const part = { __typename: 'Part', name: 'Shade', of: null };
const lamp = { __typename: 'Lamp', name: 'Bari', watts: 40, colour: 'GREEN', parts: [part, { ...part, name: 'Cord' }] };
const userError = new GraphQLError('Too many.', { extensions: { code: 'TOO_MANY' } });
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

const maskError = createMaskError(createLogger('silent'));
/** Returns a function that runs operations as those of a page, which are compiled for their first run. */
function createRunner() {
  const yoga = createYoga<OperationContext>({
    schema,
    logging: false,
    maskedErrors: { maskError },
    plugins: [useCompiledQueries(schema, createOperations(schema))],
  });
  return async (query: string, variables: Record<string, unknown> = {}): Promise<FormattedExecutionResult> => {
    const enveloped = yoga.getEnveloped(pageContext('the-request', 'Test', undefined));
    const document = enveloped.parse(query) as DocumentNode;
    expect(validate(schema, document)).toEqual([]);
    const contextValue = await enveloped.contextFactory();
    return sent(await enveloped.execute({ schema, document, variableValues: variables, contextValue }));
  };
}

/** Runs a query compiled, and by graphql-js for reference. */
const executeBoth = async (query: string, variables: Record<string, unknown> = {}) => ({
  actual: await createRunner()(query, variables),
  reference: sent(await execute({ schema, document: parse(query), variableValues: variables }), maskError),
});

/** A result as it is sent. */
function sent({ data, errors }: ExecutionResult, mask = (error: GraphQLError) => error): FormattedExecutionResult {
  return { data: data ?? null, ...(errors && { errors: errors.map((error) => mask(error).toJSON()) }) };
}

/** A query field, and how often it was called. */
function failingField() {
  let calls = 0;
  return {
    calls: () => calls,
    resolve: () => {
      calls += 1;
      throw new Error('out of order');
    },
  };
}

const defaultResolvers = {
  lamp: () => lamp,
  lamps: (_: unknown, { first }: { first?: number }) =>
    Array.from({ length: first ?? 0 }, (__, index) => asPromise({ ...lamp, watts: index })),
  named: () => asPromise([lamp, null, asPromise(part)]),
  grid: () => [[1, 2], asPromise([3]), []],
  must: () => 1,
  rate: () => 0.5,
  yes: () => true,
  key: () => 7,
};

test.each<[name: string, query: string, variables?: Record<string, unknown>]>([
  ['aliases that are properties of Object.prototype', '{ __proto__: lamp { name constructor: watts } }'],
  ['promises, and lists of promises', '{ lamps(first: 3) { name watts } grid }'],
  [
    '@skip and @include',
    `query ($a: Boolean!, $b: Boolean = true) { lamp @include(if: $a) {
      name @skip(if: $b) watts @skip(if: false) colour @include(if: true) } rate @skip(if: $a) yes ...F @skip(if: $b)
    } fragment F on Query { key }`,
    { a: true },
  ],
  [
    'arguments',
    `query ($of: [Int!], $unit: String) {
      lamp { size a: size(of: [1, 2]) b: size(unit: $unit, of: $of) c: size(of: $of) }
    }`,
    { of: [3, 4] },
  ],
  [
    'a default of a variable that must not be null',
    'query ($n: Int! = 2, $a: Boolean! = true) { lamps(first: $n) { watts @include(if: $a) } }',
  ],
  [
    'a missing variable that Object.prototype has',
    'query ($constructor: String) { lamp { size(unit: $constructor) } }',
  ],
])('has the same data as graphql-js: %s', async (_, query, variables) => {
  setResolvers(defaultResolvers);
  const { actual, reference } = await executeBoth(query, variables);
  expect(reference.errors).toBeUndefined();
  expectSameResult(actual, reference);
});

test('evaluates @include anew in each execution', async () => {
  setResolvers(defaultResolvers);
  const query = 'query ($a: Boolean!) { rate @include(if: $a) yes }';
  const run = createRunner();
  const results = [];
  for (const a of [true, false, true]) results.push((await run(query, { a })).data);
  expect(results).toEqual([{ rate: 0.5, yes: true }, { yes: true }, { rate: 0.5, yes: true }]);
});

const broken = (watts: unknown) => [{ of: { watts } }];
const thrown = (value: unknown) => () => {
  throw value;
};

test.each<[name: string, query: string, resolvers: Record<string, GraphQLFieldResolver<unknown, unknown>>]>([
  ['null for a non-null field', '{ must }', { must: () => null }],
  ['a thrown error', '{ lamp { name } }', { lamp: thrown(new Error('out of order')) }],
  ['an unknown value of an enum', '{ lamp { colour } }', { lamp: () => ({ ...lamp, colour: 'BLUE' }) }],
  ['a GraphQLError with a code', '{ lamp { name } }', { lamp: () => Promise.reject(userError) }],
  [
    'errors in two of three items',
    '{ named { name ... on Lamp { parts { of { watts } } } } }',
    { named: () => [{ ...lamp, parts: broken(null) }, part, asPromise({ ...lamp, parts: broken('x') })] },
  ],
  ['an error that ends the query', '{ yes must rate }', { must: () => Promise.reject(new Error('out of order')) }],
  ['something thrown that is no error', '{ yes lamp { name } }', { lamp: thrown('out of order') }],
])('has the same data and errors as graphql-js: %s', async (_, query, resolvers) => {
  setResolvers({ ...defaultResolvers, ...resolvers });
  const { actual, reference } = await executeBoth(query);
  expect(reference.errors).toBeDefined();
  expectSameResult(actual, reference);
});

test.each<[name: string, query: string]>([
  ['an argument', 'query ($first: Int = 1) { lamps(first: $first) { name } yes }'],
  ['a condition', 'query ($first: Boolean = true) { rate @include(if: $first) yes }'],
  ['an item', 'query ($first: Int = 1) { lamp { size(of: [1, $first]) } sizes(of: [$first]) }'],
])('null in a variable for %s that must not be null has the same errors as graphql-js', async (_, query) => {
  setResolvers({ ...defaultResolvers, sizes: (__, { of }: { of?: number[] }) => of?.length });
  const { actual, reference } = await executeBoth(query, { first: null });
  expect(reference.errors).toBeDefined();
  expectSameResult(actual, reference);
  expect((await executeBoth(query, {})).actual.errors).toBeUndefined();
});

test('calls a mutation’s field that throws once, and none after it', async () => {
  const failing = failingField();
  let counted = 0;
  const fields = schema.getMutationType()?.getFields();
  if (fields?.fail && fields.count) {
    fields.fail.resolve = failing.resolve;
    fields.count.resolve = () => (counted += 1);
  }
  const result = await createRunner()('mutation { a: count fail b: count }');
  expect([result.data, result.errors?.map(({ path }) => path)]).toEqual([null, [['fail']]]);
  expect([failing.calls(), counted]).toEqual([1, 1]);
});

test('answers only after all promises have settled', async () => {
  const slow = Promise.withResolvers<typeof lamp>();
  let hasSettled = false;
  setResolvers({ ...defaultResolvers, lamp: () => slow.promise, must: () => null });
  const answered = createRunner()('{ lamp { name } must }').then((result) => {
    hasSettled = true;
    return result;
  });
  await new Promise(setImmediate);
  expect(hasSettled).toBe(false);
  slow.resolve(lamp);
  expect(await answered).toMatchObject({ data: null, errors: [{ path: ['must'] }] });
});

test('runs what graphql-jit cannot compile by graphql-js', async () => {
  setResolvers(defaultResolvers);
  const { actual, reference } = await executeBoth('query ($n: Int!) { lamp { size(of: [1, $n]) } }', { n: 2 });
  expectSameResult(actual, reference);
});
