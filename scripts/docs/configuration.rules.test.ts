import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { amount, flag, webAddress, whole } from '../../config/values.ts';
import { environment } from '../../config/environment.data.ts';
import { configurationTable } from './configuration.rules.ts';

const rowOf = (schema: z.ZodType) =>
  configurationTable(z.object({ NAME: schema }))
    .split('\n')
    .at(-1);

test.each<[string, z.ZodType, string]>([
  ['a number', whole(1, 5_000).default(1_200), '| `NAME` | D. | `1200` | whole number, 1 to 5,000 |'],
  ['a fraction', amount(0, 1).default(1), '| `NAME` | D. | `1` | number, 0 to 1 |'],
  ['a flag', flag.prefault('false'), '| `NAME` | D. | `false` | `true`, `false` |'],
  ['a URL without a default', webAddress.optional(), '| `NAME` | D. | – | URL |'],
  ['an email address', z.email().optional(), '| `NAME` | D. | – | email address |'],
  ['an empty default', z.string().default(''), '| `NAME` | D. | – | text |'],
])('prints %s with its default and values', (_, schema, row) => {
  expect(rowOf(schema.describe('D.'))).toBe(row);
});

test('refuses a variable without a description', () => {
  expect(() => rowOf(z.string())).toThrow('NAME: has no description');
});

test('docs/configuration.md lists every variable of the configuration (npm run generate)', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toContain(configurationTable(environment));
});
