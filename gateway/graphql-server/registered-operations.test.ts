import { describe, expect, test } from 'vitest';
import { codeOf, get as getOf, JSON_HEADERS, PARTNER_KEY, useGraphServers } from './graph-server.fixture.ts';
import type { GraphServer } from './graph-server.fixture.ts';

const open = useGraphServers();
const persisted = { own: '{ shop { name } }', both: '{ shop { phone } }' };
const PRODUCT = 'query Product($path: String!) { product(path: $path) { name } }';
const SITE = { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };

async function openClosed(registered: Record<string, string>, options = {}): Promise<GraphServer> {
  const server = await open(persisted, { isOpen: false, ...options });
  for (const [id, text] of Object.entries(registered)) server.registered.set(id, text);
  return server;
}
const get = (server: GraphServer, ...request: Parameters<typeof getOf>) => server.send(getOf(...request));
const plain = { path: '/plain/' };
const post = (server: GraphServer, id: string, headers: Record<string, string> = {}) =>
  server.send({
    headers: { ...JSON_HEADERS, ...headers },
    body: JSON.stringify({ documentId: id, variables: plain }),
  });

describe('a registered operation', () => {
  test('is kept by a CDN for ten minutes when the CDN is told what changes', async () => {
    const cdn = { tagHeader: (paths: ReadonlySet<string>) => ({ xkey: [...paths].join(' ') }), close: () => undefined };
    const server = await openClosed({ p: PRODUCT }, { cdn });
    expect((await get(server, 'p', plain)).headers).toMatchObject({
      'cache-control': 'public, max-age=2, s-maxage=600, stale-while-revalidate=8',
      xkey: '/plain/',
    });
    expect((await post(server, 'p')).headers).not.toHaveProperty('xkey');
    cdn.tagHeader = () => null as never;
    server.registered.set('q', PRODUCT.replace('name', 'sku'));
    expect((await get(server, 'q', plain)).headers['cache-control']).not.toContain('s-maxage');
  });

  test('answers everyone by GET, for a CDN to keep, whatever the site', async () => {
    const server = await openClosed({ p: PRODUCT });
    const answers = await Promise.all([get(server, 'p', plain), get(server, 'p', plain, SITE)]);
    for (const answer of answers) {
      expect(JSON.parse(answer.text)).toEqual({ data: { product: { name: 'The plain' } } });
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=2, stale-while-revalidate=8',
        'access-control-allow-origin': '*',
        vary: 'accept, accept-encoding',
      });
      expect(answer.headers).not.toHaveProperty('ratelimit-limit');
    }
    expect(server.shop.calls).toEqual(['GET /products/plain/']);
    const asking = {
      ...SITE,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-request-id',
    };
    expect((await server.send({ method: 'OPTIONS', path: '?documentId=p', headers: asking })).headers).toMatchObject({
      'access-control-allow-origin': SITE.origin,
    });
    const known = await get(server, 'p', plain, { ...SITE, 'if-none-match': answers[0]?.headers.etag ?? '' });
    expect([known.status, known.text, known.headers['access-control-allow-origin']]).toEqual([304, '', '*']);
  });

  test('can be sent by POST, with a key and without', async () => {
    const server = await openClosed({ p: PRODUCT });
    for (const headers of [undefined, { 'x-partner-key': PARTNER_KEY }]) {
      const { text, headers: received } = await post(server, 'p', headers);
      expect([JSON.parse(text), received['cache-control']]).toMatchObject([
        { data: { product: { name: 'The plain' } } },
        'private, no-store',
      ]);
    }
    expect(codeOf(await post(server, 'p', SITE))).toBe('CROSS_SITE_REQUEST');
  });

  test('ends when it is unregistered', async () => {
    const server = await openClosed({ p: PRODUCT });
    await get(server, 'p', plain);
    server.registered.clear();
    const gone = await get(server, 'p', plain, SITE);
    expect([gone.status, codeOf(gone), gone.headers['access-control-allow-origin']]).toEqual([
      404,
      'PERSISTED_OPERATION_UNKNOWN',
      SITE.origin,
    ]);
    expect((await post(server, 'p')).status).toBe(404);
  });

  test('takes the place of none of the storefront’s, but makes it readable for every site', async () => {
    const server = await openClosed({ both: '{ shop { name } }' });
    expect(JSON.parse((await get(server, 'both', {}, SITE)).text)).toMatchObject({
      data: { shop: { phone: expect.stringMatching(/\d/) } },
    });
    expect(codeOf(await get(server, 'own', {}, SITE))).toBe('CROSS_SITE_REQUEST');
  });
});

test('one that is no longer valid is refused by GET and POST, and logged once', async () => {
  const server = await openClosed({ p: '{ shop { nme } }' });
  for (const answer of [await get(server, 'p'), await post(server, 'p'), await get(server, 'p')])
    expect([answer.status, codeOf(answer), answer.text]).toEqual([
      400,
      'GRAPHQL_VALIDATION_FAILED',
      expect.stringMatching(/"This operation is no longer valid: Cannot query field [^?]*$/),
    ]);
  expect(server.warnings).toEqual(['a registered operation is not valid']);
  const asText = { ...JSON_HEADERS, 'x-partner-key': PARTNER_KEY };
  expect((await server.send({ headers: asText, body: '{"query":"{ shop { nme } }"}' })).text).toContain(
    '"message":"Cannot query field',
  );
});

const COSTLY = '{ search(query: "x", first: 100) { nodes { related { images { url } variants { image { url } } } } } }';
test.each([
  ['a change', 'mutation { newsletterSubscribe(input: { email: "a@b.example" }) { __typename } }', 405, 'BAD_REQUEST'],
  ['a private answer', '{ cart { quantity } }', 400, 'OPERATION_NOT_PUBLIC'],
  ['too costly with these variables', COSTLY, 200, 'OPERATION_TOO_COMPLEX'],
])('what is stored is checked again when it is sent: %s', async (_, text, status, code) => {
  const server = await openClosed({ p: text });
  const answer = await get(server, 'p');
  expect([answer.status, codeOf(answer)]).toEqual([status, code]);
});
