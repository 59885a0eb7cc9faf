import { once } from 'node:events';
import { mkdtemp, rm, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '@storefront/config/config.ts';
import { createGatewayServices, type GatewayServices } from '../../graph/services.ts';
import { openFakeShop, type FakeShop } from '../../testing/fake-shop.ts';
import { productRecord } from '../../testing/records.ts';
import { serveRoutes } from '../serve-routes.fixture.ts';
import { feedRoutes } from './feed.ts';

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
let url: string;
let close: () => Promise<void>;
/** Sees each request before it is handled. */
let arrive: (request: IncomingMessage, response: ServerResponse) => unknown;
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
  ({ url, close } = await serveRoutes(async (app) => {
    app.addHook('onRequest', async (request, reply) => void (await arrive(request.raw, reply.raw)));
    await app.register(feedRoutes({ services, logger: { warn: (given: unknown) => void warnings.push(given) } }));
  }));
});
afterEach(async () => {
  await close();
  await services.close();
  shop.close();
  await rm(dataDir, { recursive: true });
});

/** Reads the feed once. Resolves to null for a reader that was cut off. */
function read(encoding: string, leave: typeof arrive = () => undefined): Promise<string | null> {
  arrive = leave;
  return fetch(url + PATH, { headers: { 'accept-encoding': encoding } }).then(
    (answer) => answer.text(),
    () => null,
  );
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
