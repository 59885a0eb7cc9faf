import { complexityFromQuery } from '@pothos/plugin-complexity';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { LIMITS } from '../builder.ts';
import { schema } from '../schema.ts';
import { examples } from './examples.data.ts';

test.each(examples.map(({ query, variables }) => [query.split('\n')[0] ?? '', query, variables] as const))('%s', (_, query, variables) => {
  expect(validate(schema, parse(query))).toEqual([]);
  const { complexity } = complexityFromQuery(query, { schema, variables: variables ? (JSON.parse(variables) as Record<string, unknown>) : {} });
  expect(complexity).toBeLessThan(LIMITS.complexity / 4);
});
