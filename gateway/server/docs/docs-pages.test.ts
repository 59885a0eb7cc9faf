import { globSync, readFileSync } from 'node:fs';
import { Kind, parse, visit } from 'graphql';
import { describe, expect, test } from 'vitest';
import { allExamples } from '../../graphql-server/graphiql/examples.ts';
import { BUYER_HEADER, KEY_HEADER } from '../../graphql-server/caller.ts';
import { CART_TOKEN_HEADER, SESSION_TOKEN_HEADER } from '../../graphql-server/cookies.ts';
import { docsOf } from '../../graphql-server/request-error.ts';
import { NODES_MAXIMUM } from '../../graph/node/node.schema.ts';
import { CALL_COMPLEXITY, COST_LIMITS, DOCUMENT_LIMITS, INPUT_LIMITS, REQUEST_LIMITS } from '../../limits.data.ts';
import { OPERATIONS_MAXIMUM } from '../../partners/store/partner-operations.ts';
import { EVENT_TYPES } from '../../partners/webhooks/event-types.data.ts';
import { WEBHOOK_LIMITS } from '../../partners/webhooks/schedule.rules.ts';
import { PAGE_SIZE_MAXIMUM, REST_PAGE_SIZE } from '../../upstream/window.rules.ts';
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

test('every deprecated field is listed', () => {
  const deprecated: string[] = [];
  visit(parse(readFileSync('schema/schema.graphql', 'utf8')), {
    enter(node, _, __, ___, ancestors) {
      if (!('directives' in node) || !node.directives?.some(({ name }) => name.value === 'deprecated')) return;
      const parents = ancestors.flatMap((one) =>
        'name' in one && one.name?.kind === Kind.NAME ? [one.name.value] : [],
      );
      if ('name' in node) deprecated.push([...parents, node.name?.value].join('.'));
    },
  });
  expect(deprecated.length).toBeGreaterThan(0);
  expect(deprecated.filter((path) => !htmlOf('/docs/deprecated').includes(`<code>${path}</code>`))).toEqual([]);
});

test.each([
  ['/docs/limits', [...Object.values(DOCUMENT_LIMITS), ...Object.values(INPUT_LIMITS), CALL_COMPLEXITY]],
  ['/docs/limits', [COST_LIMITS.complexity, COST_LIMITS.breadth, PAGE_SIZE_MAXIMUM, NODES_MAXIMUM]],
  ['/docs/limits', [REQUEST_LIMITS.bodyBytes, REQUEST_LIMITS.addressCharacters]],
  ['/docs', [REST_PAGE_SIZE, PAGE_SIZE_MAXIMUM]],
  ['/docs/access', [OPERATIONS_MAXIMUM, KEY_HEADER, BUYER_HEADER, CART_TOKEN_HEADER, SESSION_TOKEN_HEADER]],
  ['/docs/webhooks', Object.keys(EVENT_TYPES)],
  ['/docs/webhooks', [WEBHOOK_LIMITS.atOnce, WEBHOOK_LIMITS.pending, WEBHOOK_LIMITS.requestMilliseconds / 1_000]],
  [
    '/docs/webhooks',
    (['triedMilliseconds', 'failingMilliseconds', 'keptMilliseconds'] as const).map(
      (name) => `${WEBHOOK_LIMITS[name] / 86_400_000} days`,
    ),
  ],
])('%s names %j as the code has it', (path, values) => {
  const text = htmlOf(path);
  for (const value of values) expect(text).toContain(typeof value === 'number' ? value.toLocaleString('en-GB') : value);
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
