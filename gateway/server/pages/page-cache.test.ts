import { request as send, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createCatalogueChanges, type CatalogueChanges } from '../../upstream/changes/catalogue-changes.ts';
import { markStale } from '../../upstream/request-context.ts';
import type { Cdn } from '../../graphql-server/cdn/cdn.ts';
import type { CacheTags } from '../../graph/cache-tags.ts';
import { createBusyPages } from '../load/busy-page.ts';
import { createPageCache } from './page-cache.ts';
import { serveRoutes } from '../serve-routes.fixture.ts';
import { pageRoutes } from './pages.ts';

const FRESH = 2_000;

let url: string;
let changes: CatalogueChanges;
let clock: number;
/** The addresses that were rendered, in order. */
let rendered: string[];
/** The answer of the next renders. They resolve once `ready` has. */
let page: { status: number; headers: Record<string, string>; isCacheable: boolean };
let collect: (tags: CacheTags) => void;
let ready: Promise<void>;
let cdn: Cdn | null;

beforeEach(async () => {
  [changes, clock, rendered, ready] = [createCatalogueChanges(), 0, [], Promise.resolve()];
  cdn = null;
  page = { status: 200, headers: { 'content-type': 'text/html' }, isCacheable: true };
  collect = (tags) => tags.paths.add('/lamp/');
  const routes = pageRoutes({
    async render({ url }, { execute }) {
      const { pathname, search } = new URL(url);
      rendered.push(pathname + search);
      const number = rendered.length;
      await execute('id', {});
      await ready;
      return { ...page, body: `<title>${number} ${pathname}</title>${'x'.repeat(500)}`, inlineScripts: [] };
    },
    addressOf: (url) => (url.startsWith('/account') ? null : url.replace('?utm_source=mail', '')),
    loggedPath: (path) => path,
    themeColour: '#1F3A2E',
    assets: () => ({ styles: [], faces: [], modules: [], entries: [] }),
    execute: async (_id, _variables, _requestId, tags) => {
      collect(tags);
      return { data: {} };
    },
    cache: createPageCache(FRESH / 1_000, changes, () => clock),
    cdn: { tagHeader: (paths) => cdn?.tagHeader(paths) ?? null, close: () => undefined },
    logger: { error: () => undefined } as never,
    origin: 'http://shop.example',
    policy: () => 'x',
    now: () => new Date(0),
    busy: createBusyPages({ ...readConfig({}), shopName: 'Lamps & Co' }),
    limits: { atOnce: 4, atOncePerKey: 4, waiting: 0, waitingPerKey: 0, waitMilliseconds: 1_000 },
  });
  ({ url } = await serveRoutes(routes));
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The number and path of its title. */
  title: string | undefined;
}

function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = send(url + path, { method, headers, agent: false });
  const answer = new Promise<Answer>((resolve, reject) => {
    request.once('error', reject).once('response', (response) => {
      void buffer(response).then((body) => {
        const title = /<title>(.*)<\/title>/.exec(body.toString())?.[1];
        resolve({ status: response.statusCode, headers: response.headers, body, title });
      }, reject);
    });
  });
  answer.catch(() => undefined);
  request.end();
  return { answer, leave: () => request.destroy() };
}
const get = (path: string, headers?: Record<string, string>) => visit(path, headers).answer;
const titles = async (...paths: string[]) => {
  const found: (string | undefined)[] = [];
  for (const path of paths) found.push((await get(path)).title);
  return found;
};
const settled = () => new Promise(setImmediate);

