import { readFileSync } from 'node:fs';
import { parseEnv as parseEnvFile } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../../gateway/config/config.ts';
import { readShopConfig } from '../../shop/embedded/config/config.ts';
import { configurationTable, exampleFile } from './configuration.rules.ts';
import { tables, variables } from './variables.data.ts';

const parseEnv = (text: string) => Object.entries(parseEnvFile(text));

test('docs/configuration.md lists every variable of the configuration (npm run generate)', () => {
  const page = readFileSync('docs/configuration.md', 'utf8');
  for (const table of Object.values(tables)) expect(page).toContain(configurationTable(table));
});

test('.env.example lists every variable with a value that the configuration accepts (npm run generate)', () => {
  const example = readFileSync('.env.example', 'utf8');
  expect(example).toContain(exampleFile(variables));
  const values = new Map(parseEnv(example.replace(/^# (?=[A-Z_]+=)/gm, '')));
  expect(new Set(values.keys())).toEqual(new Set(Object.keys(variables)));
  for (const read of [readConfig, readShopConfig])
    expect(read(Object.fromEntries(values))).toEqual(read({ NODE_ENV: 'production' }));
});

test('compose.yaml passes all settings on, and sets only those that belong to it', () => {
  const compose = readFileSync('compose.yaml', 'utf8');
  expect(compose).toMatch(/env_file:\n\s+- path: \.env\n\s+required: false/);
  const [, own = ''] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(compose) ?? [];
  const names = [...own.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !Object.keys(variables).includes(String(name)))).toEqual([]);
});
