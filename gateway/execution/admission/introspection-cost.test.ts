import { executeSync, getIntrospectionQuery, getOperationAST, parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { LIMITS } from '../../graph/builder.ts';
import { schema } from '../../graph/schema.ts';
import { costByVariables } from '../compiled-path/cost-by-variables.ts';
import { costOf } from './operation-cost.ts';
import { introspectionCost } from './introspection-cost.ts';

const operationOf = (text: string) => getOperationAST(parse(text)) as OperationDefinitionNode;
const cost = (text: string) => introspectionCost(schema, parse(text), operationOf(text));

/** The values of an answer, its root's own fields left out. */
const valuesIn = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Array.isArray(value)
      ? value.reduce<number>((total, item) => total + valuesIn(item), 0)
      : Object.values(value).reduce<number>((total, item) => total + 1 + valuesIn(item), 0);

const whole = getIntrospectionQuery({
  inputValueDeprecation: true,
  specifiedByUrl: true,
  oneOf: true,
  schemaDescription: true,
});

test.each([
  ['the whole schema, as GraphiQL asks', whole],
  [
    'one type',
    '{ __type(name: "Product") { name fields(includeDeprecated: true) { name type { name ofType { name } } } } }',
  ],
  ['a type that is not there', '{ __type(name: "constructor") { name } }'],
  [
    'the same in fragments',
    '{ ...A } fragment A on Query { __schema { ...B } } fragment B on __Schema { types { ...C } } fragment C on __Type { name ... { kind } }',
  ],
  ['nothing of the schema', '{ __typename shop { name } }'],
])('%s costs half of what its answer has', (_, query) => {
  const { data } = executeSync({ schema, document: parse(query.replace(/shop \{ name \}/, '')) });
  const values = Object.values(data ?? {}).reduce<number>((total, part) => total + valuesIn(part), 0);
  expect(cost(query)).toBe(Math.ceil(values / 2));
});

test('a name in a variable counts as that of the largest type', () => {
  const named = (name: string) => cost(`{ __type(name: "${name}") { fields { name } } }`);
  expect(cost('query ($name: String!) { __type(name: $name) { fields { name } } }')).toBe(
    Math.max(...Object.keys(schema.getTypeMap()).map(named)),
  );
});

const deep = '{ name type { ofType { ofType { fields { name args { type { ofType { name } } } } } } } }';

test.each<[string, string, boolean]>([
  ['the whole schema once is within the limit', whole, true],
  [
    'the whole schema twice is over it',
    whole.replace('__schema {', '__schema { types { ...FullType } again: types { ...FullType }'),
    false,
  ],
  [
    'types of fields by many names are over it',
    `{ __schema { ${Array.from({ length: 12 }, (_, index) => `t${index}: types { fields ${deep} }`).join(' ')} } }`,
    false,
  ],
  [
    'one type by many names is within it',
    `{ ${Array.from({ length: 20 }, (_, index) => `t${index}: __type(name: "Product") { name }`).join(' ')} }`,
    true,
  ],
])('%s: both paths measure the same cost', (_, query, isWithin) => {
  const document = parse(query);
  for (const { complexity } of [
    costOf(schema, document, null, {}),
    costByVariables(schema, document, operationOf(query))({}),
  ].map((measured) => measured ?? { complexity: 0 })) {
    expect(complexity <= LIMITS.complexity).toBe(isWithin);
  }
});