describe('a public page', () => {
  test('is served while fresh, stale while one render replaces it, and rendered anew after that', async () => {
    const first = await get('/a');
    expect([first.title, first.headers.age, first.headers['cache-status']]).toEqual(['1 /a', undefined, undefined]);
    clock = FRESH - 1;
    const hit = await get('/a');
    expect([hit.title, hit.headers.age, hit.headers['cache-status']]).toEqual(['1 /a', '1', '"pages"; hit; ttl=0']);
    clock = FRESH * 2 - 1;
    const stale = await get('/a');
    expect([stale.title, stale.headers['cache-status']]).toEqual(['1 /a', '"pages"; hit; ttl=-2']);
    await expect.poll(() => rendered.length).toBe(2);
    await settled();
    expect(await titles('/a')).toEqual(['2 /a']);
    clock += FRESH * 2;
    expect(await titles('/a')).toEqual(['3 /a']);
  });

  test('is kept by a CDN for ten minutes when the CDN is told what changes', async () => {
    cdn = { tagHeader: (paths) => ({ xkey: [...paths].join(' ') }), close: () => undefined };
    expect((await get('/a')).headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=60',
      xkey: '/lamp/',
    });
    page.isCacheable = false;
    expect((await get('/b')).headers).not.toHaveProperty('xkey');
  });

  test('whose price changes soon is not served after that', async () => {
    collect = (tags) => tags.addProduct({ path: '/lamp/', priceChangesAt: new Date(500).toISOString() });
    const { headers } = await get('/a');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=0, stale-while-revalidate=0');
    clock = 499;
    expect(await titles('/a')).toEqual(['1 /a']);
    clock = 500;
    expect(await titles('/a')).toEqual(['2 /a']);
  });

  test('is compressed for each visitor as they accept it, under one ETag', async () => {
    const plain = await get('/a');
    const zstd = await get('/a', { 'accept-encoding': 'gzip, br, zstd' });
    const brotli = await get('/a', { 'accept-encoding': 'gzip, br' });
    expect([zstd.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['zstd', 'br']);
    expect([zstdDecompressSync(zstd.body), brotliDecompressSync(brotli.body)]).toEqual([plain.body, plain.body]);
    expect(new Set([plain, zstd, brotli].map(({ headers }) => headers.etag)).size).toBe(1);
    expect(plain.headers.vary).toBe('accept-encoding');
    expect(rendered).toEqual(['/a']);
  });

  test('answers a matching If-None-Match with 304, and HEAD without a body', async () => {
    const { headers } = await get('/a');
    const unchanged = await get('/a', { 'if-none-match': headers.etag ?? '' });
    expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, headers.etag]);
    const head = await visit('/a', {}, 'HEAD').answer;
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect(rendered).toEqual(['/a']);
  });

  test('shares its cached page with links from campaigns; a redirect keeps their parameters', async () => {
    expect(await titles('/a', '/a?utm_source=mail')).toEqual(['1 /a', '1 /a']);
    page = { status: 301, headers: { location: '/b' }, isCacheable: false };
    await get('/old?utm_source=mail');
    expect(rendered).toEqual(['/a', '/old', '/old?utm_source=mail']);
  });
});

test('a change of the catalogue drops the pages that show it, and no other', async () => {
  await get('/a');
  collect = (tags) => tags.paths.add('/switch/');
  await get('/b');
  changes.announce(['/lamp/']);
  expect(await titles('/a', '/b')).toEqual(['3 /a', '2 /b']);
  changes.receive('everything');
  expect(await titles('/a', '/b')).toEqual(['4 /a', '5 /b']);
});

describe('nothing is cached of', () => {
  test.each([
    ['a private page', '/account', {}],
    ['a page at an address that is not canonical', '/a', { isCacheable: false }],
    ['an error', '/a', { status: 503, isCacheable: false }],
  ])('%s', async (_, path, given) => {
    page = { ...page, ...given };
    expect(await titles(path, path)).toEqual([`1 ${path}`, `2 ${path}`]);
  });

  test('a page with stale parts, which says so', async () => {
    collect = () => markStale(30);
    expect((await get('/a')).headers['cache-status']).toBe('"catalogue"; hit; ttl=-30');
    expect(await titles('/a')).toEqual(['2 /a']);
  });

  test('a page that read data of a caller', async () => {
    collect = (tags) => (tags.isPersonal = true);
    expect(await titles('/a', '/a')).toEqual(['1 /a', '2 /a']);
  });
});
