import { createHash } from 'node:crypto';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { useHttpGateway } from '../http-gateway.fixture.ts';

const http = useHttpGateway({ SHOP_NAME: 'Lamps <b> & Co', REQUESTS_PER_MINUTE: '1234' });
const get = (path: string, init: RequestInit = {}) => fetch(http.url + path, { redirect: 'manual', ...init });
const textOf = async (path: string) => (await get(path)).text();

test.each(['/docs', '/docs/errors', '/docs/search?q=key'])(
  'serves %s with its script and style allowed by hash, and an ETag',
  async (path) => {
    const response = await get(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    const html = await response.text();
    for (const name of ['script', 'style']) {
      const [, text = ''] = new RegExp(`<${name}>([^]+?)</${name}>`).exec(html) ?? [];
      expect(policy).toContain(`${name}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    const again = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } };
    expect((await get(path, again)).status).toBe(304);
    expect((await get(path, { method: 'POST' })).status).toBe(405);
  },
);

test('shows the values of the deployment, escaped, and the shop’s own examples', async () => {
  const html = (await textOf('/docs')) + (await textOf('/docs/limits'));
  for (const value of ['Lamps &lt;b&gt; &amp; Co', '1,234 requests', '/graphql \\', '&quot;lamp&quot;'])
    expect(html).toContain(value);
  expect(html).not.toMatch(/shop\.example|_PER_MINUTE|example-term/);
});

test('the search lists sections with the words, and writes none of them as markup', async () => {
  expect(await textOf('/docs/search?q=rate_limited')).toMatch(
    /<main[^]*href="\/docs\/errors#error-RATE_LIMITED">RATE_LIMITED – Errors<\/a>/,
  );
  const html = await textOf(`/docs/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).not.toContain('<script>alert');
  expect(await textOf('/docs/search')).toContain('0 sections have');
});

test('serves the schema and the REST contract', async () => {
  expect(
    buildSchema(await textOf('/schema.graphql'))
      .getQueryType()
      ?.getFields(),
  ).toHaveProperty('search');
  expect(JSON.parse(await textOf('/docs/shop-api.openapi.json'))).toMatchObject({ openapi: '3.1.0' });
});
