import { complexityFromQuery } from '@pothos/plugin-complexity';
import { getOperationAST, NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../graph/schema.ts';
import { allExamples } from './examples.ts';
import { COST_LIMITS } from '../../limits.data.ts';

test.each(allExamples())(
  '$name is valid with its variables, has no deprecated field, and costs less than a quarter of the limit',
  (example) => {
    const { query } = example;
    const variables = JSON.parse(example.variables ?? '{}') as Record<string, unknown>;
    const document = parse(query);
    expect(validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule])).toEqual([]);
    const taken = (getOperationAST(document)?.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
    expect(Object.keys(variables).sort()).toEqual(taken.sort());
    const { complexity } = complexityFromQuery(query, { schema, variables });
    expect(complexity).toBeLessThan(COST_LIMITS.complexity / 4);
  },
);

test('every field of Query and Mutation is in an example', () => {
  const shown = new Set(
    allExamples().flatMap(({ query }) => [...query.matchAll(/^ {2}(?:\w+: )?(\w+)/gm)].map(([, field]) => field)),
  );
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(fields.filter((field) => !shown.has(field))).toEqual([]);
});
