import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '@storefront/schema/temporary-folder.fixture.ts';
import { readConfig } from '../../config/config.ts';
import { createGatewayServices, type GatewayServices } from '../../graph/services.ts';
import { openFakeShop, type FakeShop } from '../../testing/fake-shop.ts';
import { productRecord, variantRecord } from '../../testing/records.ts';
import { itemsIn } from './feed-items.fixture.ts';
import { serveRoutes } from '../serve-routes.fixture.ts';
import { feedRoutes } from './feed.ts';
import { openFeedFile } from './stored-feed.ts';

const CALL = 'GET /product_changes';
const AS_OF = '2026-11-23T10:00:00.000Z';
const MINUTE = 60_000;
const FAILED = { status: 400, body: { detail: 'no' } };

let shop: FakeShop;
let dataDir: string;
let now: number;
let warnings: unknown[];
let services: GatewayServices;
let close: (() => Promise<unknown>)[];
let url: string;
/** The records of each page of the whole catalogue, and of the changes since a time. */
let pages: object[][];
let changed: object[];
/** Delays pages after the first until it resolves. */
let gate: Promise<void> | null;
/** Sees each request before it is handled. */
let arrive: (request: IncomingMessage, response: ServerResponse) => unknown;

async function openGateway(): Promise<string> {
  const logger = { warn: (given: unknown) => void warnings.push(given) };
  const served = await serveRoutes(async (app) => {
    app.addHook('onRequest', async (request, reply) => void (await arrive(request.raw, reply.raw)));
    await app.register(feedRoutes({ services, logger }));
  });
  close.push(served.close);
  return `${served.url}/feeds/google.xml`;
}

beforeEach(async () => {
  [now, warnings, close, pages, changed, gate] = [Date.UTC(2026, 10, 24), [], [], [], [], null];
  arrive = () => undefined;
  shop = await openFakeShop();
  shop.on(CALL, async ({ query }) => {
    const page = Number(query.get('after') ?? '0');
    if (page > 0) await gate;
    const results = query.has('since') ? changed : pages[page];
    if (!results) return FAILED;
    const after = !query.has('since') && page + 1 < pages.length ? String(page + 1) : null;
    return { body: { results, removed: [], after, as_of: AS_OF } };
  });
  dataDir = temporaryFolder();
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.example', SHOP_NAME: 'Lamps & Co' });
  services = createGatewayServices({ config, shopApiUrl: shop.url, now: () => new Date(now) });
  url = await openGateway();
});
afterEach(async () => {
  for (const step of close) await step();
  await services.close();
  shop.close();
});

const read = (headers: Record<string, string> = {}, method = 'GET') => fetch(url, { headers, method });

/** Waits until the feed is finished and fresh, and reads it. */
async function readFresh(): Promise<string> {
  await expect
    .poll(async () => {
      const { headers } = await read({}, 'HEAD');
      return [headers.get('cache-control'), headers.get('cache-status')];
    })
    .toEqual([expect.stringContaining('public'), null]);
  return (await read()).text();
}

test('lists all pages as RSS, each product once, in one call a page', async () => {
  const variants = [variantRecord(21, 'Satin Brass'), variantRecord(22, 'Tartan')];
  pages = [
    [productRecord('lamp'), productRecord('gone', { availability: 'disabled' })],
    [productRecord('switch', { variants }), productRecord('lamp', { name: 'Changed meanwhile' })],
    [productRecord('pendant', { name: 'A\u0000 ]]> <b> & \uD800“quote”', description: '<p>a ]]&gt; b</p>' })],
  ];
  const answer = await read();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const items = itemsIn(await answer.text());
  expect(items.map((item) => item.get('g:title'))).toEqual([
    ['The lamp'],
    ['The switch, Satin Brass'],
    ['The switch, Tartan'],
    ['A ]]> <b> & “quote”'],
  ]);
  expect(Object.fromEntries(items[1] ?? [])).toMatchObject({
    'g:link': ['https://shop.example/switch/?finish=satin-brass'],
    'g:price': ['24.00 GBP', '5.94 GBP'],
    'g:availability': ['in_stock'],
    'g:identifier_exists': ['yes'],
    'g:additional_image_link': ['https://shop.example/images/1280/drawings/b.svg.webp'],
  });
  expect(items[3]?.get('g:description')).toEqual(['a ]]> b']);
  expect(shop.calls).toEqual([CALL, CALL, CALL]);
});

