import { readdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '@storefront/schema/temporary-folder.fixture.ts';
import { readImageHost, type ImageHost } from '@storefront/schema/settings/image-hosts.rules.ts';
import { imageUrl } from '@storefront/domain/image-url.rules.ts';
import { openImageCache } from './image-cache.ts';
import { serve } from '../../testing/listen.fixture.ts';
import { publicLookup } from '../../upstream/public-address.ts';
import { createExternalImages, createPublicImages } from './image-sources.ts';
import { serveRoutes } from '../serve-routes.fixture.ts';
import { imageRoutes } from './images.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><path fill="#a52" d="M0 0h800v800H0z"/></svg>';
let directory: string;
let pages: Record<string, RequestListener>;
/** The paths requested from the image host. */
let asked: string[];
/** Cache misses. */
let missed: number;
let host: string;
let gateway: string;
let warnings: object[];

async function openGateway(entries: string[], lookup?: ReturnType<typeof publicLookup>): Promise<string> {
  const { url: shopOrigin } = await serve((request, response) =>
    request.url === '/drawings/0a1b.svg'
      ? response.end(DRAWING)
      : response.writeHead(request.url === '/drawings/ill.svg' ? 500 : 404).end(),
  );
  const hosts = entries.map((entry) => readImageHost(entry) as ImageHost);
  const logger = { warn: (details: object) => void warnings.push(details) };
  const cache = openImageCache({ directory, bytesMaximum: 100_000_000, logger });
  const routes = imageRoutes({
    shopOrigin,
    cache: {
      ...cache,
      async read(name) {
        const image = await cache.read(name);
        missed += image ? 0 : 1;
        return image;
      },
    },
    external: createExternalImages(hosts, lookup),
    logger,
  });
  return (await serveRoutes(routes)).url;
}

beforeEach(async () => {
  directory = temporaryFolder();
  [pages, asked, missed, warnings] = [{}, [], 0, []];
  const images = await serve((request, response) => {
    asked.push(request.url ?? '');
    const page = pages[request.url ?? ''];
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  host = images.url;
  gateway = await openGateway([host]);
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 1 } } })
    .png()
    .toBuffer();
const sends =
  (body: Buffer | string, type = 'image/png'): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end(body);
const get = (source: string, width = 320) => fetch(gateway + imageUrl(source, width));

async function expectRefused(response: Response, status: number) {
  const text = await response.text();
  const isOneLine = text.split('\n').length === 2 && !text.includes('    at ');
  expect([response.status, response.headers.get('cache-control'), isOneLine]).toEqual([status, 'no-store', true]);
  expect((await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.webp'))).toEqual([]);
}

test('renders the shop’s own image in the requested width', async () => {
  const response = await get('/drawings/0a1b.svg', 160);
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 160 });
  await expectRefusedLeavingOthers(await get('/drawings/none.svg'), 404);
  await expectRefusedLeavingOthers(await get('/drawings/ill.svg'), 502);
});

async function expectRefusedLeavingOthers(response: Response, status: number) {
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  await response.text();
}

test('fits an image from an allowed host into a white square and fetches it once', async () => {
  pages['/wide.png?v=1'] = sends(await picture(800, 400));
  const source = `${host}/wide.png?v=1`;
  const first = await get(source);
  const { data, info } = await sharp(await first.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  expect([first.status, info.width, info.height]).toEqual([200, 320, 320]);
  expect(pixel(160, 10)).toEqual([255, 255, 255]);
  expect(pixel(160, 160)[0]).toBeGreaterThan(150);
  expect(pixel(160, 160)[1]).toBeLessThan(60);
  expect((await get(source)).status).toBe(200);
  expect(asked).toEqual(['/wide.png?v=1']);
});

test('squares a small image without enlarging it, and makes transparency white', async () => {
  pages['/small.png'] = sends(
    await sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer(),
  );
  const image = sharp(await (await get(`${host}/small.png`, 640)).arrayBuffer());
  expect(await image.metadata()).toMatchObject({ width: 60, height: 60 });
  expect((await image.stats()).channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('applies the EXIF orientation', async () => {
  pages['/side.jpg'] = sends(
    await sharp(await picture(400, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
    'image/jpeg',
  );
  const { data, info } = await sharp(await (await get(`${host}/side.jpg`)).arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const green = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1] ?? -1;
  expect([green(10, 160) > 240, green(160, 10) < 100]).toEqual([true, true]);
});

test('concurrent requests in any width share one fetch', async () => {
  const body = await picture(100, 100);
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  pages['/a.png'] = (_, response) =>
    void opened.then(() => response.writeHead(200, { 'content-type': 'image/png' }).end(body));
  const waiting = [320, 640, 80].map((width) => get(`${host}/a.png`, width));
  // A request that misses the cache after the fetch has ended starts another fetch.
  await expect.poll(() => [missed, asked.length]).toEqual([3, 1]);
  open();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(asked).toEqual(['/a.png']);
});

test.each<[string, number, RequestListener]>([
  ['is not there', 404, (_, response) => response.writeHead(404).end()],
  ['is a page', 404, sends('<p>Sign in</p>', 'text/html')],
  ['is a drawing', 404, sends(DRAWING, 'image/svg+xml')],
  ['is a drawing that says it is a PNG', 502, sends(DRAWING)],
  ['is broken', 502, sends('not a picture')],
  ['is elsewhere', 502, (_, response) => response.writeHead(302, { location: '/ok.png' }).end()],
  ['meets trouble', 502, (_, response) => response.writeHead(503).end('busy')],
  [
    'breaks off',
    502,
    (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'image/png', 'content-length': '1000' })
        .write('abc', () => response.destroy()),
  ],
  ['is over 20 MB', 502, sends(Buffer.alloc(20_000_001))],
])('an image that %s returns %i and is not cached', async (_, status, page) => {
  pages['/a.png'] = page;
  pages['/ok.png'] = sends(await picture(10, 10));
  await expectRefused(await get(`${host}/a.png`), status);
  expect([asked, warnings.length]).toEqual([['/a.png'], status === 502 ? 1 : 0]);
});

test('normalizes image URLs, so that each is fetched and cached once', async () => {
  pages['/a.png'] = sends(await picture(10, 10));
  for (const source of [
    `${host}/a.png`,
    `${host}/a.png#top`,
    `${host}/b/../a.png`,
    `${host.replace('http', 'HTTP')}/a.png`,
    `${host}/a.png\0`,
  ]) {
    const response = await fetch(`${gateway}/images/320/external/${Buffer.from(source).toString('base64url')}.webp`);
    expect([source, response.status]).toEqual([source, 200]);
  }
  const cached = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.webp'));
  expect([asked, cached.length]).toEqual([['/a.png'], 1]);
});

test('does not request a host that is not on the allow-list, even for a cached image', async () => {
  pages['/a.png'] = sends(await picture(10, 10));
  const source = `${host}/a.png`;
  expect((await get(source)).status).toBe(200);
  gateway = await openGateway([]);
  expect((await get(source)).status).toBe(404);
  expect(asked).toEqual(['/a.png']);
});

test.each([
  ['a width that is not made', () => imageUrl(`${host}/a.png`, 320).replace('/320/', '/321/')],
  [
    'a path instead of an address',
    () => `/images/320/external/${Buffer.from('/drawings/0a1b.svg').toString('base64url')}.webp`,
  ],
  ['nothing', () => '/images/320/external/.webp'],
])('returns 404 for %s', async (_, path) => {
  pages['/a.png'] = sends(await picture(10, 10));
  await expectRefused(await fetch(gateway + path()), 404);
  expect(asked).toEqual([]);
});

test('does not request a wildcard host that resolves to a loopback address', async () => {
  const { port } = new URL(host);
  gateway = await openGateway(
    [`http://*.cdn.example:${port}`],
    publicLookup(((_name: string, _options: object, callback: (error: null, addresses: object[]) => void) =>
      callback(null, [{ address: '127.0.0.1', family: 4 }])) as never),
  );
  await expectRefused(await get(`http://a.cdn.example:${port}/a.png`), 502);
  expect([asked, warnings.length]).toEqual([[], 1]);
});

test.each(['http://127.0.0.1/a.jpg', 'http://[::1]/a.jpg', 'http://0x7f.1/', 'http://localhost/'])(
  'an import fetches nothing from %s',
  async (url) => {
    await expect(createPublicImages()(url)).rejects.toThrow('public address');
  },
);
