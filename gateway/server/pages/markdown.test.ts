import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '@storefront/config/config.ts';
import { createCatalogueChanges, type CatalogueChanges } from '../../upstream/changes/catalogue-changes.ts';
import { createBusyPages } from '../load/busy-page.ts';
import { serveRoutes } from '../serve-routes.fixture.ts';
import { createPageCache } from './page-cache.ts';
import { pageRoutes } from './pages.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let url: string;
let changes: CatalogueChanges;
/** The media types and addresses that were rendered, in order. */
let rendered: string[];

beforeEach(async () => {
  [changes, rendered] = [createCatalogueChanges(), []];
  const routes = pageRoutes({
    async render({ url: address, headers }, { execute }) {
      const { pathname } = new URL(address);
      const accept = headers.get('accept') ?? '';
      // A page without Markdown, such as the basket, is HTML.
      const type = pathname === '/cart' ? 'text/html' : accept;
      rendered.push(`${accept} ${pathname}`);
      await execute('id', {});
      const link = { link: '<http://shop.example/lamp/>; rel="canonical"' };
      return {
        status: 200,
        headers: { 'content-type': `${type}; charset=utf-8`, ...(type === 'text/markdown' && link) },
        body: type === 'text/markdown' ? `# Lamp ${pathname}` : `<title>${pathname}</title>`,
        inlineScripts: [],
        isCacheable: true,
      };
    },
    addressOf: (address) => address,
    loggedPath: (path) => path,
    themeColour: '#1F3A2E',
    assets: () => ({ styles: [], faces: [], modules: [], entries: [] }),
    execute: async (_id, _variables, _requestId, tags) => {
      tags.paths.add('/lamp/');
      return { data: {} };
    },
    cache: createPageCache(60, changes),
    logger: { error: () => undefined } as never,
    origin: 'http://shop.example',
    policy: () => 'x',
    now: () => new Date(0),
    busy: createBusyPages({ ...readConfig({}), shopName: 'Lamps & Co' }),
  });
  ({ url } = await serveRoutes(routes));
});

async function get(path: string, accept: string, { method = 'GET', etag = '' } = {}) {
  const response = await fetch(url + path, { method, headers: { accept, ...(etag && { 'if-none-match': etag }) } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('serves Markdown to whoever prefers it, at the address of the page', async () => {
  const { status, headers, text } = await get('/lamp/', 'text/markdown, text/html;q=0.9, */*;q=0.1');
  expect([status, text]).toEqual([200, '# Lamp /lamp/']);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    vary: 'accept, accept-encoding',
    link: '<http://shop.example/lamp/>; rel="canonical"',
  });
});

test('keeps both forms of a page, and gives a browser Markdown in no order of requests', async () => {
  for (let round = 0; round < 2; round += 1) {
    expect((await get('/lamp/', 'text/markdown')).text).toBe('# Lamp /lamp/');
    expect((await get('/lamp/', BROWSER)).text).toBe('<title>/lamp/</title>');
    expect((await get('/lamp/', '*/*')).text).toBe('<title>/lamp/</title>');
  }
  expect(rendered).toEqual(['text/markdown /lamp/', 'text/html /lamp/']);
});

test('lets no shared cache keep Markdown: many go by the address alone', async () => {
  expect((await get('/lamp/', 'text/markdown')).headers.get('cache-control')).toBe('private, max-age=0');
  expect((await get('/lamp/', BROWSER)).headers.get('cache-control')).toMatch(/^public/);
});

test('answers HEAD without a body, and 304 to a reader who has the Markdown but not to one who has the HTML', async () => {
  const head = await get('/lamp/', 'text/markdown', { method: 'HEAD' });
  expect([head.status, head.text, head.headers.get('content-type')]).toEqual([200, '', 'text/markdown; charset=utf-8']);
  const again = (etag: string | null) =>
    get('/lamp/', 'text/markdown', { etag: etag ?? '' }).then(({ status }) => status);
  expect(await again(head.headers.get('etag'))).toBe(304);
  expect(await again((await get('/lamp/', BROWSER)).headers.get('etag'))).toBe(200);
});

test('serves HTML where a page has no Markdown', async () => {
  const { status, headers } = await get('/cart', 'text/markdown');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

test('serves the start page as llms.txt to everyone, kept with it', async () => {
  for (const accept of [BROWSER, '*/*', 'text/markdown']) {
    const { status, headers, text } = await get('/llms.txt', accept);
    expect([status, text, headers.get('content-type')]).toEqual([200, '# Lamp /', 'text/markdown; charset=utf-8']);
  }
  expect((await get('/', 'text/markdown')).text).toBe('# Lamp /');
  expect(rendered).toEqual(['text/markdown /']);
});
