import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTE_NAMES } from '../../../gateway/server/request-logging.ts';
import { createMetrics } from '../../../gateway/observability/metrics.ts';

const FOLDER = 'scripts/deployment/monitoring';
/** PromQL's own words in these expressions, and Prometheus's metric of its scrapes. */
const WORDS = /^(?:up|by|le|sum|max|rate|increase|topk|histogram_quantile|or)$/;

/** The metric names in expressions, without label matchers and the labels of groups. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/"[^"]*"/g, '').replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-z_]+(?=[^a-z_]|$)/g)]
    .map(([name]) => name)
    .filter((name) => name.length > 1 && !WORDS.test(name));
}

/** The values that expressions match a label with. */
const matched = (text: string, label: string) =>
  [...text.matchAll(new RegExp(`${label}=~?"([a-z_|]+)"`, 'g'))].flatMap(([, values = '']) => values.split('|'));

test.each([
  ['alerts.yml', (text: string) => [...text.matchAll(/expr: (.+)/g)].map(([, expression = '']) => expression)],
  [
    'dashboard.json',
    (text: string) =>
      (JSON.parse(text) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(({ targets }) =>
        targets.map(({ expr }) => expr),
      ),
  ],
])('%s names only metrics that exist', async (file, expressionsOf) => {
  const text = await createMetrics().text();
  const names = new Set(expressionsOf(readFileSync(`${FOLDER}/${file}`, 'utf8')).flatMap(metricsIn));
  expect(names.size).toBeGreaterThan(4);
  expect([...names].filter((name) => !text.includes(`# TYPE ${name.replace(/_bucket$/, '')} `))).toEqual([]);
});

test('alerts match calls and routes that exist', () => {
  const text = readFileSync(`${FOLDER}/alerts.yml`, 'utf8');
  const { paths } = JSON.parse(readFileSync('schema/shop-api.openapi.json', 'utf8')) as { paths: object };
  const calls = new Set(Object.keys(paths).map((path) => path.split('/')[1]));
  expect(matched(text, 'call')).toEqual(['checkout']);
  expect(matched(text, 'call').filter((call) => !calls.has(call))).toEqual([]);
  expect(matched(text, 'route').filter((route) => !ROUTE_NAMES.includes(route as never))).toEqual([]);
});
