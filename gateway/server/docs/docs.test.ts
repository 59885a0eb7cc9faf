import { globSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../graph/builder.ts';
import { BODY_BYTES_MAXIMUM } from '../../execution/admission/http-request.ts';
import { DOCUMENT_LIMITS } from '../../execution/admission/document-limits.ts';
import { allExamples } from '../graphiql/examples.ts';
import { useHttpGateway } from '../http-gateway.fixture.ts';
import { malformedRequests } from '../refused-requests.data.ts';
import { schema } from '../../graph/schema.ts';
import { anchorsOf } from './anchors.ts';
import { errorCodes } from './guide/error-codes.data.ts';
import { graphiqlAddress } from './highlight/code-block.ts';
import { markdownHtml } from './markdown.ts';
import { pageHtml } from './page.ts';
import { searchIndex } from './search-index.ts';
import { docsPages, type SiteOptions } from './site.ts';

const facts = {
  shopName: 'Lamps & Co',
  origin: 'https://shop.example',
  isGraphOpen: false,
  rateLimits: { requests: 1_200, cost: 3_000_000, images: 6_000 },
  cacheSeconds: 2,
  kitName: 'kit-1.0.0.tgz',
};
const assets = { styles: [], scripts: ['/assets/docs.js'] };

/** The whole HTML of each page by its path. */
function site(options: SiteOptions): Map<string, string> {
  const pages = docsPages(options);
  const anchors = anchorsOf(pages);
  return new Map(pages.map((page) => [page.path, pageHtml({ page, pages, anchors, facts: options.facts, assets })]));
}

/** The committed changelog and migration page, so that their HTML is validated too. */
const options = {
  facts,
  schema,
  changelog: readFileSync('schema/CHANGELOG.md', 'utf8'),
  migration: readFileSync('docs/migrations/2.md', 'utf8'),
};
const pages = docsPages(options);
const anchors = anchorsOf(pages);
const ids = [...anchors.keys()];
const documents = site(options);
const all = [...documents.values()].join('\n');

test.each([...documents])('%s is valid HTML below 60 kB', async (_, html) => {
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`))).toEqual([]);
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  expect(html).not.toContain('<p></p>');
});

test('every type, field and argument has an anchor', () => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (/^__|^(?:Int|Float|String|Boolean|ID)$/.test(type.name)) continue;
    expect(ids).toContain(type.name);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      expect(ids).toContain(`${type.name}.${field.name}`);
      for (const argument of field.args) expect(ids).toContain(`${type.name}.${field.name}.${argument.name}`);
    }
  }
});

test('every internal link leads to a page, and to an element of it', () => {
  const files = new Set([
    '/',
    '/graphql',
    '/favicon.svg',
    '/docs/schema.graphql',
    '/docs/shop-api.openapi.json',
    '/docs/kit.tgz',
  ]);
  const examples = new Set(allExamples().map(({ name }) => graphiqlAddress(name)));
  for (const [path, html] of documents) {
    const broken = [...html.matchAll(/ href="([^"]+)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => {
        if (address.startsWith('https://') || files.has(address) || examples.has(address)) return false;
        const [page = '', id] = address.split('#');
        const target = documents.get(page || path);
        return target === undefined || (id !== undefined && !target.includes(` id="${id}"`));
      });
    expect([path, broken]).toEqual([path, []]);
  }
});

test('every example is on one page, with a link that opens it in GraphiQL', () => {
  for (const { name } of allExamples())
    expect([name, all.split(` id="example-${name.replace('/', '-')}"`).length - 1]).toEqual([name, 1]);
  for (const { name } of allExamples()) expect(all).toContain(`href="${graphiqlAddress(name)}"`);
});

test('each page names the ones before and after it, and marks itself in the contents', () => {
  const paths = [...documents.keys()];
  for (const [index, path] of paths.entries()) {
    const html = documents.get(path) ?? '';
    expect(/<a href="([^"]+)" rel="prev">/.exec(html)?.[1]).toBe(paths[index - 1]);
    expect(/<a href="([^"]+)" rel="next">/.exec(html)?.[1]).toBe(paths[index + 1]);
    const contents = html.slice(html.indexOf('<nav id="contents"'), html.indexOf('<main'));
    expect([...contents.matchAll(/<a href="([^"]+)" aria-current="page">/g)].map(([, each]) => each)).toEqual([path]);
    expect(paths.filter((each) => !contents.includes(`<a href="${each}"`))).toEqual([]);
  }
});

test('the search index has every type, field, error code, example and guide heading at its anchor', () => {
  const entries = new Map(searchIndex({ schema, pages, anchors }).map(([title, , address]) => [title, address]));
  expect(entries.get('Cart')).toBe('/docs/reference/cart#Cart');
  expect(entries.get('Cart.warnings')).toBe('/docs/reference/cart#Cart.warnings');
  expect(entries.get('Query.search')).toBe('/docs/reference/search#Query.search');
  expect(entries.get('CartLineAddInput.quantity')).toBe('/docs/reference/cart#CartLineAddInput.quantity');
  expect(entries.get('Money, dates and ids')).toBe('/docs/values#money');
  expect(entries.get('A cart, from a server')).toBe('/docs#a-cart');
  expect(entries.get('Put a product in the cart')).toBe('/docs/reference/cart#example-cart-add-to-cart');
  for (const code of Object.keys(errorCodes)) expect(entries.get(code)).toBe(`/docs/errors#error-${code}`);
});

test('the documented limits match the code', () => {
  for (const limit of [
    DOCUMENT_LIMITS.tokens,
    LIMITS.complexity,
    BODY_BYTES_MAXIMUM,
    facts.rateLimits.cost,
    facts.rateLimits.images,
  ])
    expect(documents.get('/docs/limits')).toContain(limit.toLocaleString('en-GB'));
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
    expect(ids).toContain(`error-${code}`);
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
  const made = site({ facts, schema: old, changelog: '', migration: '' });
  expect(made.get('/docs/reference/shared')).toContain(
    '<strong>Deprecated.</strong> Use <a href="#Query.b"><code>b</code></a>.',
  );
  expect(made.get('/docs/changes')).toContain('<a href="/docs/reference/shared#Query.a"><code>Query.a</code></a>');
});

test('escapes all inserted text', () => {
  const made = site({
    facts: { ...facts, shopName: '<script>alert(1)</script>' },
    schema: buildSchema('"""<img src=x>""" type Query { """`<b>`""" a: Int }'),
    changelog: '## <i>1</i>\n\n- <u>`x`</u>\n',
    migration: '# <b>2</b>\n\n| <i>a</i> | b |\n|---|---|\n| <u>c</u> | `<b>` |\n\n```graphql\n<b>\n```\n',
  });
  expect([...made.values()].join('')).not.toMatch(/<script(?! type="module" src="\/assets)|<img|<b>|<i>|<u>/);
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
      '<div class="code"><pre tabindex="0" role="group" aria-label="A"><code><span class="k">query</span> {\n\n  a\n}</code></pre>' +
      '<p><button type="button" data-copy hidden><span>Copy</span><span class="unseen"> “A”</span></button></p></div>',
  );
});

describe('over HTTP', () => {
  const http = useHttpGateway();

  test.each(['/docs', '/docs/map', '/docs/reference/cart'])(
    'serves %s with inline styles, an external script and an ETag',
    async (path) => {
      const response = await fetch(http.url + path);
      const html = await response.text();
      const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
      const policy = response.headers.get('content-security-policy');
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
      expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
      expect(policy).toContain("script-src 'self';");
      expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/assets/docs.js">']);
      expect(html).not.toMatch(/ style=| on[a-z]+=/);
      const again = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } };
      expect((await fetch(http.url + path, again)).status).toBe(304);
      expect((await fetch(http.url + path, { method: 'POST' })).status).toBe(405);
      expect((await fetch(`${http.url}${path}/`, { redirect: 'manual' })).headers.get('location')).toBe(path);
    },
  );

  test('serves the search index as JSON with an ETag', async () => {
    const response = await fetch(`${http.url}/docs/search.json`);
    expect(await response.json()).toContainEqual(['Cart', 'Type', '/docs/reference/cart#Cart']);
    expect(response.headers.get('etag')).toMatch(/^"/);
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

  test('serves the packed kit as it is', async () => {
    const response = await fetch(`${http.url}/docs/kit.tgz`, { headers: { 'accept-encoding': 'br, gzip' } });
    const { headers } = response;
    expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual(['application/gzip', null]);
    expect(headers.get('content-disposition')).toBe('attachment; filename="kit-1.0.0.tgz"');
    expect([await response.text(), headers.get('content-length')]).toEqual(['the packed kit', '14']);
  });
});
