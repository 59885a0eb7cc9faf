import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPrimaryMetrics } from '../../../gateway/cluster/primary-metrics.ts';
import { createMetrics } from '../../../gateway/observability/metrics.ts';

const FOLDER = 'scripts/deployment/monitoring';
/** PromQL's own words in these expressions, and Prometheus's metric of its scrapes. */
const WORDS = /^(?:up|by|le|sum|max|rate|increase|topk|histogram_quantile)$/;

/** The metric names in expressions, without label matchers and the labels of groups. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/"[^"]*"/g, '').replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-z_]+(?=[^a-z_]|$)/g)]
    .map(([name]) => name)
    .filter((name) => name.length > 1 && !WORDS.test(name));
}

/** What a gateway publishes, with workers and without. */
async function published(): Promise<string> {
  const primary = await createPrimaryMetrics(() => 1).text();
  return `${await createMetrics().text()}\n${primary ?? ''}`;
}

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
  const text = await published();
  const names = new Set(expressionsOf(readFileSync(`${FOLDER}/${file}`, 'utf8')).flatMap(metricsIn));
  expect(names.size).toBeGreaterThan(4);
  expect([...names].filter((name) => !text.includes(`# TYPE ${name.replace(/_bucket$/, '')} `))).toEqual([]);
});
