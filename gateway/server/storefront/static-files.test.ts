import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, stop } from '../../testing/listen.fixture.ts';
import { staticFiles } from './static-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'static-files-'));
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  for (const [name, content] of Object.entries({
    'assets/page.js': 'plain();',
    'assets/page.js.br': 'as Brotli',
    'assets/page.js.gz': 'as gzip',
    'icons/icon.png': 'icon',
    '.secret': 'secret',
  })) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  app = fastify();
  app.setNotFoundHandler((_, reply) => reply.code(404).send('not a file'));
  await app.register(staticFiles(directory));
  await app.ready();
  origin = await listen(app.server);
});

afterAll(async () => {
  await stop(app.server);
  rmSync(directory, { recursive: true });
});

/** Fetches without decoding and without resolving dots, unlike `fetch`. */
async function get(path: string, headers: Record<string, string> = {}) {
  const sent = request(origin + path, { headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test.each([
  [undefined, 'plain();', undefined],
  ['gzip', 'as gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'as Brotli', 'br'],
])('Accept-Encoding %s gets the form that the build made for it', async (accepted, body, coding) => {
  const answer = await get('/assets/page.js?v=1', accepted ? { 'accept-encoding': accepted } : {});
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    etag: expect.stringMatching(/^W\//),
  });
  expect(answer.headers['content-encoding']).toBe(coding);
});

test('a file without a hash in its name may be a day old', async () => {
  expect((await get('/icons/icon.png')).headers['cache-control']).toBe('public, max-age=86400');
});

test.each(['/', '/assets', '/assets/', '/assets/missing.js', '/.secret', '/../package.json', '/%2e%2e/package.json'])(
  '%s is not a file',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: 'not a file' });
  },
);
