import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allExamples } from '../../graphql-server/graphiql/examples.ts';
import { docsOf } from '../../graphql-server/request-error.ts';
import { malformedRequests } from '../refused-requests.data.ts';
import { readDocsPages } from './docs-pages.ts';

const pages = readDocsPages();
const htmlOf = (path: string) =>
  pages
    .find((page) => page.path === path)
    ?.sections.map(({ heading, body }) => heading + body)
    .join('\n') ?? '';

test('every link leads to a section, a file or an example', () => {
  const anchors = pages.flatMap(({ path, sections }) => [path, ...sections.map(({ anchor }) => `${path}#${anchor}`)]);
  const files = ['/graphql', '/schema.graphql', '/docs/shop-api.openapi.json'];
  const examples = allExamples().map(({ name }) => `/graphql?example=${name}`);
  const known = new Set([...anchors, ...files, ...examples]);
  const links = pages.flatMap(({ path }) =>
    [...htmlOf(path).matchAll(/href="([^"]+)"/g)].map(([, link = '']) => (link.startsWith('#') ? path + link : link)),
  );
  expect(links.filter((link) => !known.has(link) && !link.startsWith('https://'))).toEqual([]);
});

test('every example can be opened', () => {
  const missing = allExamples().filter(({ name }) => !htmlOf('/docs/examples').includes(`="/graphql?example=${name}"`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe('error codes', () => {
  /** The HTTP statuses of each code in the source. */
  const refused = new Map<string, Set<number>>([
    ['INTERNAL_SERVER_ERROR', new Set([200, 500])],
    ['SANDBOX_REFUSED', new Set([200])],
    ['UPSTREAM_UNAVAILABLE', new Set([200])],
  ]);
  const refuse = (status: number, code: string) => refused.set(code, (refused.get(code) ?? new Set()).add(status));
  for (const file of globSync('gateway/{server,graphql-server,partners}/**/*.ts', { exclude: ['**/*.test.ts'] }))
    for (const [, status, code = ''] of readFileSync(file, 'utf8').matchAll(/requestError\(\s*(\d+),\s*'([A-Z_]+)'/g))
      refuse(Number(status), code);
  for (const [, , , status, code] of malformedRequests) refuse(status, code);

  test.each([...refused])('%s has its statuses and advice where the error says', (code, statuses) => {
    const [path, anchor] = docsOf(code).split('#');
    const section = pages.find((page) => page.path === path)?.sections.find((each) => each.anchor === anchor);
    expect(section?.heading).toBe(code);
    const named = /HTTP status ([\d or]+)\./
      .exec(section?.body ?? '')?.[1]
      ?.split(' or ')
      .map(Number);
    expect([...statuses].filter((status) => !named?.includes(status))).toEqual([]);
    expect(section?.body).toContain('What to do:');
  });
});
