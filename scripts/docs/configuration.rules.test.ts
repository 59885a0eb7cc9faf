import { readFileSync } from 'node:fs';
import { parseEnv as parseEnvFile } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { flag, webAddress, whole } from '../../config/values.ts';
import { readConfig } from '../../config/config.ts';
import { environment } from '../../config/environment.data.ts';
import { configurationTable, exampleFile } from './configuration.rules.ts';

const parseEnv = (text: string) => Object.entries(parseEnvFile(text));

const rowOf = (schema: z.ZodType) =>
  configurationTable(z.object({ NAME: schema }))
    .split('\n')
    .at(-1);

test.each<[string, z.ZodType, string]>([
  ['a number', whole(1, 5_000).default(1_200), '| `NAME` | D. | `1200` | whole number, 1 to 5,000 |'],
  ['a flag', flag.prefault('false'), '| `NAME` | D. | `false` | `true`, `false` |'],
  ['a URL without a default', webAddress.optional(), '| `NAME` | D. | – | URL |'],
])('prints %s with its default and values', (_, schema, row) => expect(rowOf(schema.describe('D.'))).toBe(row));

test('refuses a variable without a description', () => {
  expect(() => rowOf(z.string())).toThrow('NAME: has no description');
});

test('docs/configuration.md lists every variable of the configuration (npm run generate)', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toContain(configurationTable(environment));
});

test.each<[string, z.ZodType, string]>([
  ['a text with spaces', z.string().default('Lumen & Latch'), "# D.\n# NAME='Lumen & Latch'\n"],
  ['nothing', z.string().optional(), '# D.\n# NAME=\n'],
])('the example file has %s as its default', (_, schema, text) => {
  expect(exampleFile(z.object({ NAME: schema.describe('D.') }))).toBe(text);
});

test('.env.example lists every variable with a value that the configuration accepts (npm run generate)', () => {
  const text = readFileSync('.env.example', 'utf8');
  expect(text).toContain(exampleFile(environment));
  const values = new Map(parseEnv(text.replace(/^# (?=[A-Z_]+=)/gm, '')));
  expect(new Set(values.keys())).toEqual(new Set(Object.keys(environment.shape)));
  expect(readConfig(Object.fromEntries(values))).toEqual(readConfig({ NODE_ENV: 'production' }));
});

test('compose.yaml passes all settings on, and sets only those that belong to it', () => {
  const compose = readFileSync('compose.yaml', 'utf8');
  expect(compose).toMatch(/env_file:\n\s+- path: \.env\n\s+required: false/);
  const [, own = ''] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(compose) ?? [];
  const names = [...own.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !Object.keys(environment.shape).includes(String(name)))).toEqual([]);
});