test('names no delivery charge of ours where the shop has deliveries of its own', async () => {
  shop.announces = 'delivery_options';
  pages = [[productRecord('lamp')]];
  expect(Object.keys(Object.fromEntries(itemsIn(await (await read()).text())[0] ?? []))).not.toContain('g:shipping');
});

test('a finished feed is sent in every encoding, or 304 for a known ETag, without a call', async () => {
  pages = [[productRecord('lamp')], [productRecord('switch')]];
  const first = await read();
  const text = await first.text();
  expect(await readFresh()).toBe(text);
  const plain = await read({ 'accept-encoding': 'identity' });
  expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual([text, null]);
  expect(plain.headers.get('cache-control')).toBe('public, max-age=900');
  const compressed = await read({ 'accept-encoding': 'br, gzip' });
  expect([compressed.headers.get('content-encoding'), await compressed.text()]).toEqual(['gzip', text]);
  for (const { headers } of [first, plain, compressed])
    expect((await read({ 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  expect((await read({ 'if-none-match': '"other"' })).status).toBe(200);
  expect(shop.calls.length).toBe(2);
});

test('callers share the first build, and download it while it is written', async () => {
  const held = Promise.withResolvers<void>();
  gate = held.promise;
  pages = [[productRecord('lamp')], [productRecord('switch')]];
  const from = (address: string, encoding = 'gzip') => read({ 'x-address': address, 'accept-encoding': encoding });
  const answers = await Promise.all([from('a'), from('a', 'identity'), from('b')]);
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(3).fill('no-store'));
  held.resolve();
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(itemsIn(texts[0] ?? '').length).toBe(2);
  expect(shop.calls.length).toBe(2);
});

test('opening a file that another process has replaced returns null', async () => {
  expect(await openFeedFile(join(dataDir, 'google-replaced.xml.gz'))).toBeNull();
});

test('checks for changes after 15 minutes, and rebuilds only after a change', async () => {
  pages = [[productRecord('lamp')]];
  const before = await readFresh();
  const tag = (await read()).headers.get('etag') ?? '';
  now += 20 * MINUTE;
  expect((await read({ 'if-none-match': tag })).status).toBe(304);
  expect((await read({ 'if-none-match': tag })).status).toBe(304);
  expect(shop.calls.length).toBe(2);
  now += 20 * MINUTE;
  [changed, pages] = [[productRecord('lamp')], [[productRecord('lamp', { name: 'New' })]]];
  expect(await readFresh()).not.toBe(before);
  expect(shop.calls.length).toBe(4);
});

test('rebuilds every hour, because stock changes are not reported; equal content keeps its ETag', async () => {
  pages = [[productRecord('lamp')]];
  const streamed = await read();
  await streamed.text();
  await readFresh();
  const tag = (await read()).headers.get('etag');
  now += 61 * MINUTE;
  await readFresh();
  const after = await read();
  expect([after.headers.get('etag'), shop.calls.length]).toEqual([tag, 2]);
  expect((await read({ 'if-none-match': streamed.headers.get('etag') ?? '' })).status).toBe(304);
  pages = [[productRecord('lamp', { inventory_level: 0 })]];
  now += 61 * MINUTE;
  expect(itemsIn(await readFresh())[0]?.get('g:availability')).toEqual(['out_of_stock']);
});

test('a failing first build breaks the connection and removes its file', async () => {
  pages = [[productRecord('lamp')], [productRecord('switch')]];
  shop.on(CALL, ({ query }) =>
    query.has('after') ? FAILED : { body: { results: pages[0], removed: [], after: '1', as_of: AS_OF } },
  );
  for (const encoding of ['gzip', 'identity']) {
    const answer = await read({ 'accept-encoding': encoding });
    await expect(answer.text()).rejects.toThrow();
    now += 2 * MINUTE;
  }
  expect(await readdir(join(dataDir, 'feeds'))).toEqual([]);
  expect(warnings.length).toBe(2);
});

test('serves the previous feed during a rebuild, also when the rebuild fails', async () => {
  pages = [[productRecord('lamp')]];
  const text = await readFresh();
  const held = Promise.withResolvers<void>();
  gate = held.promise;
  // The rebuild fails at its second page, which the shop does not have.
  pages = [[productRecord('lamp')], [productRecord('switch')]];
  now += 61 * MINUTE;
  const during = await Promise.all([read(), read()]);
  expect(await Promise.all(during.map((answer) => answer.text()))).toEqual([text, text]);
  expect(during[0]?.headers.get('cache-status')).toBe('"feed"; hit; ttl=-2760');
  pages.pop();
  held.resolve();
  await expect.poll(() => warnings.length).toBe(1);
  expect(await (await read()).text()).toBe(text);
});

test('a check does not undo the feed of another process', async () => {
  pages = [[productRecord('lamp')]];
  const text = await readFresh();
  const feeds = join(dataDir, 'feeds');
  const pointer = join(feeds, 'google.json');
  const stored = JSON.parse(await readFile(pointer, 'utf8'));
  const replacement = { ...stored, file: 'google-replacement.xml.gz', tags: ['replacement'] };
  await copyFile(join(feeds, stored.file), join(feeds, replacement.file));
  shop.on(CALL, async () => {
    await writeFile(pointer, JSON.stringify(replacement));
    return { body: { results: [], removed: [], after: null, as_of: AS_OF } };
  });
  now += 20 * MINUTE;
  const answer = await read();
  expect([answer.headers.get('etag'), await answer.text()]).toEqual(['W/"replacement"', text]);
  expect(JSON.parse(await readFile(pointer, 'utf8'))).toEqual(replacement);
});

test('serves a stale feed for a day while the shop API fails, and calls it once a minute', async () => {
  pages = [[productRecord('lamp')]];
  const text = await readFresh();
  shop.on(CALL, () => FAILED);
  now += 120 * MINUTE;
  const stale = await read();
  expect([await stale.text(), stale.headers.get('cache-control'), stale.headers.get('cache-status')]).toEqual([
    text,
    'public, max-age=60',
    '"feed"; hit; ttl=-6300',
  ]);
  await read();
  expect(shop.calls.length).toBe(2);
  now += 24 * 60 * MINUTE;
  const { status, headers } = await read();
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '60', 'no-store']);
});

test('answers 404 with a reason for a shop API that does not list its changes', async () => {
  shop.on(CALL, () => ({ status: 404 }));
  const answer = await read();
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('does not list its changes')]);
  await read();
  expect(shop.calls.length).toBe(1);
});

