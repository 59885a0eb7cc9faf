import { get, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createBusyPages } from '../load/busy-page.ts';
import type { SlotLimits } from '@storefront/domain/process/slots.ts';
import { serveRoutes } from '../serve-routes.fixture.ts';
import { pageRoutes } from './pages.ts';
import type { RenderPage } from './storefront.ts';

const LIMITS: SlotLimits = { atOnce: 2, atOncePerKey: 1, waiting: 3, waitingPerKey: 2, waitMilliseconds: 60_000 };

/** Pages that wait for their data, by path. */
interface Rendering {
  signal: AbortSignal;
  execute(): Promise<unknown>;
  report(): void;
  finish(): void;
}

let url: string;
let server: Server;
let rendering: Map<string, Rendering>;
let rendered: string[];
let outcomes: string[];
let executed: number;
let answer: unknown;
let lines: { level: number; path: string; msg: string }[];

const render: RenderPage = ({ url, signal }, { execute, onError }) => {
  const path = new URL(url).pathname;
  rendered.push(path);
  return new Promise((resolve, reject) => {
    rendering.set(path, {
      signal,
      execute: () => execute('id', {}).catch((error: unknown) => (onError(error), reject(error as Error))),
      report: () => onError(new Error('nothing to show')),
      finish: () =>
        resolve({
          status: 200,
          headers: { 'content-type': 'text/html' },
          body: `<title>${path}</title>`,
          inlineScripts: [],
          isCacheable: true,
        }),
    });
  });
};

beforeEach(async () => {
  [rendering, rendered, lines, executed, answer] = [new Map(), [], [], 0, { data: {} }];
  const routes = pageRoutes({
    render,
    addressOf: () => null,
    cache: null,
    loggedPath: (path) => path.replace(/^\/order\/.*/, '/order/…'),
    themeColour: '#1F3A2E',
    assets: () => ({ styles: [], faces: [], modules: [], entries: [] }),
    execute: async () => {
      executed += 1;
      return answer as never;
    },
    logger: pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(JSON.parse(line) as never) }),
    origin: 'http://shop.example',
    policy: () => 'x',
    now: () => new Date('2026-11-24T12:59:59Z'),
    busy: createBusyPages({ ...readConfig({}), shopName: 'Lamps & Co' }),
    limits: LIMITS,
  });
  ({ url, server, outcomes } = await serveRoutes(routes));
});

/** Requests a page from one of this machine's loopback addresses. */
function visit(path: string, from = '127.0.0.1') {
  const request = get(url + path, { localAddress: from, agent: false });
  const answer = new Promise<IncomingMessage>((resolve, reject) =>
    request.once('response', resolve).once('error', reject),
  );
  answer.catch(() => undefined);
  return { answer, leave: () => request.destroy() };
}

/** Resolves once the pages being rendered are these. */
const under = (paths: string[]) => expect.poll(() => rendered.toSorted()).toEqual(paths);

test('sheds pages beyond the concurrency limit with 503 and Retry-After, and serves other addresses', async () => {
  const pages = [visit('/1'), visit('/2'), visit('/3')];
  await under(['/1']);
  await expect.poll(() => connections()).toBe(3);
  const refused = await visit('/4').answer;
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(refused.headers['content-security-policy']).toContain("style-src 'sha256-");
  expect(await text(refused)).toContain('<title>We’re very busy right now – Lamps &amp; Co</title>');
  const other = visit('/other', '127.0.0.2');
  await under(['/1', '/other']);
  rendering.get('/other')?.finish();
  expect((await other.answer).statusCode).toBe(200);
  for (const [index, page] of pages.entries()) {
    await expect.poll(() => rendering.has(`/${index + 1}`)).toBe(true);
    rendering.get(`/${index + 1}`)?.finish();
    expect((await page.answer).statusCode).toBe(200);
  }
  expect(outcomes.toSorted()).toEqual(['answered', 'answered', 'answered', 'answered', 'shed']);
});

const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

test('sends the render time in the headers, also with a 304', async () => {
  const page = visit('/1');
  await under(['/1']);
  rendering.get('/1')?.finish();
  const { headers } = await page.answer;
  expect(headers['server-timing']).toBe('sent;desc="2026-11-24T12:59:59.000Z"');
  const again = get(`${url}/1`, { agent: false, headers: { 'if-none-match': headers.etag } });
  const answer = new Promise<IncomingMessage>((resolve) => again.once('response', resolve));
  await under(['/1', '/1']);
  rendering.get('/1')?.finish();
  const unchanged = await answer;
  expect([unchanged.statusCode, unchanged.headers['server-timing']]).toEqual([304, headers['server-timing']]);
});

test('cancels the render of a page whose client has disconnected, without logging an error', async () => {
  const page = visit('/1');
  await under(['/1']);
  const { signal, execute } = rendering.get('/1') as Rendering;
  await execute();
  expect([executed, signal.aborted]).toEqual([1, false]);
  page.leave();
  await expect.poll(() => signal.aborted).toBe(true);
  await execute();
  await expect.poll(() => outcomes).toEqual(['answered']);
  expect([executed, lines]).toEqual([1, []]);
});

test.each([
  ['UPSTREAM_UNAVAILABLE', 30, 'a page lacks data of the shop API'],
  ['INTERNAL_SERVER_ERROR', 50, 'a page failed'],
])('a page that lacks data because of %s is logged at level %d, without its key', async (code, level, msg) => {
  answer = { data: null, errors: [{ message: 'x', extensions: { code } }] };
  visit('/order/abc');
  await expect.poll(() => rendering.has('/order/abc')).toBe(true);
  await rendering.get('/order/abc')?.execute();
  rendering.get('/order/abc')?.report();
  expect(lines[0]).toMatchObject({ level, path: '/order/…', msg });
});
