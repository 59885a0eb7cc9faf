import {
  executeSync,
  getIntrospectionQuery,
  getOperationAST,
  parse,
  type GraphQLError,
  type OperationDefinitionNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { COST_LIMITS, DOCUMENT_LIMITS, INPUT_LIMITS, REQUEST_LIMITS } from '../limits.data.ts';
import { schema } from '../graph/schema.ts';
import { checkHttpRequest, isForeign } from './http-checks.ts';
import { checkInputSize } from './plugins/use-variables.ts';
import { introspectionCost } from './operation-cost.ts';
import { checkCostLimits, costByVariables, withCost } from './operation-cost.ts';
import { withoutSuggestions } from './request-error.ts';

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example', host: 'shop.example' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, false],
  [{ origin: 'https://shop.example', host: 'shop.example' }, false],
  [{ origin: 'https://shop.example:8443', host: 'shop.example' }, true],
  [{ origin: 'https://evil.example', host: 'shop.example' }, true],
  [{ origin: 'null', host: 'shop.example' }, true],
])('%j is a request of another site: %s', (headers, expected) => {
  expect(isForeign(headers)).toBe(expected);
});

test.each([
  ['Cannot query field "nme" on type "Shop". Did you mean "name"?', 'Cannot query field "nme" on type "Shop".'],
  [
    'Cannot query field "x" on type "Node". Did you mean to use an inline fragment on "Cart" or "Order"?',
    'Cannot query field "x" on type "Node".',
  ],
  ['Something went wrong.', 'Something went wrong.'],
])('removes suggestions from %j', (message, expected) => {
  expect(withoutSuggestions(message)).toBe(expected);
});

test('appends the cost to an answer without parsing it', () => {
  const cost = { requested: 1, limit: 2, remaining: 3 };
  expect(JSON.parse(withCost('{"data":{"a":"}"}}', cost))).toEqual({ data: { a: '}' }, extensions: { cost } });
});

const checkUrl = (characters: number) =>
  checkHttpRequest({ method: 'GET', url: '/graphql?'.padEnd(characters, 'x'), headers: {} });
const checkVariable = (value: unknown) => {
  try {
    checkInputSize({ value }, 0);
    return null;
  } catch (error) {
    return error as GraphQLError;
  }
};
/** Checks variables nested this deep; the object of variables is the first level. */
const checkNesting = (levels: number) =>
  checkVariable(Array.from({ length: levels - 1 }).reduce<unknown>((inner) => [inner], 1));
const checkCost = (measure: 'complexity' | 'depth' | 'breadth') => (value: number) =>
  checkCostLimits({ complexity: 1, depth: 1, breadth: 1, [measure]: value });

test.each<[name: string, limit: number, check: (size: number) => GraphQLError | null, code: string]>([
  ['URL length', REQUEST_LIMITS.addressCharacters, checkUrl, 'REQUEST_ENTITY_TOO_LARGE'],
  ['string length in variables', INPUT_LIMITS.characters, (size) => checkVariable('x'.repeat(size)), 'INPUT_TOO_LARGE'],
  [
    'list length in variables',
    DOCUMENT_LIMITS.listItems,
    (size) => checkVariable(Array.from({ length: size }, () => 1)),
    'INPUT_TOO_LARGE',
  ],
  ['nesting of variables', INPUT_LIMITS.depth + 1, checkNesting, 'INPUT_TOO_LARGE'],
  ['complexity', COST_LIMITS.complexity, checkCost('complexity'), 'OPERATION_TOO_COMPLEX'],
  ['depth', COST_LIMITS.depth, checkCost('depth'), 'OPERATION_TOO_COMPLEX'],
  ['breadth', COST_LIMITS.breadth, checkCost('breadth'), 'OPERATION_TOO_COMPLEX'],
])('accepts %s %i and rejects one more', (_, limit, check, code) => {
  expect([check(limit), check(limit + 1)?.extensions.code]).toEqual([null, code]);
});

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
    '{ __type(name: "Product") { name fields(includeDeprecated: true) { name type { ofType { name } } } } }',
  ],
  ['an unknown type', '{ __type(name: "constructor") { name } }'],
  [
    'introspection in fragments',
    `{ ...A } fragment A on Query { __schema { ...B } } fragment B on __Schema { types { ...C } }
      fragment C on __Type { name ... { kind } }`,
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