test('another process on the directory serves the same feed', async () => {
  pages = [[productRecord('lamp')]];
  const text = await readFresh();
  url = await openGateway();
  expect(await (await read()).text()).toBe(text);
  expect(shop.calls.length).toBe(1);
});

test('rebuilds a damaged file', async () => {
  pages = [[productRecord('lamp')]];
  const text = await readFresh();
  for (const name of await readdir(join(dataDir, 'feeds'))) await writeFile(join(dataDir, 'feeds', name), '{');
  expect(await readFresh()).toBe(text);
  expect(shop.calls.length).toBe(2);
});

test.each<[when: string, typeof arrive]>([
  [
    'before the request is handled',
    async ({ socket }, response) => {
      const closed = once(response, 'close');
      socket.destroy();
      await closed;
    },
  ],
  ['while the feed is looked up', ({ socket }) => void socket.destroy()],
  [
    'as the headers are sent',
    (_, response) => void vi.spyOn(response, 'flushHeaders').mockImplementation(() => void response.destroy()),
  ],
])('readers that leave %s leave no file open', async (_, leave) => {
  pages = [[productRecord('lamp')]];
  await readFresh();
  const isFile = (name: string) => statSync(`/dev/fd/${name}`, { throwIfNoEntry: false })?.isFile() ?? false;
  const openFiles = () => readdirSync('/dev/fd').filter(isFile).length;
  const before = openFiles();
  arrive = leave;
  for (const encoding of Array.from({ length: 10 }, () => ['gzip', 'identity']).flat())
    await expect(read({ 'accept-encoding': encoding }).then((answer) => answer.text())).rejects.toThrow();
  await expect.poll(openFiles).toBe(before);
  expect(warnings).toEqual([]);
});
