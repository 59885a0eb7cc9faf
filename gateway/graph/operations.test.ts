import { readFileSync } from 'node:fs';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import { expect, test } from 'vitest';
import { IMAGE_WIDTHS } from '@storefront/domain/image-widths.data.ts';
import { leastVariables } from '../graphql-server/check-registration.ts';
import { readDocument } from '../graphql-server/document-limits.ts';
import { schema } from './schema.ts';
import { COST_LIMITS } from '../limits.data.ts';

const operations = Object.values(JSON.parse(readFileSync('schema/operations.json', 'utf8')) as Record<string, string>);

/** The storefront's most expensive value for each variable that counts. */
const variables = {
  first: 16,
  searching: true,
  withTotals: true,
  withOrders: true,
  withAlerts: true,
  skus: Array.from({ length: 48 }, () => 'x'),
  ids: Array.from({ length: 12 }, () => 'x'),
};
/** Values of variables for operations whose most expensive value is less than that of others with the variable. */
const variablesOf: Record<string, object> = {
  // As many products as are compared.
  ComparePageQuery: { skus: Array.from({ length: 4 }, () => 'x') },
  // As many codes as quick order looks up at once.
  useLookUpQuery: { skus: Array.from({ length: 45 }, () => 'x') },
};

test.each(operations.map((text) => [/(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '', text] as const))(
  '%s is valid, within the document limits, and uses less than nine tenths of the complexity limit',
  (name, text) => {
    const least = leastVariables(schema, readDocument(schema, text));
    const { complexity, depth, breadth } = complexityFromQuery(text, {
      schema,
      variables: { ...least, ...variables, ...variablesOf[name] },
    });
    expect(complexity).toBeLessThan(COST_LIMITS.complexity * 0.9);
    expect(depth).toBeLessThan(COST_LIMITS.depth);
    expect(breadth).toBeLessThan(COST_LIMITS.breadth);
  },
);

test('request only image widths that are generated', () => {
  const widths = [...operations.join().matchAll(/(?:url|path)\(width: (\d+)\)/g)].map(([, width]) => Number(width));
  expect(widths).not.toEqual([]);
  expect([...new Set(widths)].filter((width) => !IMAGE_WIDTHS.includes(width))).toEqual([]);
});
