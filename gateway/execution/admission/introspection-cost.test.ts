import { executeSync, getIntrospectionQuery, getOperationAST, parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../graph/schema.ts';
import { costByVariables } from './operation-cost.ts';
import { introspectionCost } from './introspection-cost.ts';
import { COST_LIMITS } from '../../limits.data.ts';

const operationOf = (text: string) => getOperationAST(parse(text)) as OperationDefinitionNode;
const cost = (text: string) => introspectionCost(schema, parse(text), operationOf(text));

/** Counts the values in an answer, without its root. */
const valuesIn = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Array.isArray(value)
      ? value.reduce<number>((total, item) => total + valuesIn(item), 0)
      : Object.values(value).reduce<number>((total, item) => total + 1 + valuesIn(item), 0);

const fullIntrospection = getIntrospectionQuery({
  inputValueDeprecation: true,
  specifiedByUrl: true,
  oneOf: true,
  schemaDescription: true,
});

test.each([
  ['a full introspection query', fullIntrospection],
  [
    'one type',
    '{ __type(name: "Product") { name fields(includeDeprecated: true) { name type { name ofType { name } } } } }',
  ],
  ['an unknown type', '{ __type(name: "constructor") { name } }'],
  [
    'introspection in fragments',
    '{ ...A } fragment A on Query { __schema { ...B } } fragment B on __Schema { types { ...C } } fragment C on __Type { name ... { kind } }',
  ],
  ['an operation without introspection', '{ __typename shop { name } }'],
])('%s costs half the number of values in its answer', (_, query) => {
  const { data } = executeSync({ schema, document: parse(query.replace(/shop \{ name \}/, '')) });
  const values = Object.values(data ?? {}).reduce<number>((total, part) => total + valuesIn(part), 0);
  expect(cost(query)).toBe(Math.ceil(values / 2));
});

test('a type name in a variable costs as much as the most expensive type', () => {
  const named = (name: string) => cost(`{ __type(name: "${name}") { fields { name } } }`);
  expect(cost('query ($name: String!) { __type(name: $name) { fields { name } } }')).toBe(
    Math.max(...Object.keys(schema.getTypeMap()).map(named)),
  );
});

test.each<[string, string, boolean]>([
  ['full introspection is within the limit', fullIntrospection, true],
  [
    'reading all types twice exceeds the limit',
    fullIntrospection.replace('__schema {', '__schema { types { ...FullType } again: types { ...FullType }'),
    false,
  ],
  [
    'many aliases of one type are within the limit',
    `{ ${Array.from({ length: 20 }, (_, index) => `t${index}: __type(name: "Product") { name }`).join(' ')} }`,
    true,
  ],
])('%s', (_, query, isWithin) => {
  const { complexity } = costByVariables(schema, parse(query), operationOf(query))({});
  expect(complexity <= COST_LIMITS.complexity).toBe(isWithin);
});
