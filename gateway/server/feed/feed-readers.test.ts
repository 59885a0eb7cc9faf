import { once } from 'node:events';
import { mkdtemp, rm, type FileHandle } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '@storefront/config/config.ts';
import { createGatewayServices, type GatewayServices } from '../../graph/services.ts';
import { openFakeShop, type FakeShop } from '../../testing/fake-shop.ts';
import { listen, stop } from '../../testing/listen.fixture.ts';
import { productRecord } from '../../testing/records.ts';
import { createFeedHandler } from './feed.ts';

const { opened } = vi.hoisted(() => ({ opened: [] as FileHandle[] }));
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof import('node:fs/promises')>();
  const open: typeof files.open = async (...given) => {
    const handle = await files.open(...given);
    opened.push(handle);
    return handle;
  };
  return { ...files, open };
});

const PATH = '/feeds/google.xml';
const openFiles = () => opened.filter(({ fd }) => fd !== -1).length;

let shop: FakeShop;
let dataDir: string;
let services: GatewayServices;
let handler: ReturnType<typeof createFeedHandler>;
let warnings: unknown[];

beforeEach(async () => {
  [warnings, opened.length] = [[], 0];
  shop = await openFakeShop();
  shop.on('GET /product_changes', () => ({
    body: { results: [productRecord('lamp')], removed: [], after: null, as_of: '2026-11-23T10:00:00.000Z' },
  }));
  dataDir = await mkdtemp(join(tmpdir(), 'feed-'));
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.example', SHOP_NAME: 'Lamps & Co' });
  services = createGatewayServices({ config, shopApiUrl: shop.url, now: () => new Date() });
  handler = createFeedHandler({ services, logger: { warn: (given: unknown) => void warnings.push(given) } });
});
afterEach(async () => {
  await handler.close();
  await services.close();
  shop.close();
  await rm(dataDir, { recursive: true });
});

/** Reads the feed once; `arrive` sees each request before it is handled. Resolves to null for a reader that was cut off. */
async function read(
  encoding: string,
  arrive: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined,
): Promise<string | null> {
  const handled = Promise.withResolvers<boolean>();
  const server = createServer((request, response) => {
    void Promise.resolve(arrive(request, response))
      .then(() => handler.handle(request, response, PATH, { address: 'a' }))
      .then(handled.resolve, handled.reject);
  });
  const url = await listen(server);
  const text = await fetch(url, { headers: { 'accept-encoding': encoding } }).then(
    (answer) => answer.text(),
    () => null,
  );
  await handled.promise;
  await stop(server);
  return text;
}

const leavings: [when: string, leave: (request: IncomingMessage, response: ServerResponse) => unknown][] = [
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
    (_, response) => {
      vi.spyOn(response, 'flushHeaders').mockImplementation(() => void response.destroy());
    },
  ],
];

test.each(leavings.flatMap(([when, leave]) => ['gzip', 'identity'].map((encoding) => ({ when, leave, encoding }))))(
  'closes the file of a reader that leaves $when ($encoding)',
  async ({ leave, encoding }) => {
    const whole = await read(encoding);
    await expect.poll(openFiles).toBe(0);
    expect(await read(encoding)).toBe(whole);
    expect(await read(encoding, leave)).toBeNull();
    await expect.poll(openFiles).toBe(0);
    expect(warnings).toEqual([]);
  },
);
