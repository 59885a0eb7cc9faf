import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../graph/schema.ts';
import { allExamples } from '../../graphql-server/graphiql/examples.ts';
import { useHttpGateway } from '../http-gateway.fixture.ts';
import { malformedRequests } from '../refused-requests.data.ts';
import { docsOf } from '../../graphql-server/request-error.ts';
import { anchorsOf, withResolvedLinks } from './anchors.ts';
import { graphiqlAddress } from './code-block.ts';
import { docsPages } from './docs-pages.ts';
import { errorCodes } from './guide/error-codes.data.ts';
import { PLACEHOLDERS } from './placeholders.data.ts';
import { COST_LIMITS, DOCUMENT_LIMITS, REQUEST_LIMITS } from '../../limits.data.ts';

const { pages, anchors } = docsPages(schema);
const markdownOf = (path: string, given = pages) => given.find((page) => page.path === path)?.markdown ?? '';
const all = pages.map(({ markdown }) => markdown).join('\n');

test('every type, field and argument has an anchor', () => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (/^__|^(?:Int|Float|String|Boolean|ID)$/.test(type.name)) continue;
    expect(anchors.has(type.name)).toBe(true);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      expect(anchors.has(`${type.name}.${field.name}`)).toBe(true);
      for (const argument of field.args) expect(anchors.has(`${type.name}.${field.name}.${argument.name}`)).toBe(true);
    }
  }
});

test('links name an anchor of any page, and one that no page has fails the build', () => {
  const markdown = '## A {#a}\n\n- <span id="b">B</span>';
  const page = { path: '/docs/x', group: 'Guide', title: '', description: '', markdown } as const;
  expect([...anchorsOf([page])]).toEqual([
    ['a', '/docs/x#a'],
    ['b', '/docs/x#b'],
  ]);
  expect(withResolvedLinks('[A](#a)', anchorsOf([page]))).toBe('[A](/docs/x#a)');
  expect(() => withResolvedLinks('[C](#c)', anchorsOf([page]))).toThrow('#c');
  expect(() => anchorsOf([page, page])).toThrow('two anchors a');
});

test('every link to a page leads to one', () => {
  const paths = new Set(pages.map(({ path }) => path));
  const linked = [...all.matchAll(/\]\((\/docs[\w/.-]*)/g)].map(([, path = '']) => path);
  expect(linked.filter((path) => !paths.has(path) && !/\.(?:graphql|json|tgz)$/.test(path))).toEqual([]);
});

test('an error names the place that says what to do about it', () => {
  expect(anchors.get('error-RATE_LIMITED')).toBe(docsOf('RATE_LIMITED'));
});

test('every example is on one page, with a link that opens it in GraphiQL', () => {
  for (const { name } of allExamples()) {
    expect([name, all.split(` {#example-${name.replace('/', '-')}}\n`).length - 1]).toEqual([name, 1]);
    expect(all).toContain(`](${graphiqlAddress(name)})`);
  }
});

test('the documented limits match the code', () => {
  for (const limit of [DOCUMENT_LIMITS.tokens, COST_LIMITS.complexity, REQUEST_LIMITS.bodyBytes])
    expect(markdownOf('/docs/limits')).toContain(limit.toLocaleString('en-GB'));
});

describe('error codes', () => {
  /** The HTTP statuses of each error code in the source. */
  const refused = new Map<string, Set<number>>();
  for (const file of globSync('gateway/{server,execution,partners}/**/*.ts').filter(
    (path) => !path.includes('.test.'),
  )) {
    for (const [, status, code = ''] of readFileSync(file, 'utf8').matchAll(/requestError\(\s*(\d+),\s*'([A-Z_]+)'/g))
      refused.set(code, (refused.get(code) ?? new Set()).add(Number(status)));
  }

  test.each([...refused])('documents the statuses of %s', (code, statuses) => {
    expect(
      [...statuses].filter((status) => !errorCodes[code as keyof typeof errorCodes].statuses.includes(status)),
    ).toEqual([]);
    expect(anchors.get(`error-${code}`)).toBe(`/docs/errors#error-${code}`);
  });

  test.each(malformedRequests)('documents the error code for %s', (_, __, ___, status, code) => {
    expect(errorCodes[code as keyof typeof errorCodes].statuses).toContain(status);
  });
});

describe('over HTTP', () => {
  const script = 'applyScheme()';
  beforeAll(() => {
    mkdirSync('test-results/docs-pages/reference', { recursive: true });
    const html = `<script>${script}</script><script src="/docs/_astro/a.js"></script>${Object.values(PLACEHOLDERS).join(' ')}`;
    for (const name of ['index', 'reference/cart']) writeFileSync(`test-results/docs-pages/${name}.html`, html);
  });
  const http = useHttpGateway({ SHOP_NAME: 'Lamps <b> & Co', REQUESTS_PER_MINUTE: '1234' });

  test.each(['/docs', '/docs/reference/cart'])(
    'serves %s with its inline scripts allowed by hash, and an ETag',
    async (path) => {
      const response = await fetch(http.url + path);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
      const hash = createHash('sha256').update(script).digest('base64');
      expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
      const again = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } };
      expect((await fetch(http.url + path, again)).status).toBe(304);
      expect((await fetch(http.url + path, { method: 'POST' })).status).toBe(405);
      expect((await fetch(`${http.url}${path}/`, { redirect: 'manual' })).headers.get('location')).toBe(path);
    },
  );

  test('shows the values of the deployment, escaped', async () => {
    const html = await (await fetch(`${http.url}/docs`)).text();
    for (const value of ['Lamps &lt;b&gt; &amp; Co', '1,234', 'partner key']) expect(html).toContain(value);
    for (const placeholder of Object.values(PLACEHOLDERS)) expect(html).not.toContain(placeholder);
  });

  test('serves the schema and the REST contract', async () => {
    expect(
      buildSchema(await (await fetch(`${http.url}/docs/schema.graphql`)).text())
        .getQueryType()
        ?.getFields(),
    ).toHaveProperty('search');
    expect(await (await fetch(`${http.url}/docs/shop-api.openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });
    expect((await fetch(`${http.url}/docs/nothing`)).status).not.toBe(500);
  });
});

test('marks deprecated fields in place and lists them', () => {
  const old = buildSchema(`
    type Query { "A" a: Int @deprecated(reason: "Use \`b\`.") "B" b: Int cart: Cart }
    type Cart { id: ID warnings: Int }
    type ProductCollection { id: ID }
    type ProductFilters { id: ID }
    type Money { amount: Int }
    enum UserErrorCode { A }
    type Price { incVat: Int exVat: Int }
    extend type Query { node: Int products: Int }
  `);
  const made = docsPages(old).pages;
  expect(markdownOf('/docs/reference/shared', made)).toContain(
    '**Deprecated.** Use [`b`](/docs/reference/shared#Query.b).',
  );
  expect(markdownOf('/docs/changes', made)).toContain('- [`Query.a`](/docs/reference/shared#Query.a) Use `b`.');
});
