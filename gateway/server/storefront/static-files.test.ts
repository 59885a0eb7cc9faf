import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import fastify, { type FastifyError } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen, stop } from '../../testing/listen.fixture.ts';
import { staticFiles } from './static-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'static-files-'));
const LARGE = 'x'.repeat(2_000_000);
let server: Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, 'icons'));
  for (const [name, content] of Object.entries({
    'assets/page.js': 'plain();',
    'assets/page.js.br': 'as Brotli',
    'assets/page.js.gz': 'as gzip',
    'assets/font.woff2': 'font',
    'assets/large.js': LARGE,
    'assets/gone.js': 'gone',
    'assets/loop.js': 'loop',
    'icons/icon.png': 'icon',
    '.secret': 'secret',
  }))
    writeFileSync(join(directory, name), content);
  const app = fastify();
  app.setErrorHandler<FastifyError>(({ statusCode = 500 }, _, reply) => reply.code(statusCode).send('unreadable'));
  app.setNotFoundHandler((_, reply) => reply.code(404).send('not a file'));
  await app.register(staticFiles(directory));
  await app.ready();
  server = app.server;
  origin = await listen(server);
});

afterAll(async () => {
  await stop(server);
  rmSync(directory, { recursive: true });
});

/** Fetches without decoding, unlike `fetch`. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request(origin + path, { headers, method, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
}

test.each([
  [undefined, 'plain();', undefined],
  ['gzip', 'as gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'as Brotli', 'br'],
])('Accept-Encoding %s gets the form that the build made for it', async (accepted, body, coding) => {
  const answer = await get('/assets/page.js?v=1', accepted ? { 'accept-encoding': accepted } : {});
  expect(answer.status).toBe(200);
  expect(answer.body).toBe(body);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    etag: expect.stringMatching(/^W\//),
  });
  expect(answer.headers['content-encoding']).toBe(coding);
});

test('a file without compressed forms is sent as it is', async () => {
  const { headers, body } = await get('/assets/font.woff2', { 'accept-encoding': 'br' });
  expect(body).toBe('font');
  expect(headers).toMatchObject({ 'content-type': 'font/woff2' });
  expect((await get('/icons/icon.png')).headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
  });
});

test('a known ETag gets 304, and HEAD no body', async () => {
  const { headers } = await get('/assets/page.js');
  expect(await get('/assets/page.js', { 'if-none-match': headers.etag ?? '' })).toMatchObject({
    status: 304,
    body: '',
  });
  expect(await get('/assets/page.js', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect((await get('/assets/page.js', { 'if-match': '"other"' })).status).toBe(412);
});

test.each(['/', '/assets', '/assets/', '/assets/missing.js', '/.secret', '/../package.json', '/%2e%2e/package.json'])(
  '%s is not a file',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: 'not a file' });
  },
);

test('nothing but GET and HEAD reads a file', async () => {
  expect((await get('/assets/page.js', {}, 'POST')).status).toBe(404);
});

test('a file that has been removed since is no longer one, without the headers of a file', async () => {
  rmSync(join(directory, 'assets/gone.js'));
  const answer = await get('/assets/gone.js');
  expect(answer).toMatchObject({ status: 404, body: 'not a file' });
  expect(answer.headers).not.toHaveProperty('cache-control');
});

test('a file that cannot be read is an error, not the end of the process', async () => {
  const path = join(directory, 'assets/loop.js');
  rmSync(path);
  symlinkSync(path, path);
  expect(await get('/assets/loop.js')).toMatchObject({ status: 500, body: 'unreadable' });
});

test('aborted downloads leave no file open', async () => {
  const openFiles = () => readdirSync('/dev/fd').length;
  await get('/assets/large.js');
  const before = openFiles();
  for (let count = 0; count < 50; count += 1) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write('GET /assets/large.js HTTP/1.1\r\nHost: shop\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
  }
  await vi.waitFor(() => expect(openFiles()).toBeLessThan(before + 5));
});
