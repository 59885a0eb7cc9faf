import { globSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../graph/builder.ts';
import { BODY_BYTES_MAXIMUM } from '../../execution/admission/http-request.ts';
import { DOCUMENT_LIMITS } from '../../execution/admission/document-limits.ts';
import { useHttpGateway } from '../http-gateway.fixture.ts';
import { malformedRequests } from '../refused-requests.data.ts';
import { schema } from '../../graph/schema.ts';
import { markdownHtml } from './markdown.ts';
import { errorCodes } from './error-codes.data.ts';
import { docsPage } from './page.ts';

const facts = {
  shopName: 'Lamps & Co',
  origin: 'https://shop.example',
  isGraphOpen: false,
  allowance: { requestsPerMinute: 1_200, costPerMinute: 3_000_000 },
  visits: { imagesPerMinute: 6_000 },
  cacheSeconds: 2,
};
/** The committed migration page, so that its HTML is validated too. */
const migration = readFileSync('docs/migrations/2.md', 'utf8');
const page = docsPage({ facts, schema, changelog: '## 1.0.0\n\nThe first release.\n', migration });
const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test('the page is valid HTML', async () => {
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(page);
  expect(results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`))).toEqual([]);
});

test('every type and field has an anchor and a description, and every internal link resolves', () => {
  const known = new Set(ids);
  expect(known.size).toBe(ids.length);
  for (const type of Object.values(schema.getTypeMap())) {
    if (/^__|^(?:Int|Float|String|Boolean|ID)$/.test(type.name)) continue;
    expect(known).toContain(type.name);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      expect(known).toContain(`${type.name}.${field.name}`);
      for (const argument of field.args) expect(known).toContain(`${type.name}.${field.name}.${argument.name}`);
    }
  }
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(links.filter((id) => !known.has(id))).toEqual([]);
  expect(page).not.toContain('<p></p>');
});

test('the documented limits match the code', () => {
  for (const limit of [
    DOCUMENT_LIMITS.tokens,
    LIMITS.complexity,
    BODY_BYTES_MAXIMUM,
    facts.allowance.costPerMinute,
    facts.visits.imagesPerMinute,
  ])
    expect(page).toContain(limit.toLocaleString('en-GB'));
});

describe('error codes', () => {
  /** The HTTP statuses of each error code in the source. */
  const refused = new Map<string, Set<number>>();
  for (const file of globSync('gateway/{server,execution,partners}/**/*.ts').filter(
    (path) => !path.includes('.test.'),
  )) {
    for (const [, status, code = ''] of readFileSync(file, 'utf8').matchAll(/refusal\((\d+), '([A-Z_]+)'/g))
      refused.set(code, (refused.get(code) ?? new Set()).add(Number(status)));
  }

  test.each([...refused])('documents the statuses of %s', (code, statuses) => {
    expect(
      [...statuses].filter((status) => !errorCodes[code as keyof typeof errorCodes].statuses.includes(status)),
    ).toEqual([]);
    expect(page).toContain(`id="error-${code}"`);
  });

  test.each(malformedRequests)('documents the error code for %s', (_, __, ___, status, code) => {
    expect(errorCodes[code as keyof typeof errorCodes].statuses).toContain(status);
  });

  test('the description of every error type ends with its code', () => {
    const userError = schema.getType('UserError');
    const silent = Object.values(schema.getTypeMap()).filter(
      (type) =>
        isObjectType(type) &&
        type.getInterfaces().some((each) => each === userError) &&
        !/Code [A-Z_]+\.$/.test(type.description ?? ''),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

test('marks deprecated fields in place and lists them', () => {
  const old = buildSchema('"""Q""" type Query { """A""" a: Int @deprecated(reason: "Use `b`.") """B""" b: Int }');
  const html = docsPage({ facts, schema: old, changelog: '', migration: '' });
  expect(html).toContain('<strong>Deprecated.</strong> Use <a href="#Query.b"><code>b</code></a>.');
  expect(html).toContain('<a href="#Query.a"><code>Query.a</code></a>');
});

test('escapes all inserted text', () => {
  const html = docsPage({
    facts: { ...facts, shopName: '<script>alert(1)</script>' },
    schema: buildSchema('"""<img src=x>""" type Query { """`<b>`""" a: Int }'),
    changelog: '## <i>1</i>\n\n- <u>`x`</u>\n',
    migration: '# <b>2</b>\n\n| <i>a</i> | b |\n|---|---|\n| <u>c</u> | `<b>` |\n',
  });
  expect(html).not.toMatch(/<script|<img|<b>|<i>|<u>/);
});

test('renders headings, lines and lists of the changelog', () => {
  expect(markdownHtml('# T\n\n## 1.1.0\n\n### New\n\n- `A.b` was added.\n- C\n')).toBe(
    '<h3>1.1.0</h3><h4>New</h4><ul><li><code>A.b</code> was added.</li><li>C</li></ul>',
  );
});

test('renders tables and code of the migration page', () => {
  expect(markdownHtml('## A\n\n| F | G |\n|---|---|\n| `a` | b \\| c |\n\n```graphql\nquery {\n\n  a\n}\n```\n')).toBe(
    '<h3>A</h3>' +
      '<div class="table" role="region" aria-label="A" tabindex="0"><table><thead><tr><th scope="col">F</th><th scope="col">G</th></tr></thead>' +
      '<tbody><tr><th scope="row"><code>a</code></th><td>b | c</td></tr></tbody></table></div>' +
      '<pre tabindex="0" aria-label="A"><code>query {\n\n  a\n}</code></pre>',
  );
});

describe('over HTTP', () => {
  const http = useHttpGateway();

  test('serves a page without scripts, with inline styles and an ETag', async () => {
    const response = await fetch(`${http.url}/docs`);
    const html = await response.text();
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const policy = response.headers.get('content-security-policy');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).not.toContain('script-src');
    expect(html).not.toContain('<script');
    expect(
      (await fetch(`${http.url}/docs`, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })).status,
    ).toBe(304);
    expect((await fetch(`${http.url}/docs`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${http.url}/docs/`, { redirect: 'manual' })).headers.get('location')).toBe('/docs');
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
